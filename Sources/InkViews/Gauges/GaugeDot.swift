import Foundation

/// The dot on the open ring.
struct GaugeDot: Shape {
  let value: Double
  /// Its diameter, points.
  let width: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - width / 2
    let angle = OpenRing.angle(value)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX + radius * cos(angle) - width / 2, y: rect.midY + radius * sin(angle) - width / 2,
        width: width, height: width))
  }
}
