import Foundation

/// A text with everything settled by an environment: words, fonts, and which of them change with time.
struct TextResolution {
  /// Style of a stretch of text before its font is known.
  private struct Style {
    var font: Font?
    var changes: [Font.Change] = []
    var paint: AnyShapeStyle?
    var isUnderlined = false
    var isStruckThrough = false
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
  }

  private(set) var runs: [StyledText.Run] = []
  /// Each run's own style; nil is the foreground.
  private(set) var paints: [AnyShapeStyle?] = []
  private(set) var liveTexts: [LiveText] = []
  private let environment: EnvironmentValues

  init(_ text: Text, in environment: EnvironmentValues) {
    self.environment = environment
    var style = Style(font: environment.font)
    for change in environment.textChanges { Self.apply(change, to: &style) }
    append(text, style)
  }

  /// True when the width follows the proposal, because the words change.
  var isDynamic: Bool { liveTexts.contains { $0.date.isDynamic } }

  /// The style all runs share, if they do.
  var commonPaint: AnyShapeStyle? { paints.count == 1 ? paints[0] : nil }

  // MARK: Storage

  private mutating func append(_ text: Text, _ outer: Style) {
    var style = outer
    for change in text.changes.reversed() { Self.apply(change, to: &style) }
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .localized(let key, let table, let bundle): append(key, table: table, bundle: bundle, style)
    case .live(let date):
      let live = LiveText(date, in: environment)
      if date.isDynamic { liveTexts.append(live) }
      append(live.string(at: environment.currentDate), style)
    case .formatted(let value):
      if let attributed = value.attributedString(in: environment.locale) {
        append(attributed, style)
      } else {
        append(value.string(in: environment.locale), style)
      }
    case .attributed(let string): append(string, style)
    case .image(let image): append(image, style)
    case .joined(let first, let second):
      append(first, style)
      append(second, style)
    }
  }

  private mutating func append(_ string: String, _ style: Style) {
    guard !string.isEmpty else { return }
    runs.append(run(cased(string), style))
    paints.append(style.paint)
  }

  private mutating func append(_ image: Image, _ style: Style) {
    guard let name = image.symbolName(in: environment) else { return }
    var run = run("\u{FFFC}", style)
    run.symbol = SymbolRequest(
      name: name, pointSize: run.font.size * environment.imageScale.factor, weight: run.font.weight,
      variableValue: image.variableValue)
    runs.append(run)
    paints.append(style.paint)
  }

  private mutating func append(_ key: LocalizedStringKey, table: String?, bundle: String?, _ style: Style) {
    let format = key.format(table: table, bundle: bundle, locale: environment.locale)
    var next = 0
    for marked in InlineMarkdown.runs(of: format) {
      var style = style
      if marked.isBold { style.changes.append(.bold(true)) }
      if marked.isItalic { style.changes.append(.italic(true)) }
      if marked.isCode { style.changes.append(.design(.monospaced)) }
      if marked.isStruckThrough { style.isStruckThrough = true }
      if marked.isLink { style.paint = AnyShapeStyle(TintShapeStyle()) }
      // Without values the key is no format: a percent sign is just that.
      guard !key.arguments.isEmpty else {
        append(marked.text, style)
        continue
      }
      let (pieces, after) = FormatSpecifier.pieces(of: marked.text[...], startingAt: next)
      next = after
      for piece in pieces { append(piece, of: key, style) }
    }
  }

  private mutating func append(_ piece: FormatPiece, of key: LocalizedStringKey, _ style: Style) {
    switch piece {
    case .literal(let string): append(string, style)
    case .value(let index, let specifier):
      guard key.arguments.indices.contains(index) else { return }
      switch key.arguments[index] {
      case .string(let string): append(string, style)
      case .number(let number):
        append(number.string(in: environment.locale, translated: specifier), style)
      case .text(let text): append(text, style)
      }
    }
  }

  private mutating func append(_ string: AttributedString, _ style: Style) {
    for run in string.runs {
      var style = style
      if run.link != nil { style.paint = AnyShapeStyle(TintShapeStyle()) }
      for change in run.attributes.textChanges { Self.apply(change, to: &style) }
      append(String(string[run.range].characters), style)
    }
  }

  // MARK: Style

  private func run(_ string: String, _ style: Style) -> StyledText.Run {
    var font = (style.font ?? .body).resolved(at: environment.dynamicTypeSize)
    for change in style.changes { font.apply(change) }
    return StyledText.Run(
      // Few faces have the narrow no-break space that stands before "PM".
      string.replacingOccurrences(of: "\u{202F}", with: "\u{A0}"), font: font, tracking: style.tracking,
      baselineOffset: style.baselineOffset, isUnderlined: style.isUnderlined,
      isStruckThrough: style.isStruckThrough)
  }

  private func cased(_ string: String) -> String {
    switch environment.textCase {
    case .uppercase?: string.uppercased(with: environment.locale)
    case .lowercase?: string.lowercased(with: environment.locale)
    case nil: string
    }
  }

  private static func apply(_ change: Text.Change, to style: inout Style) {
    switch change {
    case .font(let font): style.font = font ?? style.font
    case .fontChange(let change): style.changes.append(change)
    case .style(let paint): style.paint = paint
    case .underline(let isActive): style.isUnderlined = isActive
    case .strikethrough(let isActive): style.isStruckThrough = isActive
    case .tracking(let points), .kerning(let points): style.tracking = points
    case .baselineOffset(let points): style.baselineOffset = points
    }
  }
}
