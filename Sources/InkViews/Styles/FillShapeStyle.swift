import Foundation

/// The grey that fills controls.
public struct FillShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension FillShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: bounds, environment)
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    guard !environment.isBehindWidget else { return .color(ResolvedColor.white.faded(by: 0)) }
    return .color(SystemPalette.fill(level: level, dark: environment.colorScheme == .dark))
  }
}
