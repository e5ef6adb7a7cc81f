import InkBoards
import InkBuses
import InkClocks
import InkErrors
import InkGauges
import InkLinux

/// Where the clock of a power board is.
public struct BoardClockPlace: Equatable, Sendable {
  public let model: ClockModel
  /// Number of the I2C bus.
  public let bus: Int
  public let address: UInt8

  /// What `clock` of `[sleep]` names on a board: one of its names, or "board" for that to which the gauge belongs.
  ///
  /// It is on the gauge's bus, and at the gauge's address where both are one chip.
  public init(_ name: String, on board: Board) throws(NoBoardClock) {
    let gauge = board.gauge
    let gaugeName = gauge.flatMap { try? GaugeCatalog.model(named: $0.model).name }
    guard let model = name == "board" ? gaugeName.flatMap(ClockModel.ofGauge) : ClockModel.named(name) else {
      throw NoBoardClock(board: board.name)
    }
    self.model = model
    bus = gauge?.bus ?? 1
    let isGauge = gaugeName.map { model.ownGauges.contains($0) } ?? false
    address = (isGauge ? gauge?.address : nil) ?? model.address
  }

  /// The clock on this machine's bus.
  public func open(in system: SystemTree = .live) throws(BoardClockError) -> any BoardClock {
    do {
      return model.clock(
        on: try LinuxI2CDevice(bus: bus, address: address, in: system), pauses: LinuxClock())
    } catch {
      throw .bus(error)
    }
  }
}

/// A board file whose gauge belongs to no power board with a clock.
public struct NoBoardClock: ExplainedError, Equatable {
  public let board: String

  public var exitStatus: ExitStatus { .configuration }

  public var explanation: Explanation {
    Explanation(
      "The board \(board) has no clock that switches the machine on.",
      cause: "Its gauge belongs to no power board with a clock that is known.",
      remedy:
        "Name the clock under [sleep]: one of \(ClockModel.all.map(\.name).joined(separator: ", ")), or rtc.")
  }
}
