#if compiler(>=6.1)
  /// A view with a modifier, or a modifier followed by another.
  public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// The change.
    public var modifier: Modifier

    /// A modified view.
    public nonisolated init(content: Content, modifier: Modifier) {
      self.content = content
      self.modifier = modifier
    }
  }

  extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func makeNodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: content, modifier: modifier) }
  }
#else
  /// A view with a modifier, or a modifier followed by another.
  ///
  /// One word, whatever its types: for `some View` with two types by `#available`, Swift 6.0 makes a value of one type
  /// and takes it for the other (repaired in 6.1). Between two modified views that is harmless so.
  public struct ModifiedContent<Content, Modifier> {
    private let parts: ModifiedParts

    /// A modified view.
    public nonisolated init(content: Content, modifier: Modifier) {
      parts = ModifiedParts(content: content, modifier: modifier)
    }

    /// What is modified.
    public var content: Content { part(parts.content) }

    /// The change.
    public var modifier: Modifier { part(parts.modifier) }

    private func part<Part>(_ value: Any) -> Part {
      guard let part = value as? Part else { preconditionFailure("a \(Part.self) was made, not \(value)") }
      return part
    }
  }

  /// What modified views of all types hold.
  private final class ModifiedParts: @unchecked Sendable {
    // Never changed, and handed on only as the values of a view are.
    let content: Any
    let modifier: Any

    init(content: Any, modifier: Any) {
      self.content = content
      self.modifier = modifier
    }
  }

  extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func makeNodes(in context: ViewContext) -> [LayoutNode] {
      guard let content = parts.content as? any View, let modifier = parts.modifier as? any ViewModifier
      else {
        return []
      }
      return context.nodes(of: content, modifier: modifier)
    }
  }
#endif

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The two modifiers in turn.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
