/// What was being done to a panel.
public enum PanelPhase: String, Sendable, CaseIterable {
  case powerUp, reset, configure, transfer, full, fast, partial, gray, deepSleep, shutDown, recovery

  /// The phase as part of a sentence: "after the reset".
  var after: String {
    switch self {
    case .powerUp: "after power-up"
    case .reset: "after the reset"
    case .configure: "while the registers were set"
    case .transfer: "while the picture was sent"
    case .full: "during the full refresh"
    case .fast: "during the fast refresh"
    case .partial: "during the partial refresh"
    case .gray: "during the refresh in greys"
    case .deepSleep: "while the panel was put to sleep"
    case .shutDown: "during the shutdown"
    case .recovery: "while the panel was made safe"
    }
  }
}

extension PanelPhase {
  /// The phase in which BUSY shows a refresh of this mode.
  init(_ mode: RefreshMode) {
    switch mode {
    case .full: self = .full
    case .fast: self = .fast
    case .partial: self = .partial
    case .gray: self = .gray
    }
  }
}
