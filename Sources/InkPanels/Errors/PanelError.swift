import InkBuses
import InkErrors

/// Why a panel does not show what it should.
///
/// Whoever catches one can rely on the panel having been made safe and on the next refresh being a full one.
public enum PanelError: ExplainedError, Equatable {
  /// BUSY never became active after a trigger: the controller did not take the command.
  case neverBusy(BusyObservation)
  /// BUSY never became idle before the deadline.
  case neverIdle(BusyObservation)
  /// A wire failed.
  case bus(BusError, phase: PanelPhase)
  /// The panel has no such refresh mode.
  case unsupported(RefreshMode, model: String)
  /// A picture in a second ink was given to a black and white panel.
  case noSecondInk(model: String)
  /// The picture is not as big as the glass.
  case wrongSize(width: Int, height: Int, wantedWidth: Int, wantedHeight: Int)
  /// A call at the wrong time; a fault of the program.
  case notAllowed(from: PanelState, to: PanelState)

  /// What the process ends with when nobody catches the error.
  public var exitStatus: ExitStatus {
    switch self {
    case .neverBusy, .neverIdle: .deviceUnavailable
    case .bus(let error, _): error.exitStatus
    case .unsupported, .noSecondInk: .configuration
    case .wrongSize, .notAllowed: .software
    }
  }
}
