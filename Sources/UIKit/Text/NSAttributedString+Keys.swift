extension NSAttributedString.Key {
  /// A `UIFont`; the system's at 12 points by default.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; black by default.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`; not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points after each letter.
  public static let tracking = NSAttributedString.Key("NSTracking")
  /// An `NSUnderlineStyle`'s number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// An `NSUnderlineStyle`'s number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Points upwards.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  /// A style by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// Where short lines stand.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// How lines that are too long are broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How a paragraph is set.
open class NSParagraphStyle: @unchecked Sendable {
  // Shared only once it is not changed any more, as everywhere in UIKit.

  /// Where short lines stand.
  public fileprivate(set) var alignment = NSTextAlignment.natural
  /// How long lines are broken or cut.
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points between lines.
  public fileprivate(set) var lineSpacing: CGFloat = 0

  /// An ordinary paragraph.
  public init() {}

  /// An ordinary paragraph.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// How a paragraph is set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where short lines stand.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }

  /// How long lines are broken or cut.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }

  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
}
