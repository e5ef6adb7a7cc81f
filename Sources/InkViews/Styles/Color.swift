import Foundation

/// A colour, possibly one that differs between light and dark.
///
/// As a view it fills what it is proposed.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// Where the numbers come from.
  indirect enum Provider: Hashable, Sendable {
    case numbers(ResolvedColor)
    case system(SystemPalette.Name)
    case label(level: Int)
    case accent
    case adaptive(light: ResolvedColor, dark: ResolvedColor)
    case asset(name: String, bundle: String?)
    case faded(Color, Double)
    case mixed(Color, Color, Double)
  }

  /// The space in which the numbers of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  let provider: Provider

  init(_ provider: Provider) { self.provider = provider }

  /// What the colour is, for diagnostics.
  public var description: String { "\(provider)" }
}

extension Color {
  /// The numbers of the colour in an environment.
  package func numbers(in environment: EnvironmentValues) -> ResolvedColor {
    let dark = environment.colorScheme == .dark
    switch provider {
    case .numbers(let color): return color
    case .system(let name): return SystemPalette.color(name, dark: dark)
    case .label(let level): return SystemPalette.label(level: level, dark: dark)
    case .accent: return SystemPalette.color(.blue, dark: dark)
    case .adaptive(let light, let darkColor): return dark ? darkColor : light
    case .asset(let name, let bundle):
      // A faint label colour stands for a missing one: text in it is solid, and text upon it can still be read.
      return environment.colorAssets?(name, bundle, environment.colorScheme)
        ?? SystemPalette.label(level: 2, dark: dark)
    case .faded(let color, let opacity):
      return color.numbers(in: environment).faded(by: Float(opacity))
    case .mixed(let color, let other, let fraction):
      return color.numbers(in: environment).mixed(with: other.numbers(in: environment), by: Float(fraction))
    }
  }
}

extension ResolvedColor {
  /// The colour a fraction of the way to another one.
  func mixed(with other: ResolvedColor, by fraction: Float) -> ResolvedColor {
    let t = min(max(fraction, 0), 1)
    return ResolvedColor(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t, opacity: opacity + (other.opacity - opacity) * t)
  }
}

extension Color: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(numbers(in: environment))
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    if case .label(let own) = provider {
      return .color(SystemPalette.label(level: own + level, dark: environment.colorScheme == .dark))
    }
    return .color(numbers(in: environment).faded(by: StyleLevel.opacity(of: level)))
  }
}

extension Color: View {
  public typealias Body = Never
}

extension Color: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [ShapeNode(Rectangle(), style: AnyShapeStyle(self), name: "Color", in: context)]
  }
}
