/// A text with attributes as it is measured and drawn.
struct DrawnText {
  var text: StyledText
  var style: ParagraphStyle
  var paint: Paint

  /// A string in one style.
  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    let attributes = attributes ?? [:]
    text = StyledText([Self.run(string, attributes, paint: nil)])
    style = Self.paragraph(attributes)
    paint = Self.paint(attributes)
  }

  /// A string in several styles; its paragraph's is that of its first character.
  init(_ string: NSAttributedString) {
    var runs: [StyledText.Run] = []
    let whole = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      runs.append(
        Self.run(whole.substring(with: range), attributes, paint: Self.paint(attributes)))
    }
    let first = string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : [:]
    text = StyledText(runs)
    style = Self.paragraph(first)
    paint = Self.paint(first)
  }

  private static func run(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], paint: Paint?
  ) -> StyledText.Run {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return StyledText.Run(
      string, font: font.resolved, tracking: number(attributes[.kern] ?? attributes[.tracking]),
      baselineOffset: number(attributes[.baselineOffset]),
      isUnderlined: number(attributes[.underlineStyle]) != 0,
      isStruckThrough: number(attributes[.strikethroughStyle]) != 0, paint: paint)
  }

  /// A number of attributes, whatever type a literal gave it; 0 where it is none.
  static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }

  private static func paint(_ attributes: [NSAttributedString.Key: Any]) -> Paint {
    .color((attributes[.foregroundColor] as? UIColor ?? .black).current)
  }

  private static func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> ParagraphStyle {
    var result = ParagraphStyle(language: CurrentEnvironment.locale.language.languageCode?.identifier ?? "en")
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return result }
    result.lineSpacing = style.lineSpacing
    switch style.alignment {
    case .center: result.alignment = .center
    case .right: result.alignment = .trailing
    case .left, .justified, .natural: result.alignment = .leading
    }
    switch style.lineBreakMode {
    case .byTruncatingHead: result.truncation = .head
    case .byTruncatingMiddle: result.truncation = .middle
    case .byTruncatingTail, .byClipping, .byWordWrapping, .byCharWrapping: result.truncation = .tail
    }
    return result
  }
}

extension DrawnText {
  /// The size at a width at most, points.
  func size(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    SharedFonts.size(of: text, style: style, width: width, height: height)
  }

  /// Draws it into the current context; an infinite side of the box does not limit it.
  func draw(in box: CGRect) {
    guard let context = UIGraphics.current else { return }
    context.record(
      .text(text, style, in: box, paint, transform: context.state.transform))
  }

  /// Draws it into the current context, its top left corner at a point.
  func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }
}
