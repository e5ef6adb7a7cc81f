import Foundation

extension GraphicsContext {
  /// What things are drawn with.
  public struct Shading: Sendable {
    let style: AnyShapeStyle

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }

    /// A colour by its components, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, 0 black and 1 white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Any style, in the bounds of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }

    /// The foreground style.
    public static let foreground = Shading(style: AnyShapeStyle(ForegroundStyle()))
    /// The page.
    public static let backdrop = Shading(style: AnyShapeStyle(BackgroundStyle()))

    /// Colours between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(style: AnyShapeStyle(PointGradient(gradient: gradient, start: startPoint, end: endPoint)))
    }

    /// Colours between two radii around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        style: AnyShapeStyle(
          CenteredGradient(gradient: gradient) { stops in
            .radialGradient(stops: stops, center: center, from: startRadius, to: endRadius)
          }))
    }

    /// Colours around a point, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(
        style: AnyShapeStyle(
          CenteredGradient(gradient: gradient) { stops in
            .angularGradient(
              stops: stops, center: center, from: CGFloat(angle.radians),
              to: CGFloat(angle.radians) + 2 * .pi)
          }))
    }

    /// The first of several shadings, which is what a path is drawn with.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
  }
}

/// A gradient between two points given as such.
private struct PointGradient: PrimitiveShapeStyle {
  let gradient: Gradient
  let start: CGPoint
  let end: CGPoint

  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .linearGradient(stops: gradient.numbers(in: environment), from: start, to: end)
  }
}

/// A gradient around a point given as such.
private struct CenteredGradient: PrimitiveShapeStyle {
  let gradient: Gradient
  let make: @Sendable ([GradientStop]) -> Paint

  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    make(gradient.numbers(in: environment))
  }
}
