import Foundation
import InkTimelines
import InkViews

/// A battery lying down, filled as far as it is charged, with a bolt while it is being charged; struck through where
/// nothing is known of it.
struct BatteryGlyph: View {
  let battery: BatteryStatus
  /// Points of type it is as large as.
  let size: CGFloat

  var body: some View {
    let mark = BatteryMark(battery)
    Image(
      systemName: battery.level == nil
        ? "battery.0percent.slash" : mark == .charging ? "battery.100percent.bolt" : "battery.100percent",
      variableValue: battery.level
    )
    .font(.system(size: size))
    .tinted(for: mark)
  }
}
