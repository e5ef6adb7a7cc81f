import Foundation

/// How a paragraph is broken, cut and aligned.
public struct ParagraphStyle: Hashable, Sendable {
  /// Which part goes when the text is too long.
  public enum Truncation: Hashable, Sendable {
    case head, middle, tail
  }
  /// Where short lines stand inside the text's own width.
  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  /// At most so many lines, 1 or more; nil is no limit.
  public var lineLimit: Int?
  /// Height is kept for so many lines even when fewer are used.
  public var reservedLines: Int
  public var truncation: Truncation
  public var alignment: Alignment
  /// Points between wrapped lines.
  public var lineSpacing: CGFloat
  /// The font may shrink to this factor to fit; 1 never shrinks.
  public var minimumScaleFactor: CGFloat
  public var isRightToLeft: Bool
  /// BCP 47, for the choice of Han forms and breaking.
  public var language: String

  /// A style; the defaults are SwiftUI's.
  public init(
    lineLimit: Int? = nil, reservedLines: Int = 0, truncation: Truncation = .tail,
    alignment: Alignment = .leading,
    lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1, isRightToLeft: Bool = false,
    language: String = "en"
  ) {
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.isRightToLeft = isRightToLeft
    self.language = language
  }
}
