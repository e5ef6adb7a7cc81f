/// The views of a live activity in a phone's island; a display has none.
public struct DynamicIsland {
  /// The views of its three forms.
  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<EmptyView>,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing, @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Accepted; there is no island.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Accepted; there is no island.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Accepted; there is no island.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode)
    -> DynamicIsland
  {
    self
  }
}

/// A form of the island.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Views around a phone's camera.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Views in a place; the greater priority gets more room.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// A place around a phone's camera.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  case leading, trailing, center, bottom
}

/// The regions of an island.
public struct DynamicIslandExpandedContent<Content: View> {}

/// Gathers the regions of an island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// One region.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { .init() }

  /// Regions made elsewhere.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { .init() }

  /// All regions.
  public static func buildBlock(
    _ regions: DynamicIslandExpandedContent<EmptyView>...
  ) -> DynamicIslandExpandedContent<EmptyView> { .init() }

  /// Regions of a condition.
  public static func buildOptional(
    _ region: DynamicIslandExpandedContent<EmptyView>?
  ) -> DynamicIslandExpandedContent<EmptyView> { .init() }

  /// Regions of the first of two branches.
  public static func buildEither(
    first: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> { first }

  /// Regions of the second of two branches.
  public static func buildEither(
    second: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> { second }
}

/// How a view stands beside a phone's camera.
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable {
  case belowIfTooWide
}

extension View {
  /// Accepted; there is no island.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    self
  }
}
