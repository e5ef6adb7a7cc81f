import InkBoards
import InkBuses
import InkGauges
import InkLinux
import InkPanels

/// Opens what a board file describes on this machine.
///
/// Panel and gauge are opened apart, since a command that reads the gauge must work while another process has the panel.
public enum LinuxStation {
  /// Opens the panel and the gauge.
  ///
  /// A panel that cannot be had is an error. A gauge that cannot is not: it says so at each reading, and is tried anew.
  public static func open(
    _ board: Board, in system: SystemTree = .live
  ) throws(StationError) -> Station {
    let clock = LinuxClock()
    return Station(
      panel: try panel(of: board, clock: clock, in: system),
      gauge: try gauge(of: board, clock: clock, in: system), clock: clock,
      gaugeSignals: gaugeSignals(of: board, in: system))
  }

  /// The panel alone; its lines are held until the session goes.
  ///
  /// `watch` may put something between the session and the wires.
  public static func panel(
    of board: Board, clock: any MonotonicClock = LinuxClock(), in system: SystemTree = .live,
    watch: (PanelWires) -> PanelWires = { $0 }
  ) throws(StationError) -> PanelSession {
    let model = try model(of: board)
    let wires = try wires(of: board, model: model, clock: clock, in: system)
    return PanelSession(model: model, wires: watch(wires))
  }

  /// What the panel hangs on; every line starts low, which keeps the panel in reset and without supply.
  public static func wires(
    of board: Board, model: PanelModel, clock: any MonotonicClock, in system: SystemTree = .live
  ) throws(StationError) -> PanelWires {
    guard let wiring = board.panel.wiring else { throw .notWired(board: board.name) }
    do {
      let chip = try LinuxGPIOChip.header(in: system, label: wiring.chip)
      let spi = try LinuxSPIDevice(
        wiring.spi, clock: wiring.clock ?? LinuxSPIDevice.defaultClock, in: system)
      return PanelWires(
        spi: spi,
        dataCommand: try chip.output(wiring.dataCommand.reference, initially: .low),
        reset: try wiring.reset.map { line throws(BusError) in
          try chip.output(line.reference, initially: .low)
        },
        // A pull towards busy, so that a panel without contact or supply times out instead of looking idle.
        busy: try chip.input(
          wiring.busy.reference, bias: model.controller.busyLevel == .high ? .pullUp : .pullDown),
        power: try wiring.power.map { line throws(BusError) in
          try chip.output(line.reference, initially: .low)
        },
        clock: clock)
    } catch {
      throw .bus(error)
    }
  }

  /// The gauge alone; nil where the board has none.
  ///
  /// Nothing is opened before the first reading.
  public static func gauge(
    of board: Board, clock: any MonotonicClock = LinuxClock(), in system: SystemTree = .live
  ) throws(StationError) -> (any FuelGauge)? {
    guard let described = board.gauge else { return nil }
    let model: GaugeModel
    do {
      model = try GaugeCatalog.model(named: described.model)
    } catch {
      throw .gauge(error)
    }
    let gauge = LazyGauge(model: model, described: described, clock: clock, system: system)
    guard let power = described.externalPower else { return gauge }
    return GaugeWithExternalPower(gauge, signal: power, chipLabel: board.panel.wiring?.chip, system: system)
  }

  /// The gauge's alert pin; nil where the board names none, or where it cannot be had: the gauge is read all the same.
  static func gaugeSignals(of board: Board, in system: SystemTree = .live) -> GaugeSignals? {
    guard let alert = board.gauge?.alertLine,
      let chip = try? LinuxGPIOChip.header(in: system, label: board.panel.wiring?.chip),
      // An open drain, which most boards leave without a resistor.
      let line = try? chip.input(alert.reference, bias: .pullUp)
    else { return nil }
    return GaugeSignals([line])
  }

  /// The row of the board's panel.
  public static func model(of board: Board) throws(StationError) -> PanelModel {
    do {
      return try PanelCatalog.model(named: board.panel.model)
    } catch {
      throw .panel(error)
    }
  }
}
