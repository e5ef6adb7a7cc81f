import Foundation
import InkViews

/// Says in a corner of the screen that the battery runs out: white on black, so that it is seen from afar.
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

  /// Where it stands on a screen: in the upper trailing corner, but where a widget is there and another corner is free, in
  /// that one, so that a screen of one line keeps its words.
  func frame(in bounds: CGRect, among widgets: [CGRect] = []) -> CGRect {
    let size = CGSize(
      width: min(bounds.width, percent == nil ? 28 : 64), height: min(bounds.height, 22))
    let (left, right) = (bounds.minX, bounds.maxX - size.width)
    let (top, bottom) = (bounds.minY, bounds.maxY - size.height)
    let corners = [(right, top), (left, top), (right, bottom), (left, bottom)].map {
      CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: size)
    }
    return corners.first { corner in !widgets.contains { $0.intersects(corner) } } ?? corners[0]
  }
}
