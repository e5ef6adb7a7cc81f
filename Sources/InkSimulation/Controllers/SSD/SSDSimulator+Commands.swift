extension SSDSimulator {
  /// Commands of the family with parameters or effects that are not modelled, and reads.
  private static let known: Set<UInt8> = [
    0x01, 0x03, 0x04, 0x0C, 0x0F, 0x10, 0x11, 0x12, 0x14, 0x15, 0x18, 0x1A, 0x1B, 0x1C, 0x20, 0x21,
    0x22, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x31, 0x32, 0x33, 0x34,
    0x35, 0x37, 0x38, 0x3A, 0x3B, 0x3C, 0x3F, 0x41, 0x44, 0x45, 0x46, 0x47, 0x4E, 0x4F, 0x71, 0x74,
    0x7E, 0x7F, 0xFF,
  ]
  /// Commands that program the one-time memory.
  private static let programming: Set<UInt8> = [0x08, 0x2A, 0x30, 0x36, 0x39]

  /// Commands of the second chip of a cascade: those of the memory with bit 7 set.
  private static let forSecond: Set<UInt8> = [0x91, 0xA4, 0xA6, 0xC4, 0xC5, 0xC6, 0xC7, 0xCE, 0xCF]

  /// The command as the chip it is for knows it, which becomes the current bank.
  func route(_ byte: UInt8) -> UInt8 {
    let isForSecond = chip.isCascade && Self.forSecond.contains(byte)
    bank = isForSecond ? 1 : 0
    return isForSecond ? byte & 0x7F : byte
  }

  /// Does what a command does before any parameter.
  func start(_ command: UInt8) {
    switch command {
    case 0x12: softwareReset()
    case 0x20: activate()
    case 0x24, 0x26: checkAddressing(command)
    default:
      if Self.programming.contains(command) {
        blame(.programsOneTimeMemory, "Command \(hex(command)) programs the one-time memory.")
      } else if !Self.known.contains(command) {
        blame(.unknownCommand, "\(hex(command)) is no command of the \(chip.name); it is ignored.")
        current = nil
      }
    }
  }

  /// Takes over the parameters received so far.
  func apply(_ command: UInt8) {
    let p = parameters
    switch command {
    case 0x01: setDriverOutput(p)
    case 0x0F: registers.firstLine = word(p, 0)
    case 0x10: setSleep(p[0])
    case 0x11: banks[bank].addressing.mode = p[0] & 7
    case 0x18: registers.temperatureSensor = p[0]
    case 0x1A: registers.celsius = temperature(p)
    case 0x21:
      registers.planeOptions = p[0]
      if p.count > 1 { registers.usesInnerSources = chip.hasSourceRange && p[1] & 0x80 != 0 }
    case 0x22: registers.updateControl = p[0]
    case 0x32: loadRegisterWaveform(p)
    case 0x37: if p.count > 5 { registers.swapsPlanes = p[5] & 0x40 != 0 }
    case 0x3C: registers.border = p[0]
    case 0x44, 0x45, 0x4E, 0x4F: setAddress(command, p)
    case 0x46: fill(.red, p[0])
    case 0x47: fill(.blackAndWhite, p[0])
    default: break
    }
  }

  private func softwareReset() {
    let border = registers.border
    turnOff()
    resetRegisters()
    registers.border = border
    busy.start(at: now, for: .milliseconds(4))
  }

  private func setDriverOutput(_ p: [UInt8]) {
    // Lines past the last gate are scanned too: they are time, and count from the other end.
    if p.count > 1 { registers.lines = (word(p, 0) & 0x3FF) + 1 }
    if p.count > 2 { registers.scansFromLast = p[2] & 1 != 0 }
  }

  /// Twelve bits of sixteenths of a degree, two's complement; the second byte may be missing.
  private func temperature(_ p: [UInt8]) -> Double {
    let whole = Double(Int8(bitPattern: p[0]))
    return p.count > 1 ? whole + Double(p[1] >> 4) / 16 : whole
  }

  private func setSleep(_ mode: UInt8) {
    guard mode & 1 != 0 else { return }
    missDisplay()
    fallAsleep(mode & 2 == 0 ? .memoryKept : .memoryLost)
  }

  private func fallAsleep(_ depth: Sleep) {
    turnOff()
    sleep = depth
    busy.hold()
  }

  private func loadRegisterWaveform(_ p: [UInt8]) {
    // The first generation is known by its name: some drivers send a byte more than the register has.
    let isGuessed = !panel.isWiringKnown && !chip.alwaysSwapsPlanes
    let guessed = isGuessed ? SSDLUTLayout.guessedWaveform(p) : nil
    if let loaded = guessed ?? chip.lut.waveform(p) { waveform = loaded }
  }

  /// Height steps 8, 16 … 296 and width steps 8, 16 … 176 in the two low fields of the parameter.
  private func fill(_ plane: SSDBank.Plane, _ parameter: UInt8) {
    let rows = Int(parameter >> 4 & 7)
    let columns = Int(parameter & 7)
    banks[bank][plane].fill(
      with: parameter & 0x80 != 0, blockColumns: columns > 4 ? chip.bytesPerRow : 1 << columns,
      blockRows: rows > 5 ? chip.gates : 8 << rows)
    if plane == .red { isOldPlaneRewritten = true }
    busy.start(at: now, for: .milliseconds(5))
  }

  func word(_ p: [UInt8], _ at: Int) -> Int {
    guard at < p.count else { return 0 }
    return Int(p[at]) | (at + 1 < p.count ? Int(p[at + 1]) << 8 : 0)
  }
}
