import Foundation

/// A font with every environment value resolved: what the text measurer and the raster need to pick a face.
public struct ResolvedFont: Hashable, Sendable {
  /// Families by purpose; `.custom` names one.
  public enum Design: Hashable, Sendable {
    case standard, rounded, serif, monospaced
    case custom(String)
  }

  /// Points.
  public var size: CGFloat
  /// 100…900 as in CSS.
  public var weight: Int
  public var design: Design
  public var isItalic: Bool
  /// Tabular figures.
  public var hasMonospacedDigits: Bool
  public var hasSmallCaps: Bool
  /// Extra points between two stacked texts (not between wrapped lines).
  public var leading: CGFloat
  /// Width class: 1 normal, below condensed, above expanded.
  public var width: CGFloat

  /// A font.
  public init(
    size: CGFloat, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false, leading: CGFloat = 0, width: CGFloat = 1
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCaps = hasSmallCaps
    self.leading = leading
    self.width = width
  }

  /// Points above the baseline, 0.9521 of the size: SF's figure, so that layouts equal iOS's on any face.
  public var ascent: CGFloat { 0.9521 * size }
  /// Points below the baseline, 0.2412 of the size.
  public var descent: CGFloat { 0.2412 * size }
  /// Height of a capital, 0.7046 of the size.
  public var capHeight: CGFloat { 0.7046 * size }
}
