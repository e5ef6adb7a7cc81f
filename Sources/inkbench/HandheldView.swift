import Foundation
import InkViews

/// 250 × 122: a ring with a percentage, a word and a clock.
struct HandheldView: View {
  let percent: Int
  var time = "12:34"

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Ring(percent: percent, radius: 48, track: 2, width: 10).at(12, 13)
      Label(text: "\(percent)%", size: 28, isBold: true).centered(60, 61)
      Label(text: "Charging", size: 18).baseline(126, 40)
      Label(text: time, size: 40, isBold: true).baseline(124, 84)
    }
  }
}
