extension AttributedString {
  /// How Markdown is read; inline marks only here.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// Accepted; inline marks only.
    public var interpretedSyntax: InterpretedSyntax
    /// Accepted; there are no attributes of one's own.
    public var allowsExtendedAttributes: Bool

    /// Options.
    public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Reads bold, italics, strikethrough, code and links; nothing is thrown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self = Self.inlineMarkdown(markdown)
  }
}
