import InkBoards
import InkBuses
import InkErrors
import InkGauges
import InkHost
import InkLinux

/// Opens the gauge of a board alone, so that it can be read while another process has the panel.
enum GaugeOpening {
  /// The gauge, nil where the board has none, and the clock it waits by.
  @MainActor
  static func open(
    _ board: Board, in context: CommandContext
  ) throws -> (gauge: (any FuelGauge)?, clock: any MonotonicClock) {
    if board.isSimulated {
      let simulated = try context.simulatedStation(board)
      // A battery that has just come into being knows no rate yet.
      simulated.hardware.advance(by: .seconds(600))
      return (simulated.station.gauge, simulated.station.clock)
    }
    let clock = LinuxClock()
    return (try LinuxStation.gauge(of: board, clock: clock), clock)
  }
}

/// A gauge was asked for and the board has none.
struct NoGauge: ExplainedError, Equatable {
  let board: String

  var exitStatus: ExitStatus { .configuration }

  var explanation: Explanation {
    Explanation(
      "The board \"\(board)\" has no gauge.",
      cause: "Its file has no [gauge] section.",
      remedy: "Add one with `model = \"max17048\"` and `bus = 1`; `inkglance list gauges` shows the models.")
  }
}
