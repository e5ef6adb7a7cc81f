import CGPIO

/// What holds an input when nothing drives it.
public enum LineBias: String, Sendable, CaseIterable {
  /// As the firmware or the last user left it.
  case asIs
  case none
  case pullUp
  case pullDown

  var library: cgpio_bias {
    switch self {
    case .asIs: CGPIO_BIAS_AS_IS
    case .none: CGPIO_BIAS_NONE
    case .pullUp: CGPIO_BIAS_PULL_UP
    case .pullDown: CGPIO_BIAS_PULL_DOWN
    }
  }
}
