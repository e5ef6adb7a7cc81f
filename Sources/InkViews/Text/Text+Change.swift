import Foundation

extension Text {
  /// A change of style.
  enum Change: Sendable {
    case font(Font?)
    case fontChange(Font.Change)
    case style(AnyShapeStyle?)
    case underline(Bool)
    case strikethrough(Bool)
    case tracking(CGFloat)
    case kerning(CGFloat)
    case baselineOffset(CGFloat)
  }

  /// The font, over the environment's.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// The weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.fontChange(.weight(weight))) }
  /// The design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.fontChange(.design(design))) }
  /// The width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.fontChange(.width(width))) }
  /// The colour; nil is the environment's.
  public func foregroundColor(_ color: Color?) -> Text { changed(.style(color.map { AnyShapeStyle($0) })) }
  /// The style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(AnyShapeStyle(style))) }
  /// Bold.
  public func bold() -> Text { changed(.fontChange(.bold(true))) }
  /// Bold or not.
  public func bold(_ isActive: Bool) -> Text { changed(.fontChange(.bold(isActive))) }
  /// Italics.
  public func italic() -> Text { changed(.fontChange(.italic(true))) }
  /// Italics or not.
  public func italic(_ isActive: Bool) -> Text { changed(.fontChange(.italic(isActive))) }
  /// Every character equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? changed(.fontChange(.design(.monospaced))) : self
  }
  /// Every digit equally wide.
  public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigits)) }
  /// A line under the text.
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text { changed(.underline(active)) }
  /// A line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.underline(isActive))
  }
  /// A line through the text.
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(active))
  }
  /// A line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(isActive))
  }
  /// Points between letters.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Points after each letter.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Points upwards.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
}
