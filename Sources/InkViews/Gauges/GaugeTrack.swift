import Foundation

/// The open ring, with a gap for the dot.
struct GaugeTrack: Shape {
  let value: Double
  /// Width of the line, points.
  let width: CGFloat

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 - width / 2
    guard radius > 0 else { return Path() }
    // The round ends of both parts and the dot between them need 1.3 widths, middle to middle.
    let gap = 1.3 * width / radius
    let dot = OpenRing.angle(value)
    let parts = [(OpenRing.start, dot - gap), (dot + gap, OpenRing.start + OpenRing.sweep)]
    return Path { path in
      for (from, to) in parts where from < to {
        path.move(to: CGPoint(x: center.x + radius * cos(from), y: center.y + radius * sin(from)))
        path.addRelativeArc(
          center: center, radius: radius, startAngle: .radians(Double(from)),
          delta: .radians(Double(to - from)))
      }
    }
  }
}
