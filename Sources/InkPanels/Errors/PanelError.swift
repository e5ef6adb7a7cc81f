import InkBitmap
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
  /// BUSY rests at the level at which the model's controller works: the panel's is of the other dialect.
  case contradicted(BusyObservation, model: String)
  /// A panel behind an IT8951 does not do what it should.
  case parallel(IT8951Error)
  /// A wire failed.
  case bus(BusError, phase: PanelPhase)
  /// The panel has no such refresh mode.
  case unsupported(RefreshMode, model: String)
  /// A picture in a second ink was given to a black and white panel.
  case noSecondInk(model: String)
  /// The picture is not as big as the glass.
  case wrongSize(width: Int, height: Int, wantedWidth: Int, wantedHeight: Int)
  /// A place to refresh lies outside the glass, in part at least.
  case windowOutside(PixelRect, width: Int, height: Int)
  /// The panel needs a wire that the board does not have.
  case missingWire(MissingWire, model: String)
  /// A call at the wrong time; a fault of the program.
  case notAllowed(from: PanelState, to: PanelState)

  /// What the process ends with when nobody catches the error.
  public var exitStatus: ExitStatus {
    switch self {
    case .neverBusy, .neverIdle: .deviceUnavailable
    case .contradicted, .missingWire: .configuration
    case .parallel(let error): error.exitStatus
    case .bus(let error, _): error.exitStatus
    case .unsupported, .noSecondInk: .configuration
    case .wrongSize, .windowOutside, .notAllowed: .software
    }
  }
}
