import Foundation
import InkViews

/// Says in the screen's upper trailing corner that the battery runs out: white on black, so that it is seen from afar.
struct BatteryWarning: View, Equatable {
  /// Nil where only the voltage is known.
  let percent: Int?

  var body: some View {
    HStack(spacing: 3) {
      Image(systemName: "battery.25").font(.system(size: 15))
      if let percent { Text(verbatim: "\(percent) %").font(.system(size: 14, weight: .bold)) }
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.black)
  }

  /// Where it stands on a screen.
  func frame(in bounds: CGRect) -> CGRect {
    let width = min(bounds.width, percent == nil ? 28 : 64)
    return CGRect(x: bounds.maxX - width, y: bounds.minY, width: width, height: min(bounds.height, 22))
  }
}
