import Foundation

/// What a stretch of text is to a reader, which Foundation has not on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  /// Intents by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, every character equally wide.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Not valid any more, with a line through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes.SwiftUIAttributes {
  /// What a stretch of text is to a reader.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

extension InlinePresentationIntent {
  /// The changes of style the intent stands for.
  var textChanges: [Text.Change] {
    var changes: [Text.Change] = []
    if contains(.stronglyEmphasized) { changes.append(.fontChange(.bold(true))) }
    if contains(.emphasized) { changes.append(.fontChange(.italic(true))) }
    if contains(.code) { changes.append(.fontChange(.design(.monospaced))) }
    if contains(.strikethrough) { changes.append(.strikethrough(true)) }
    return changes
  }
}

extension AttributedString {
  /// The string that inline Markdown stands for.
  package static func inlineMarkdown(_ text: String) -> AttributedString {
    InlineMarkdown.runs(of: text).reduce(into: AttributedString()) { result, run in
      var part = AttributedString(run.text)
      var intent: InlinePresentationIntent = []
      if run.isBold { intent.insert(.stronglyEmphasized) }
      if run.isItalic { intent.insert(.emphasized) }
      if run.isCode { intent.insert(.code) }
      if run.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      result += part
    }
  }
}
