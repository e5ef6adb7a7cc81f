import Foundation

/// A layout of one's own: answers a size for views and places them.
public protocol Layout: Animatable {
  /// What is kept between calls.
  associatedtype Cache = Void

  /// The views laid out.
  typealias Subviews = LayoutSubviews

  /// What is kept between calls, at first.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date; views never change here.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances it likes to keep from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view; one that is not placed stands in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// A guide of the whole; nil for its default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// A guide of the whole; nil for its default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The views' own, the greater ones.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.silent) { $0.formUnion($1.spacing) }
  }

  /// The default.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// The default.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// Nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  /// Views in this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout of one's own.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: View {
  typealias Body = Never
}

extension LayoutView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    if let stack = (layout as? AnyLayout)?.layout as? any StackLayout ?? layout as? any StackLayout {
      return [stack.makeNode(context.inside(stack: stack.axis).nodes(of: content), in: context)]
    }
    return [CustomLayoutNode(layout, context.inside(stack: nil).nodes(of: content), in: context)]
  }
}
