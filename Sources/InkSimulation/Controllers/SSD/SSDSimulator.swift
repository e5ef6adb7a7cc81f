import InkBuses

/// A Solomon SSD16xx controller with its glass, from the datasheet of the SSD1680 and its relatives.
///
/// Two bit planes, window and counters, data entry modes, update sequences with their time on BUSY,
/// waveforms from the one-time memory or the LUT register, deep sleep. BUSY is high while it works.
public final class SSDSimulator: SimulatedController {
  public let panel: SimulatedPanel
  public let glass: Glass
  public var misuses: [Misuse] = []
  public internal(set) var isAnalogOn = false

  /// How long the high voltages may stay on without a refresh before the glass suffers; 60 s.
  public var patience: Duration {
    get { voltage.patience }
    set { voltage.patience = newValue }
  }

  /// What deep sleep keeps.
  enum Sleep {
    case memoryKept, memoryLost
  }

  let chip: SSDChip
  let memory: PowerUpMemory
  var registers: SSDRegisters
  /// The chip's memory; a second one's behind it when two are in cascade.
  var banks: [SSDBank]
  /// The bank that the command now taken belongs to.
  var bank = 0
  /// False until the old plane is written after a refresh.
  var isOldPlaneRewritten = false
  /// True when black and white was written and no display step came since.
  var isPictureNewer = false
  /// True when voltages were turned on for such a picture, and nothing shows it yet.
  var awaitsDisplay = false
  /// What the next display step drives with; nil when nothing was loaded.
  var waveform: Waveform?
  var refresh: PendingRefresh?
  var sleep: Sleep?
  var busy = BusyPin(idle: .low, delay: .microseconds(500))

  private(set) var now: Duration = .zero
  public internal(set) var isPowered = false
  var isInReset = false
  var poweredAt: Duration?
  /// The command that data belongs to; nil after one that was ignored.
  var current: UInt8?
  var parameters: [UInt8] = []
  /// Where the last write of command 24 began; nil once counters or window were set after it.
  var lastWriteStart: (bank: Int, column: Int, row: Int)?
  /// Left column of the widest window written; where glass of unknown wiring begins.
  var writtenOrigin: Int?
  /// The columns of a window wider than glass of unknown wiring, until a refresh shows where in it the picture is.
  var wideColumns: ClosedRange<Int>?
  /// Which way round the glass lies; inferred where the panel does not say.
  var mounting: SimulatedPanel.Mounting
  var turnsAnalogOffAtEnd = false
  var voltage = VoltageWatch()

  init(panel: SimulatedPanel, chip: SSDChip, memory: PowerUpMemory) {
    self.panel = panel
    self.chip = chip
    self.memory = memory
    var isBlank = false
    if case .white = memory { isBlank = true }
    glass = Glass(
      width: panel.width, height: panel.height, inks: panel.inks,
      differentialBudget: panel.differentialBudget, isBlank: isBlank)
    registers = SSDRegisters(chip)
    mounting = panel.mounting
    banks = [SSDBank](repeating: SSDBank(chip, memory), count: chip.isCascade ? 2 : 1)
    resetRegisters()
  }

  /// Records a misuse now.
  func blame(_ rule: Misuse.Rule, _ text: String) {
    misuses.append(Misuse(rule, at: now, text))
  }

  // MARK: - SimulatedController

  public var isBusy: Bool { isPowered && !isInReset && sleep == nil && busy.isWorking }
  public var isAsleep: Bool { isPowered && sleep != nil }
  public var busyLevel: Level? { isPowered ? busy.level : nil }
  public var busyActiveLevel: Level { .high }
  public var nextBusyChange: Duration? { isPowered ? busy.nextChange : nil }

  public func advance(to time: Duration) {
    guard time >= now else { return }
    finishRefresh(by: time)
    noticeVoltage(from: now, to: time)
    now = time
    busy.advance(to: time)
  }

  public func command(_ byte: UInt8, at time: Duration) {
    advance(to: time)
    current = nil
    // The other dialect's status read, which some drivers send while they wait, does nothing here.
    if byte == 0x71, isBusy { return }
    guard accepts(byte) else { return }
    let command = route(byte)
    current = command
    parameters.removeAll(keepingCapacity: true)
    start(command)
  }

  public func data(_ bytes: [UInt8], at time: Duration) {
    advance(to: time)
    guard let current, isPowered, !isInReset, sleep == nil, !bytes.isEmpty else { return }
    if current == 0x24 || current == 0x26, !panel.isWiringKnown { endWindow(before: bytes.count) }
    switch current {
    case 0x24:
      banks[bank].write(bytes, to: .blackAndWhite)
      isPictureNewer = true
    case 0x26:
      banks[bank].write(bytes, to: .red)
      isOldPlaneRewritten = true
    default:
      if parameters.count < 256 { parameters += bytes.prefix(256 - parameters.count) }
      apply(current)
    }
  }

  /// True when the chip listens; otherwise says why it does not.
  private func accepts(_ byte: UInt8) -> Bool {
    let name = "Command \(hex(byte))"
    if !isPowered {
      blame(.sentWithoutPower, "\(name) to a panel without supply; it is lost.")
    } else if isInReset {
      blame(.sentInReset, "\(name) while RST is low; it is lost.")
    } else if sleep != nil {
      blame(.sentWhileAsleep, "\(name) in deep sleep; only a reset is heard.")
    } else if busy.isWorking {
      blame(.sentWhileBusy, "\(name) while BUSY; it is lost.")
    } else {
      if let poweredAt, now - poweredAt < .milliseconds(10) {
        blame(.sentTooSoonAfterPowerUp, "\(name) sooner than 10 ms after power-up.")
      }
      return true
    }
    return false
  }
}
