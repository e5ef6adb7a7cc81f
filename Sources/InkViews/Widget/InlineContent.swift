import Foundation

/// What is left of an inline widget: one symbol and one text, in a font of the host's choice.
@MainActor
struct InlineContent {
  /// As on the line above a lock screen's clock.
  private static let font = Font.system(size: 17, weight: .medium)

  private var symbol: LayoutNode?
  private var text: LayoutNode?

  /// The context every inline symbol and text is evaluated in, whatever the widget asked for.
  static func context(_ context: ViewContext) -> ViewContext {
    context.with { environment in
      environment.font = font
      environment.textChanges = []
      environment.imageScale = .medium
      environment.lineLimit = 1
      environment.foreground = nil
    }
  }

  /// Keeps the first symbol.
  mutating func offer(symbol node: LayoutNode) { symbol = symbol ?? node }

  /// Keeps the first text.
  mutating func offer(text node: LayoutNode) { text = text ?? node }

  /// The symbol and the text side by side; nil when there is neither.
  func root(in context: ViewContext) -> LayoutNode? {
    let nodes = [symbol, text].compactMap { $0 }
    guard !nodes.isEmpty else { return nil }
    return StackNode(.horizontal, nodes, alignment: VerticalAlignment.center.key, spacing: 4, in: context)
  }
}

extension Text {
  /// The text without fonts, colours and other styles of its own.
  var plain: Text {
    var copy = self
    if case .joined(let first, let second) = storage { copy = Text(.joined(first.plain, second.plain)) }
    copy.changes = []
    return copy
  }
}
