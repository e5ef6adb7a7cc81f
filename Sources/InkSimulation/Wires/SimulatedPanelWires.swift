import InkBuses

/// The wires from the computer to a simulated panel: SPI, D/C, RST, PWR and BUSY, with counters and faults.
///
/// Sending takes virtual time (a byte at 4 MHz is 2 µs, a system call 5 µs), so that a driver which polls
/// without pausing still gets on. Every operation is a step of `faults`.
public final class SimulatedPanelWires {
  /// How the panel gets its 3.3 V.
  public enum Supply: Sendable {
    /// From the start, whatever PWR does: adapters without a switch.
    case permanent
    /// Through a switch that PWR must hold high: driver HATs since revision 2.3.
    case switched
  }

  /// What ails BUSY.
  public enum BusyFault: Equatable, Sendable {
    /// Shorted to a level.
    case stuck(Level)
    /// Not connected: the line follows its bias.
    case floating
    /// A loose contact: the line changes all the time, once in `period`.
    case flickering(period: Duration)
  }

  /// The panel's end.
  public let controller: any SimulatedController
  /// The one clock.
  public let clock: VirtualClock
  /// Which steps fail.
  public let faults: FaultPlan
  /// What was asked of the wires so far.
  public internal(set) var counters = WireCounters()
  /// Fault of BUSY; nil when it works.
  public var busyFault: BusyFault? {
    didSet {
      guard case .flickering(let period) = busyFault else { return }
      lastLook = period * Int((clock.now / period).rounded(.down))
    }
  }
  /// False when the flat cable is out: nothing arrives, BUSY floats.
  public var isPanelConnected = true {
    didSet { updateSupply() }
  }
  /// False when PWR is not wired to the switch, which then stays off.
  public var isPowerLineConnected = true {
    didSet { updateSupply() }
  }
  /// Level a floating BUSY is pulled to.
  public var busyBias: Level = .low
  /// Edges of BUSY that are queued.
  public var queuedEdges = QueuedEdges.both
  /// Bits turned over in one byte: its number on the wire, from 1, and which bits.
  public var corruption: (byte: Int, bits: UInt8)?
  /// True to record `trace`.
  public var isRecording = true {
    didSet { recorder.isKeeping = isRecording }
  }
  /// Called with every event before it takes effect, whether it is recorded or not; a wait for BUSY and a pause are
  /// told of when the next event comes.
  public var onEvent: ((WireTrace.Event) -> Void)? {
    get { recorder.onEvent }
    set {
      if recorder.onEvent == nil, !isRecording { recorder.end(at: clock.now) }
      recorder.onEvent = newValue
    }
  }

  let supply: Supply
  var levels: [SimulatedOutputLine.Role: Level] = [:]
  var recorder = TraceRecorder()
  var edges: [Edge] = []
  var lastBusy: Level = .low
  /// When a flickering BUSY changed last.
  var lastLook = Duration.zero

  /// Joins a controller to the computer.
  public init(
    controller: any SimulatedController, clock: VirtualClock, supply: Supply = .permanent,
    faults: FaultPlan = FaultPlan()
  ) {
    self.controller = controller
    self.clock = clock
    self.supply = supply
    self.faults = faults
    updateSupply()
    lastBusy = busyLevel
  }

  /// A new panel of a kind, joined to the computer.
  public convenience init(
    panel: SimulatedPanel, clock: VirtualClock, supply: Supply = .permanent, faults: FaultPlan = FaultPlan()
  ) {
    self.init(controller: panel.makeController(), clock: clock, supply: supply, faults: faults)
  }

  // MARK: - What the driver gets

  /// Chip select 0, write-only, four-wire.
  public var spi: any SPIDevice {
    controller is ParallelSimulator ? SimulatedWordSPI(self) : SimulatedSPI(self)
  }
  /// Chip select 1, where a second chip hangs on it; nil elsewhere.
  public var secondSPI: (any SPIDevice)? { controller is TwinSimulator ? SimulatedSPI(self, .second) : nil }
  /// D/C: low for commands.
  public var dataCommand: any OutputLine { SimulatedOutputLine(.dataCommand, of: self) }
  /// RST, low active.
  public var reset: any OutputLine { SimulatedOutputLine(.reset, of: self) }
  /// PWR: high switches the panel's supply on.
  public var power: any OutputLine { SimulatedOutputLine(.power, of: self) }
  /// BUSY.
  public var busy: any InputLine { SimulatedBusyLine(self) }

  // MARK: - What a test looks at

  /// What is seen now.
  public var glass: Glass {
    synchronize()
    return controller.glass
  }

  /// Everything the datasheet forbids that was done so far.
  public var misuses: [Misuse] {
    synchronize()
    return controller.misuses
  }

  /// What the driver did so far.
  public var trace: WireTrace {
    recorder.trace(until: clock.now)
  }

  /// Takes the recording away, so that a long run does not keep it.
  public func takeTrace() -> WireTrace {
    defer {
      let onEvent = recorder.onEvent
      recorder = TraceRecorder(after: clock.now)
      recorder.onEvent = onEvent
      recorder.isKeeping = isRecording
    }
    return trace
  }

  /// True when the panel can be left like this for ever: asleep, without supply, or held in reset, with
  /// the high voltages off.
  public var panelIsSafe: Bool {
    synchronize()
    if !controller.isPowered { return true }
    return !controller.isAnalogOn && !controller.isBusy && (controller.isAsleep || level(of: .reset) == .low)
  }
}
