/// A piece of user interface: a value that says what to show.
///
/// A composite view answers `body`; the views of this module are primitive and are measured and drawn by the
/// engine. A body is read once for each evaluation of the tree.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  /// Primitive views have no body; the engine never asks for it.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the engine and has no body") }
}

extension Never: View {
  /// Never returns.
  public var body: Never { self }
}
