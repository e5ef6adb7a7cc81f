/// Where a panel session stands.
public enum PanelState: String, Sendable, CaseIterable {
  /// Without supply, or not touched yet.
  case off
  /// In and just after a hardware reset.
  case resetting
  /// Awake, nothing under way.
  case idle
  /// Display memory is being written.
  case transferring
  /// The glass is being driven.
  case refreshing
  /// In deep sleep: memory kept, no voltage on the glass.
  case asleep
  /// An error happened; the panel was made safe as far as the wires allowed.
  case failed

  /// The states that may follow; every state may fail.
  var successors: Set<PanelState> {
    switch self {
    case .off: [.resetting, .failed]
    case .resetting: [.idle, .failed]
    case .idle: [.transferring, .asleep, .failed]
    case .transferring: [.refreshing, .failed]
    case .refreshing: [.idle, .failed]
    case .asleep: [.resetting, .off, .failed]
    case .failed: [.resetting, .off, .failed]
    }
  }
}
