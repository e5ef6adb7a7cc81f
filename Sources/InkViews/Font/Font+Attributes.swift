import Foundation

extension Font {
  /// How heavy a font is.
  public struct Weight: Hashable, Sendable {
    /// The number Apple's frameworks use, −1…1.
    let value: Double
    /// The number of CSS and OpenType, 100…900.
    let css: Int

    /// 100.
    public static let ultraLight = Weight(value: -0.8, css: 100)
    /// 200.
    public static let thin = Weight(value: -0.6, css: 200)
    /// 300.
    public static let light = Weight(value: -0.4, css: 300)
    /// 400.
    public static let regular = Weight(value: 0, css: 400)
    /// 500.
    public static let medium = Weight(value: 0.23, css: 500)
    /// 600.
    public static let semibold = Weight(value: 0.3, css: 600)
    /// 700.
    public static let bold = Weight(value: 0.4, css: 700)
    /// 800.
    public static let heavy = Weight(value: 0.56, css: 800)
    /// 900.
    public static let black = Weight(value: 0.62, css: 900)
  }

  /// What a font is like.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How wide a font is, 0 being normal.
  public struct Width: Hashable, Sendable {
    public let value: CGFloat

    /// A width.
    public init(_ value: CGFloat) { self.value = value }

    /// −0.4.
    public static let compressed = Width(-0.4)
    /// −0.2.
    public static let condensed = Width(-0.2)
    /// 0.
    public static let standard = Width(0)
    /// 0.2.
    public static let expanded = Width(0.2)
  }

  /// A role of text, with its own size and weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
}
