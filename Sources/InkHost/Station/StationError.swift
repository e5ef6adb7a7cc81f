import InkBuses
import InkErrors
import InkGauges
import InkPanels

/// Why a board cannot be put to use.
public enum StationError: ExplainedError, Equatable {
  /// The board names a panel that no row has.
  case panel(UnknownPanel)
  /// The board names a gauge that there is not.
  case gauge(UnknownGauge)
  /// A node or a line cannot be had.
  case bus(BusError)
  /// The board asks for greys, which its panel has no waveform for.
  case noGreys(panel: String)
  /// The board has no wires: it exists as a simulation only.
  case notWired(board: String)

  public var explanation: Explanation {
    switch self {
    case .panel(let error): error.explanation
    case .gauge(let error): error.explanation
    case .bus(let error): error.explanation
    case .noGreys(let panel):
      Explanation(
        "The panel \(panel) has no greys.",
        cause: "Its board file says `greys = 4`, and no waveform for greys is known for this panel.",
        remedy: "Take `greys` out of the board file; photographs are dithered in black and white then.")
    case .notWired(let board):
      Explanation(
        "The board \"\(board)\" has no wires to a panel.",
        cause: "It is a simulated board, and was to be opened as a real one; this is a fault of the program.",
        remedy: "Report it with the command line, and use a board of `inkglance list boards` meanwhile.")
    }
  }

  public var exitStatus: ExitStatus {
    switch self {
    case .panel(let error): error.exitStatus
    case .gauge(let error): error.exitStatus
    case .bus(let error): error.exitStatus
    case .noGreys: .configuration
    case .notWired: .software
    }
  }
}
