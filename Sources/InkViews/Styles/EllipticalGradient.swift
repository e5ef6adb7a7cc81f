import Foundation

/// Colours outwards from a point; drawn as circles that fill the shape's greater side.
public struct EllipticalGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat

  /// Between two fractions of the way to the edge.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startFraction = startRadiusFraction
    endFraction = endRadiusFraction
  }

  /// Between two fractions of the way to the edge.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    let side = max(bounds.width, bounds.height)
    return .radialGradient(
      stops: gradient.numbers(in: environment), center: center.point(in: bounds), from: startFraction * side,
      to: endFraction * side)
  }
}

extension EllipticalGradient: View {
  /// The gradient over all that is proposed.
  public var body: some View { Rectangle().fill(self) }
}
