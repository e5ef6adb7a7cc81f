extension UCSimulator {
  /// Commands that program the one-time memory.
  private static let programming: Set<UInt8> = [0xA0, 0xA1]
  /// One temperature conversion.
  private static let sensing: Duration = .milliseconds(5)

  /// Does what a command does before any parameter.
  func start(_ command: UInt8) {
    switch command {
    case 0x02: powerOff()
    case 0x04: powerOn()
    case 0x12: startRefresh()
    case 0x40: busy.start(at: now, for: Self.sensing)
    case 0x91: registers.isPartial = true
    case 0x92: registers.isPartial = false
    default:
      if Self.programming.contains(command) {
        blame(.programsOneTimeMemory, "Command \(hex(command)) programs the one-time memory.")
      }
    }
  }

  /// Takes over the parameters received so far.
  func apply(_ command: UInt8) {
    let p = parameters
    switch command {
    case 0x00: setPanel(p[0])
    case 0x07: if p[0] == 0xA5 { fallAsleep() }
    case 0x16: if chip.hasDataWindows, p.count == 8 { refreshWindow(p) }
    case 0x17: if p.count == 1 { runSequence(p[0]) }
    case 0x20...0x27: registers.waveforms[command] = p
    case 0x30: registers.pll = p[0]
    case 0x50:
      registers.isIntervalSent = true
      registers.interval = p[0]
      registers.intervalLayout = p.count > 1 ? .twoBytes : chip.interval
    case 0x61: if !chip.hasFixedSize { setResolution(p) }
    case 0x83: if pixels != nil { setPixelWindow(p, switches: true) }
    case 0x90: if pixels != nil { setPixelWindow(p, switches: false) } else { setWindow(p) }
    case 0xA2: if chip.hasHalves { registers.half = p[0] }
    case 0xE0: registers.usesForcedTemperature = p[0] & 0x02 != 0
    case 0xE5, 0xE6: registers.forcedCelsius = Double(Int8(bitPattern: p[0]))
    default: break
    }
  }

  private func setPanel(_ setting: UInt8) {
    if setting & 0x01 == 0 {
      // The soft reset bit: registers as after reset, planes and supply as they are.
      turnOff()
      registers = UCRegisters(chip)
    }
    registers.panelSetting = setting
  }

  private func powerOn() {
    busy.start(at: now, for: isAnalogOn ? .milliseconds(1) : chip.powerOn)
    isAnalogOn = true
    isRestingLow = false
    voltage.restart()
  }

  private func powerOff() {
    guard isAnalogOn else { return }
    isAnalogOn = false
    voltage.restart()
    busy.start(at: now, for: chip.powerOff)
    isRestingLow = chip.restsLow
  }

  /// Command 17: A5 powers on, refreshes and powers off; A7 sleeps as well.
  private func runSequence(_ parameter: UInt8) {
    guard parameter == 0xA5 || parameter == 0xA7 else { return }
    if !isAnalogOn { powerOn() }
    startRefresh()
    turnsOffAfterRefresh = refresh != nil
    sleepsAfterRefresh = refresh != nil && parameter == 0xA7
    if turnsOffAfterRefresh { busy.start(at: busy.end ?? now, for: chip.powerOff) }
  }

  func fallAsleep() {
    turnOff()
    isAsleep = true
  }

  /// Three bytes where columns fit in one, four otherwise.
  private func setResolution(_ p: [UInt8]) {
    if p.count >= 4 {
      registers.resolution = (Int(p[0] & 0x07) << 8 | Int(p[1]), Int(p[2] & 0x07) << 8 | Int(p[3]))
    } else if p.count == 3 {
      registers.resolution = (Int(p[0]), Int(p[1] & 0x03) << 8 | Int(p[2]))
    }
  }

  /// Nine bytes, seven where columns fit in one, five where lines do too; columns are rounded out to bytes.
  private func setWindow(_ p: [UInt8]) {
    func word(_ at: Int) -> Int { Int(p[at] & 0x03) << 8 | Int(p[at + 1]) }
    let x: (Int, Int)
    let y: (Int, Int)
    if p.count >= 8 {
      (x, y) = ((word(0), word(2)), (word(4), word(6)))
    } else if p.count >= 6 {
      (x, y) = ((Int(p[0]), Int(p[1])), (word(2), word(4)))
    } else if p.count >= 4 {
      (x, y) = ((Int(p[0]), Int(p[1])), (Int(p[2]), Int(p[3])))
    } else {
      return
    }
    guard x.0 <= x.1, y.0 <= y.1 else { return }
    registers.window = UCRegisters.Window(
      columns: (x.0 / 8)...(x.1 / 8), rows: y.0...y.1, isAligned: x.0 % 8 == 0 && x.1 % 8 == 7)
  }

  /// Command 16 with eight bytes: refreshes their window.
  private func refreshWindow(_ p: [UInt8]) {
    setDataWindow(p)
    // A driver of 264 lines never asks for more than 256, which its chip would not do, and means all.
    if !panel.isWiringKnown, let window = registers.dataWindow, window.rows == 0...255, panel.height > 256 {
      blame(
        .tooFewLines,
        "A refresh (16) of 256 lines of the \(panel.height) the glass has; all are taken as meant.")
      registers.dataWindow?.rows = 0...(panel.height - 1)
    }
    startRefresh()
    registers.dataWindow = nil
  }

  /// First column, first line, columns and lines, two bytes each.
  func setDataWindow(_ p: [UInt8]) {
    func word(_ at: Int) -> Int { Int(p[at] & 0x03) << 8 | Int(p[at + 1]) }
    guard p.count == 8, word(4) > 0, word(6) > 0 else { return registers.dataWindow = nil }
    registers.dataWindow = UCRegisters.Window(
      columns: (word(0) / 8)...((word(0) + word(4) - 1) / 8), rows: word(2)...(word(2) + word(6) - 1),
      isAligned: word(0) % 8 == 0 && word(4) % 8 == 0)
  }
}
