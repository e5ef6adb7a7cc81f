import Foundation

/// Requests for reloads that have gathered.
package struct WidgetReloads: Sendable, Equatable {
  /// The kinds asked for.
  package var kinds: Set<String> = []
  /// True when all kinds were asked for.
  package var isForAll = false

  package init() {}

  /// True when nothing was asked for.
  package var isEmpty: Bool { kinds.isEmpty && !isForAll }
}

extension TickScheduler {
  /// Plans the reloads that `WidgetCenter` was asked for.
  package mutating func requestReloads(_ requests: WidgetReloads, at now: Date) {
    guard !requests.isForAll else { return requestReload(ofKind: nil, at: now) }
    for kind in requests.kinds { requestReload(ofKind: kind, at: now) }
  }
}
