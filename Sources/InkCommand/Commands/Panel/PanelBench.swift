import InkBitmap
import InkBoards
import InkBuses
import InkHost
import InkLinux
import InkPanels
import InkSimulation

/// A panel opened for a command, real or simulated, and what can be written to files about it.
struct PanelBench {
  let board: Board
  let session: PanelSession
  private let picture: PictureFile?
  private let tracePath: String?
  private let hardware: SimulatedBoard?
  private let traced: TracedWires?

  /// Opens the panel of a board; `--glass` is refused where nobody can see the glass.
  @MainActor
  init(_ board: Board, _ arguments: Arguments, in context: CommandContext) throws {
    self.board = board
    picture = try arguments.picture("glass")
    tracePath = arguments.value("trace")
    if board.isSimulated {
      let simulated = try context.simulate(board)
      (session, hardware, traced) = (simulated.station.panel, simulated.hardware, nil)
      return
    }
    if picture != nil {
      throw UsageError.conflict(
        "`--glass` was given for the board \"\(board.name)\", which is real.", command: arguments.command.name
      )
    }
    var traced: TracedWires?
    session = try LinuxStation.panel(of: board, in: context.machine.system) { wires in
      guard arguments.has("trace") else { return wires }
      let watched = TracedWires(wires)
      traced = watched
      return watched.watched
    }
    (hardware, self.traced) = (nil, traced)
  }

  /// Writes the files that were asked for, as things stand now.
  func writeFiles() throws {
    if let glass = hardware?.glass { try picture?.write(glass.picture(in: session.model.inks)) }
    if let path = tracePath, let trace = hardware?.wires.trace ?? traced?.recorded {
      try FileAccess.write(Array(trace.text.utf8), to: path)
    }
  }

  /// What the glass shows; nil where nobody can see it.
  var glass: Frame? { hardware?.glass.frame }

  /// A chip beside the panel, on the gauge's bus or the header's; nil where the bus cannot be had.
  @MainActor
  func chip(at address: UInt8, in context: CommandContext) -> (any I2CDevice)? {
    if let hardware { return try? hardware.bus.open(at: address) }
    return try? LinuxI2CDevice(bus: board.gauge?.bus ?? 1, address: address, in: context.machine.system)
  }
}
