import Foundation

/// A typeface, size and style, to be settled by the environment.
public struct Font: Hashable, Sendable {
  /// Where the font comes from.
  enum Provider: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, design: Design?, weight: Weight?)
    /// `relativeTo` nil keeps the size whatever the preferred text size is.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// A change to a font.
  enum Change: Hashable, Sendable {
    case weight(Weight?)
    case bold(Bool)
    case italic(Bool)
    case design(Design?)
    case width(Width?)
    case monospacedDigits
    case smallCaps
    case leading(Leading)
  }

  /// How far apart lines stand.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  let provider: Provider
  var changes: [Change] = []

  init(_ provider: Provider) { self.provider = provider }

  func changed(_ change: Change) -> Font {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// A text style's font.
  public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
  /// A text style's font.
  public static let title = Font(.style(.title, design: nil, weight: nil))
  /// A text style's font.
  public static let title2 = Font(.style(.title2, design: nil, weight: nil))
  /// A text style's font.
  public static let title3 = Font(.style(.title3, design: nil, weight: nil))
  /// A text style's font.
  public static let headline = Font(.style(.headline, design: nil, weight: nil))
  /// A text style's font.
  public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
  /// A text style's font.
  public static let body = Font(.style(.body, design: nil, weight: nil))
  /// A text style's font.
  public static let callout = Font(.style(.callout, design: nil, weight: nil))
  /// A text style's font.
  public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
  /// A text style's font.
  public static let caption = Font(.style(.caption, design: nil, weight: nil))
  /// A text style's font.
  public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))
}
