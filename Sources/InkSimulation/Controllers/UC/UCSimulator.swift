import InkBuses

/// A controller of the UltraChip dialect with its glass, from the datasheets of the UC8179 and its relatives.
///
/// Old and new plane, windows, polarity of the data, waveforms from the one-time memory by temperature or from
/// registers, power on, refresh and power off as commands of their own. BUSY is low while it works.
public final class UCSimulator: SimulatedController {
  public let panel: SimulatedPanel
  public let glass: Glass
  public var misuses: [Misuse] = []
  public internal(set) var isPowered = false
  public internal(set) var isAnalogOn = false
  public internal(set) var isAsleep = false

  /// How long the high voltages may stay on without a refresh before the glass suffers; 60 s.
  public var patience: Duration {
    get { voltage.patience }
    set { voltage.patience = newValue }
  }

  let chip: UCChip
  let memory: PowerUpMemory
  var registers: UCRegisters
  /// The plane of command 10: the old picture, or black and white of three inks.
  var old: BitPlane
  /// The plane of command 13: the new picture, or the coloured ink.
  var new: BitPlane
  /// Memory of whole pixels, on chips that have no planes.
  var pixels: PixelMemory?
  var refresh: PendingRefresh?
  var busy = BusyPin(idle: .high, delay: .microseconds(500))
  var voltage = VoltageWatch()

  private(set) var now: Duration = .zero
  var isInReset = false
  /// True after a reset, when BUSY is active but commands are taken.
  var isLoading = false
  /// The command that data belongs to; nil after one that was ignored.
  var current: UInt8?
  var parameters: [UInt8] = []
  /// Bytes of plane data since the command.
  var position = 0
  /// True while BUSY stays low for want of high voltages.
  var isRestingLow = false
  /// The first byte of two that are eight pixels of a wide plane, until the second comes.
  var pendingWide: UInt8?
  var turnsOffAfterRefresh = false
  var sleepsAfterRefresh = false

  init(panel: SimulatedPanel, chip: UCChip, memory: PowerUpMemory) {
    self.panel = panel
    self.chip = chip
    self.memory = memory
    var isBlank = false
    if case .white = memory { isBlank = true }
    glass = Glass(
      width: panel.width, height: panel.height, inks: panel.inks,
      differentialBudget: panel.differentialBudget, isBlank: isBlank, keepsPlaces: chip.pixels != nil)
    registers = UCRegisters(chip)
    old = Self.plane(chip, memory, seed: 0x5EED_0001)
    new = Self.plane(chip, memory, seed: 0x5EED_0002)
    pixels = Self.pixels(chip, memory)
  }

  static func pixels(_ chip: UCChip, _ memory: PowerUpMemory) -> PixelMemory? {
    chip.pixels.map {
      PixelMemory($0, columns: chip.sources, rows: chip.gates, content: memory, seed: 0x5EED_0003)
    }
  }

  static func plane(_ chip: UCChip, _ memory: PowerUpMemory, seed: UInt32) -> BitPlane {
    BitPlane(bytesPerRow: (chip.sources + 7) / 8, rows: chip.gates, content: memory, seed: seed)
  }

  /// Records a misuse now.
  func blame(_ rule: Misuse.Rule, _ text: String) {
    misuses.append(Misuse(rule, at: now, text))
  }

  // MARK: - SimulatedController

  public var isBusy: Bool { isPowered && !isInReset && !isAsleep && busy.isWorking }
  /// True while the glass is driven.
  var isDriving: Bool { refresh.map { $0.start <= now && now < $0.end } ?? false }
  public var busyLevel: Level? { isPowered ? isRestingLow ? .low : busy.level : nil }
  public var busyActiveLevel: Level { .low }
  public var nextBusyChange: Duration? { isPowered ? busy.nextChange : nil }

  public func advance(to time: Duration) {
    guard time >= now else { return }
    finishRefresh(by: time)
    if isAnalogOn, isPowered, voltage.count(time - max(now, busy.end ?? now), on: glass) {
      blame(.leftPowered, "High voltages on for \(patience.components.seconds) s without a refresh.")
    }
    now = time
    busy.advance(to: time)
    if !busy.isWorking { isLoading = false }
  }

  public func command(_ byte: UInt8, at time: Duration) {
    advance(to: time)
    // The status is read while the chip works; it changes nothing.
    if isBusy, byte == 0x71 || byte == 0x70 {
      current = nil
      return
    }
    current = nil
    guard accepts(byte) else { return }
    current = byte
    parameters.removeAll(keepingCapacity: true)
    position = 0
    pendingWide = nil
    start(byte)
  }

  public func data(_ bytes: [UInt8], at time: Duration) {
    advance(to: time)
    guard let current, isPowered, !isInReset, !isAsleep, !bytes.isEmpty else { return }
    switch current {
    case 0x10 where pixels != nil: writePixels(bytes)
    case 0x10: write(chip.hasWidePlane ? narrow(bytes) : bytes, to: &old)
    case 0x13: write(bytes, to: &new)
    case 0x14 where chip.hasDataWindows: writeWindow(bytes, to: &old)
    case 0x15 where chip.hasDataWindows: writeWindow(bytes, to: &new)
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
    } else if isAsleep {
      blame(.sentWhileAsleep, "\(name) in deep sleep; only a reset is heard.")
    } else if busy.isWorking, !isLoading {
      blame(.sentWhileBusy, "\(name) while BUSY; it is lost.")
    } else {
      return true
    }
    return false
  }
}
