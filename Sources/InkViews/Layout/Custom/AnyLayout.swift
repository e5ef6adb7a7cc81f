import Foundation

/// A layout whose type is hidden, so that one of several can be chosen.
public struct AnyLayout: Layout {
  /// What the hidden layout keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  let layout: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  /// What the hidden layout keeps.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.anyCache(subviews)) }

  /// The hidden layout's.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.distances(subviews, &cache.value)
  }

  /// The hidden layout's.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.size(proposal, subviews, &cache.value)
  }

  /// The hidden layout's.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.place(in: bounds, proposal, subviews, &cache.value)
  }
}

extension Layout {
  fileprivate func anyCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

  /// Lends the cache by its own type.
  fileprivate func with<Result>(
    _ cache: inout Any, _ subviews: Subviews, _ body: (Self, inout Cache) -> Result
  ) -> Result {
    var own = cache as? Cache ?? makeCache(subviews: subviews)
    defer { cache = own }
    return body(self, &own)
  }

  fileprivate func distances(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
  }

  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
    with(&cache, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
  }

  fileprivate func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }
}
