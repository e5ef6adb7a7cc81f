import Foundation

/// A gradient made from one colour.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// A gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  init(_ color: Color) {
    gradient = Gradient(colors: [color.mix(with: .white, by: 0.15), color])
  }
}

extension AnyGradient: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    gradient.paint(in: bounds, environment)
  }
}
