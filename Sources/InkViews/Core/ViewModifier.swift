/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the modified view is made of.
  associatedtype Body: View

  /// The view the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Primitive modifiers have no body; the engine never asks for it.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the engine and has no body")
  }
}

extension ViewModifier {
  /// This modifier first, then another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
