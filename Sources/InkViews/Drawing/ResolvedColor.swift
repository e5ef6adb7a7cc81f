import Foundation

/// A colour as numbers: gamma-encoded sRGB components and opacity, each 0…1.
public struct ResolvedColor: Hashable, Sendable {
  public var red: Float
  public var green: Float
  public var blue: Float
  public var opacity: Float
  /// True under `widgetAccentable`: drawn in the colour ink where the panel has one.
  public var isAccented: Bool
  /// True for bars and blocks in place of content: seen on whatever lies behind them.
  public var isRedacted = false

  /// A colour.
  public init(red: Float, green: Float, blue: Float, opacity: Float = 1, isAccented: Bool = false) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
    self.isAccented = isAccented
  }

  /// Full black.
  public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  /// Full white.
  public static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// Relative luminance of linearised sRGB with the weights of Recommendation 709, 0…1.
  public var luminance: Float {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }
}
