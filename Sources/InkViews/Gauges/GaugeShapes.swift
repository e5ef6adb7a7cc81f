import Foundation

/// Angles of the open ring: three quarters of a turn, open at the bottom.
private enum OpenRing {
  static let start = CGFloat.pi * 0.75
  static let sweep = CGFloat.pi * 1.5

  static func angle(_ value: Double) -> CGFloat { start + sweep * CGFloat(value) }
}

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

/// What a gauge's value is drawn with: the tint where one is set, else the foreground.
struct GaugeValueStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    environment.tintStyle.map { environment.paint(of: $0, in: bounds) }
      ?? ForegroundStyle().paint(in: bounds, environment)
  }
}

/// What a track that carries a dot is drawn with: a gradient or colour that is set, else a faint foreground.
struct GaugeTrackStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    guard let tint = environment.tintStyle else { return GaugeRestStyle().paint(in: bounds, environment) }
    if let gradient = tint.style as? Gradient {
      return AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(135), endAngle: .degrees(405)
      ).paint(in: bounds, environment)
    }
    return environment.paint(of: tint, in: bounds)
  }
}

/// The part of a scale that is not filled.
struct GaugeRestStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    GaugeValueStyle().paint(in: bounds, environment).faded(by: 0.3)
  }
}
