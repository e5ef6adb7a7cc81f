import Foundation

/// A view that would scroll; a widget cannot, so a crossed box stands for it and a problem is reported.
public struct ScrollView<Content: View> {
  /// What would scroll; it is not drawn.
  public var content: Content

  /// A view that would scroll.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: View {
  public typealias Body = Never
}

extension ScrollView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.nodes(of: UnsupportedView(name: "ScrollView"))
  }
}

/// A list that would scroll; a widget cannot, so a crossed box stands for it and a problem is reported.
public struct List<Content: View> {
  /// What would scroll; it is not drawn.
  public var content: Content

  /// A list of views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension List: View {
  public typealias Body = Never
}

extension List: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: UnsupportedView(name: "List")) }
}
