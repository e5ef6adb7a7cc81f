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
  /// A panel that cannot be had is an error. A gauge that cannot is not: it says so at each reading, and is tried anew. A
  /// refresh that is still under way is waited for as long as `unfinished` says.
  public static func open(
    _ board: Board, unfinished: Duration? = nil, in system: SystemTree = .live
  ) throws(StationError) -> Station {
    let clock = LinuxClock()
    let model = try model(of: board)
    let panel = PanelSession(
      model: model,
      wires: try wires(of: board, model: model, clock: clock, unfinished: unfinished, in: system))
    // Held as long as the display runs, so that the kernel tells of its edges.
    let power = externalPowerLine(of: board, in: system)
    return Station(
      panel: panel, gauge: try gauge(of: board, clock: clock, in: system, externalPower: power), clock: clock,
      gaugeSignals: gaugeSignals(of: board, in: system, externalPower: power),
      thermometer: Thermometer(board.panel.temperature, in: system))
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

  /// What the panel hangs on; every line starts low, which keeps the panel in reset and without supply, but for BUSY, by
  /// which the end of an `unfinished` refresh is waited for first.
  public static func wires(
    of board: Board, model: PanelModel, clock: any MonotonicClock, unfinished: Duration? = nil,
    in system: SystemTree = .live
  ) throws(StationError) -> PanelWires {
    guard let wiring = board.panel.wiring else { throw .notWired(board: board.name) }
    do {
      let chip = try LinuxGPIOChip.header(in: system, label: wiring.chip)
      let spi = try LinuxSPIDevice(
        wiring.spi, clock: wiring.clock ?? LinuxSPIDevice.defaultClock, in: system)
      // A pull towards busy, so that a panel without contact or supply times out instead of looking idle.
      let busy = try chip.input(
        wiring.busy.reference, bias: model.controller.busyLevel == .high ? .pullUp : .pullDown,
        edges: model.controller.queuedEdges)
      if let unfinished { _ = UnfinishedRefresh.wait(on: busy, of: model, within: unfinished, clock: clock) }
      return PanelWires(
        spi: spi,
        secondSPI: try wiring.secondSPI.map { node throws(BusError) in
          try LinuxSPIDevice(node, clock: wiring.clock ?? LinuxSPIDevice.defaultClock, in: system)
        },
        dataCommand: try wiring.dataCommand.map { line throws(BusError) in
          try chip.output(line.reference, initially: .low)
        },
        reset: try wiring.reset.map { line throws(BusError) in
          try chip.output(line.reference, initially: .low)
        },
        busy: busy,
        power: try wiring.power.map { line throws(BusError) in
          try chip.output(line.reference, initially: .low)
        },
        clock: clock, vcomMillivolts: board.panel.vcomMillivolts)
    } catch {
      throw .bus(error)
    }
  }

  /// The gauge alone; nil where the board has none.
  ///
  /// Nothing is opened before the first reading. The line of external power is that which is given, else it is taken
  /// for each reading.
  public static func gauge(
    of board: Board, clock: any MonotonicClock = LinuxClock(), in system: SystemTree = .live,
    externalPower held: LinuxInputLine? = nil
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
    let label = board.panel.wiring?.chip
    return GaugeWithExternalPower(gauge) { () throws(BusError) in
      if let held { return (try held.level() == .high) == power.isHighWhenPresent }
      let line = try LinuxGPIOChip.header(in: system, label: label).input(power.line.reference, bias: .asIs)
      return (try line.level() == .high) == power.isHighWhenPresent
    }
  }

  /// The lines by which the gauge tells of news; nil where the board names none, or where none can be had: the gauge is
  /// read all the same.
  static func gaugeSignals(
    of board: Board, in system: SystemTree = .live, externalPower: LinuxInputLine? = nil
  ) -> (any GaugeSignals)? {
    let lines = [alertLine(of: board, in: system), externalPower].compactMap { $0 }
    return lines.isEmpty ? nil : LinuxGaugeSignals(lines)
  }

  private static func alertLine(of board: Board, in system: SystemTree) -> LinuxInputLine? {
    guard let alert = board.gauge?.alertLine,
      let chip = try? LinuxGPIOChip.header(in: system, label: board.panel.wiring?.chip)
    else { return nil }
    // An open drain, which most boards leave without a resistor.
    return try? chip.input(alert.reference, bias: .pullUp)
  }

  /// The line of external power; nil where the board has none, or where it cannot be had now.
  private static func externalPowerLine(of board: Board, in system: SystemTree) -> LinuxInputLine? {
    guard let power = board.gauge?.externalPower,
      let chip = try? LinuxGPIOChip.header(in: system, label: board.panel.wiring?.chip)
    else { return nil }
    return try? chip.input(power.line.reference, bias: .asIs)
  }

  /// The row of the board's panel, with greys where the board asks for them.
  public static func model(of board: Board) throws(StationError) -> PanelModel {
    let model: PanelModel
    do {
      model = try PanelCatalog.model(named: board.panel.model)
    } catch {
      throw .panel(error)
    }
    guard board.panel.hasGreys else { return model }
    guard let gray = model.showingGrays else { throw .noGreys(panel: model.name) }
    return gray
  }
}
