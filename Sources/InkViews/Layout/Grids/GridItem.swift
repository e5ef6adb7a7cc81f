import Foundation

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How large it is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// An even share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items of at least the minimum as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Distance to the next item; 8 points when nil.
  public var spacing: CGFloat?
  /// Where views stand in the item; the grid's alignment when nil.
  public var alignment: Alignment?

  /// An item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
