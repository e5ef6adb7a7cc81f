import Foundation

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
