import Synchronization

/// Where a program asks for its widgets to be reloaded.
///
/// Every call returns at once. Requests gather until the host takes them, those made before it runs included.
public class WidgetCenter: @unchecked Sendable {
  /// What the host gives; called from any thread.
  package struct Host: Sendable {
    /// Called when there is something to take after there was nothing.
    package var wake: @Sendable () -> Void
    /// The widgets that are placed.
    package var placements: @Sendable () -> [WidgetInfo]

    package init(wake: @escaping @Sendable () -> Void, placements: @escaping @Sendable () -> [WidgetInfo]) {
      self.wake = wake
      self.placements = placements
    }
  }

  private struct State {
    var requests = WidgetReloads()
    var host: Host?
  }

  /// The program's.
  public static let shared = WidgetCenter()

  private let state = Mutex(State())

  init() {}

  /// Asks for new timelines of every placed widget of a kind; an unknown kind does nothing.
  public func reloadTimelines(ofKind kind: String) { request { $0.kinds.insert(kind) } }

  /// Asks for new timelines of every placed widget.
  public func reloadAllTimelines() { request { $0.isForAll = true } }

  /// The widgets that are placed; an empty list while no display runs.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(placements))
  }

  /// The widgets that are placed; an empty list while no display runs.
  public func currentConfigurations() async throws -> [WidgetInfo] { placements }

  /// Recommendations are not asked for here; does nothing.
  public func invalidateConfigurationRecommendations() {}

  /// A display shows what its file says, however relevant; does nothing.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Connects the host, nil to disconnect it, and wakes it if there are requests already.
  package func connect(_ host: Host?) {
    let hasRequests = state.withLock { state in
      state.host = host
      return !state.requests.isEmpty
    }
    if hasRequests { host?.wake() }
  }

  /// The requests since the last call.
  package func takeRequests() -> WidgetReloads {
    state.withLock { state in
      defer { state.requests = WidgetReloads() }
      return state.requests
    }
  }

  private var placements: [WidgetInfo] { state.withLock { $0.host }?.placements() ?? [] }

  private func request(_ change: (inout WidgetReloads) -> Void) {
    let wake: (@Sendable () -> Void)? = state.withLock { state in
      let isFirst = state.requests.isEmpty
      change(&state.requests)
      return isFirst ? state.host?.wake : nil
    }
    wake?()
  }
}
