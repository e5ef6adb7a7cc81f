/// A widget for a live activity; a display has none, so that no widget is offered for it.
public struct ActivityConfiguration<Attributes: ActivityAttributes> {
  /// What the view of an activity is given.
  public struct Context {
    /// What does not change.
    public let attributes: Attributes
    /// What changes.
    public let state: Attributes.ContentState
    /// The activity's identity.
    public let activityID: String
    /// True when it is out of date.
    public let isStale: Bool
  }

  /// The views of an activity, on the lock screen and in the island.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

/// What the view of an activity is given.
public typealias ActivityViewContext<Attributes: ActivityAttributes> = ActivityConfiguration<Attributes>
  .Context

extension ActivityConfiguration: WidgetConfiguration {
  /// Offers nothing.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetConfiguration {
  /// Accepted; there are no live activities.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

extension EnvironmentValues {
  /// Where a live activity is shown.
  public var activityFamily: ActivityFamily { .medium }

  /// False: nothing is shown full screen.
  public var isActivityFullscreen: Bool { false }

  /// False: nothing else has been told to.
  public var isActivityUpdateReduced: Bool { false }
}

extension ActivityAttributes {
  /// Nothing: a live activity cannot be looked at here.
  @MainActor
  public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    EmptyView()
  }
}

/// Where else a live activity is shown.
public enum ActivityFamily: Sendable {
  case small, medium
}

extension View {
  /// Accepted; there are no live activities.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Accepted; there are no live activities.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
