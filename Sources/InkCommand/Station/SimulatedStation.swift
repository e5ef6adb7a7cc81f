import InkBoards
import InkBuses
import InkErrors
import InkGauges
import InkHost
import InkPanels
import InkSimulation

/// A station whose board is simulated, with what only a simulation can show: the glass, and the wires' trace.
struct SimulatedStation {
  let hardware: SimulatedBoard
  let station: Station

  /// Opens a board as a simulation, whatever it is.
  ///
  /// `glass` and `gauge` are what really hangs on it, where the board file says something else; with `needsPower` a switch is
  /// before the panel whether the file names its line or not. `gaugeAddress` is where the
  /// gauge is looked for, its own address unless given; `gaugeFault` says at each reading why it cannot be opened.
  init(
    _ board: Board, clock: VirtualClock = VirtualClock(), glass: String? = nil, gauge other: String? = nil,
    needsPower: Bool = false,
    gaugeAddress: UInt8? = nil, gaugeFault: (() -> BusError?)? = nil
  ) throws {
    let model = try LinuxStation.model(of: board)
    guard let panel = SimulatedPanel.named(glass ?? model.name) else {
      throw NotSimulated(model: glass ?? model.name)
    }
    let hasSwitch = board.panel.wiring.map { $0.power != nil } ?? true
    let hasDataCommand = board.panel.wiring.map { $0.dataCommand != nil } ?? true
    let simulated =
      try board.gauge.flatMap {
        SimulatedGauge.named(try other ?? GaugeCatalog.model(named: $0.model).name)
      } ?? .max17048
    let hardware = SimulatedBoard(
      panel: panel, clock: clock, supply: hasSwitch || needsPower ? .switched : .permanent, gauge: simulated)
    let wires = hardware.wires
    // As the real wires do: what floats looks busy.
    wires.busyBias = model.controller.busyLevel
    wires.queuedEdges = model.controller.queuedEdges
    let session = PanelSession(
      model: model,
      wires: PanelWires(
        spi: wires.spi, secondSPI: wires.secondSPI,
        dataCommand: hasDataCommand ? wires.dataCommand : nil, reset: wires.reset,
        busy: wires.busy,
        power: hasSwitch ? wires.power : nil, clock: clock, vcomMillivolts: board.panel.vcomMillivolts))
    if let capacity = board.gauge?.capacityMilliampereHours { hardware.battery.capacity = Double(capacity) }
    let gauge: (any FuelGauge)? = try board.gauge.map {
      let model = try GaugeCatalog.model(named: $0.model)
      // Another gauge leaves the board file's alone at its address.
      let address = gaugeAddress ?? (other == nil ? nil : model.addresses.first)
      let gauge = try model.gauge(
        on: address.map(hardware.bus.device) ?? hardware.gaugeDevice, settings: $0.settings, clock: clock)
      return gaugeFault.map { GatedGauge(gauge, title: model.title, fault: $0) } ?? gauge
    }
    self.hardware = hardware
    station = Station(
      panel: session, gauge: gauge, clock: clock,
      thermometer: board.panel.temperature == .none ? .none : .gauge)
  }
}

/// A panel that can be driven and has no simulation.
struct NotSimulated: ExplainedError, Equatable {
  let model: String

  var exitStatus: ExitStatus { .configuration }

  var explanation: Explanation {
    Explanation(
      "The panel \(model) has no simulation.",
      cause: "Its controller or its glass has not been described for the simulator yet.",
      remedy: "Name another panel in the simulated board's file; `waveshare-2in13-v4` is simulated.")
  }
}
