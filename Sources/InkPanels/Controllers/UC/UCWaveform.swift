/// A waveform that the host writes into registers 0x20 to 0x25 of the UltraChip dialect.
///
/// A row is up to seven groups of six bytes: four voltages of two bits, four frame counts, passes; some chips have
/// groups of seven. Voltages are 1 towards black and 2 towards white.
struct UCWaveform {
  /// Clock register 0x30; nil leaves 50 Hz.
  var clock: UInt8?
  /// VCOM register 0x82: -0.10 V less 0.05 V a step.
  var vcomVoltage: UInt8
  var vcom: [[UInt8]]
  var whiteStays: [[UInt8]]
  var toWhite: [[UInt8]]
  var toBlack: [[UInt8]]
  var blackStays: [[UInt8]]
  /// The border's row on chips where it has one; an empty one drives nothing.
  var border: [[UInt8]]?
  /// Bytes before the groups of the VCOM row.
  var vcomLead: [UInt8] = []

  /// The registers in the order they are sent.
  var registers: [RegisterWrite] {
    var registers = clock.map { [RegisterWrite(0x30, [$0])] } ?? []
    registers.append(RegisterWrite(0x82, [vcomVoltage]))
    registers.append(RegisterWrite(0x20, Self.row([vcomLead] + vcom, count: 44)))
    for (i, groups) in [whiteStays, toWhite, toBlack, blackStays].enumerated() {
      registers.append(RegisterWrite(0x21 + UInt8(i), Self.row(groups, count: 42)))
    }
    if let border { registers.append(RegisterWrite(0x25, Self.row(border, count: 42))) }
    return registers
  }

  private static func row(_ groups: [[UInt8]], count: Int) -> [UInt8] {
    let bytes = groups.flatMap { $0 }
    return bytes + [UInt8](repeating: 0, count: max(0, count - bytes.count))
  }
}

extension UCWaveform {
  /// Two swings of everything and a clean end: 152 frames at 100 Hz (GxEPD2, class 420; measured 1546 ms).
  static func full(vcomVoltage: UInt8, vcomLead: [UInt8] = []) -> UCWaveform {
    let times: [[UInt8]] = [
      [0x08, 0x00, 0x00, 0x00, 0x02], [0x28, 0x28, 0x00, 0x00, 0x01], [0x14, 0x00, 0x00, 0x00, 0x01],
      [0x12, 0x12, 0x00, 0x00, 0x01],
    ]
    func row(_ voltages: [UInt8]) -> [[UInt8]] { zip(voltages, times).map { [$0] + $1 } }
    let (white, black) = (row([0x40, 0x90, 0x40, 0xA0]), row([0x80, 0x90, 0x80, 0x50]))
    return UCWaveform(
      clock: 0x3A, vcomVoltage: vcomVoltage, vcom: row([0x00, 0x60, 0x00, 0x00]), whiteStays: white,
      toWhite: white, toBlack: black, blackStays: black, vcomLead: vcomLead)
  }

  /// Changed pixels driven once for 32 frames, the others left: 33 frames (GxEPD2, reference partial waveform
  /// of IL0373 and UC8151D; measured 354 ms at 100 Hz, 705 ms at 50 Hz).
  static func partial(clock: UInt8?, vcomVoltage: UInt8) -> UCWaveform {
    func row(_ voltages: UInt8) -> [[UInt8]] { [[voltages, 0x20, 0x01, 0x00, 0x00, 0x01]] }
    return UCWaveform(
      clock: clock, vcomVoltage: vcomVoltage, vcom: row(0x00), whiteStays: row(0x00), toWhite: row(0x80),
      toBlack: row(0x40), blackStays: row(0x00))
  }

  /// Changed pixels driven away and back, the others held: 56 frames at 100 Hz (GxEPD2, class 420; measured
  /// 564 ms).
  static let partialUC8176 = {
    func row(_ voltages: UInt8) -> [[UInt8]] {
      [[voltages, 0x19, 0x01, 0x04, 0x19, 0x01], [0x00, 0x01, 0x00, 0x00, 0x00, 0x01]]
    }
    return UCWaveform(
      clock: 0x3A, vcomVoltage: 0x12, vcom: row(0x00), whiteStays: row(0x18), toWhite: row(0x5A),
      toBlack: row(0xA5), blackStays: row(0x24))
  }()

  /// Changed pixels driven away and back in balance: 70 frames at 50 Hz (GxEPD2, class 750_GDEY075T7, for
  /// batches without a partial waveform of their own; measured 1580 ms).
  static let partialUC8179 = {
    func row(_ voltages: UInt8) -> [[UInt8]] { [[voltages, 30, 5, 30, 5, 1]] }
    return UCWaveform(
      clock: nil, vcomVoltage: 0x30, vcom: row(0x00), whiteStays: row(0x00), toWhite: row(0x5A),
      toBlack: row(0x84), blackStays: row(0x00), border: [])
  }()

  /// Changed pixels driven away and back: 70 frames at 50 Hz (GxEPD2, class 371; measured 1480 ms).
  static let partialUC8171 = {
    func row(_ voltages: UInt8) -> [[UInt8]] { [[voltages, 0x23, 0x00, 0x23, 0x00, 0x01]] }
    return UCWaveform(
      clock: nil, vcomVoltage: 0x1C, vcom: row(0x00), whiteStays: row(0x00), toWhite: row(0x48),
      toBlack: row(0x84), blackStays: row(0x00), border: [])
  }()

  /// One swing and the new picture: 40 frames, in groups of seven bytes: passes, four phases of voltage and
  /// frames, passes of either half (GxEPD2, class 154_M09).
  static let fullJD79653A = UCWaveform(
    clock: 0x3C, vcomVoltage: 0x12,
    vcom: [[1, 0x05, 0x05, 0x05, 0x05, 1, 1], [1, 0x05, 0x05, 0x05, 0x05, 1, 1]],
    whiteStays: [[1, 0x45, 0x45, 0x43, 0x44, 1, 1], [1, 0x87, 0x83, 0x87, 0x06, 1, 1]],
    toWhite: [[1, 0x05, 0x05, 0x45, 0x42, 1, 1], [1, 0x87, 0x85, 0x85, 0x85, 1, 1]],
    toBlack: [[1, 0x08, 0x08, 0x82, 0x42, 1, 1], [1, 0x45, 0x45, 0x45, 0x45, 1, 1]],
    blackStays: [[1, 0x85, 0x85, 0x85, 0x83, 1, 1], [1, 0x45, 0x45, 0x04, 0x48, 1, 1]])
  /// Changed pixels driven for eleven frames.
  static let partialJD79653A = {
    func row(_ voltage: UInt8) -> [[UInt8]] {
      [[1, voltage | 0x04, voltage | 0x04, voltage | 0x03, 0x01, 1, 1]]
    }
    return UCWaveform(
      clock: 0x3C, vcomVoltage: 0x12, vcom: row(0x00), whiteStays: row(0x00), toWhite: row(0x80),
      toBlack: row(0x40), blackStays: row(0x00))
  }()

  /// Changed pixels driven once for 25 frames: 26 frames at 100 Hz (GxEPD2, class 270).
  static let partialIL91874 = {
    func row(_ voltages: UInt8) -> [[UInt8]] { [[voltages, 0x19, 0x01, 0x00, 0x00, 0x01]] }
    return UCWaveform(
      clock: 0x3A, vcomVoltage: 0x08, vcom: row(0x00), whiteStays: row(0x00), toWhite: row(0x80),
      toBlack: row(0x40), blackStays: row(0x00), vcomLead: [0x00, 0x00])
  }()

  /// Four greys in 110 frames at 50 Hz: both swings, then each level driven as far as it is to go.
  ///
  /// Rows are white, dark grey, light grey and black; the border goes white (GxEPD2_4G, class 750_GDEY075T7; measured
  /// 2324 ms).
  static let graysUC8179 = {
    let white: [[UInt8]] = [
      [0x40, 0x0A, 0x00, 0x00, 0x00, 0x01], [0x90, 0x14, 0x14, 0x00, 0x00, 0x01],
      [0x10, 0x14, 0x0A, 0x00, 0x00, 0x01], [0xA0, 0x13, 0x0A, 0x01, 0x00, 0x01],
    ]
    func row(_ third: UInt8, _ last: [UInt8]) -> [[UInt8]] {
      [white[0], white[1], [third] + white[2].dropFirst(), last]
    }
    var black = row(0x20, [0x50, 0x13, 0x0A, 0x01, 0x00, 0x01])
    black[0][0] = 0x80
    return UCWaveform(
      clock: nil, vcomVoltage: 0x30,
      vcom: [
        [0x00, 0x0A, 0x00, 0x00, 0x00, 0x01], [0x60, 0x14, 0x14, 0x00, 0x00, 0x01],
        [0x00, 0x14, 0x0A, 0x00, 0x00, 0x01], [0x00, 0x13, 0x0A, 0x01, 0x00, 0x01],
      ],
      whiteStays: white, toWhite: row(0x00, [0x99, 0x0C, 0x01, 0x03, 0x04, 0x01]),
      toBlack: row(0x00, [0x99, 0x0B, 0x04, 0x04, 0x01, 0x01]), blackStays: black, border: white)
  }()

  /// Black, white and red in seven groups at 100 Hz, 1157 frames: rows are nothing, red, white and black.
  ///
  /// GxEPD2, class 270c.
  static let colorIL91874 = {
    let times: [[UInt8]] = [
      [0x1A, 0x1A, 0x00, 0x00, 0x01], [0x0A, 0x0A, 0x00, 0x00, 0x08], [0x0E, 0x01, 0x0E, 0x01, 0x10],
      [0x0A, 0x0A, 0x00, 0x00, 0x08], [0x04, 0x10, 0x00, 0x00, 0x05], [0x03, 0x0E, 0x00, 0x00, 0x0A],
      [0x23, 0x00, 0x00, 0x00, 0x01],
    ]
    func row(_ voltages: [UInt8]) -> [[UInt8]] { zip(voltages, times).map { [$0] + $1 } }
    let white = row([0x90, 0x40, 0x84, 0x80, 0x00, 0x00, 0x00])
    return UCWaveform(
      clock: 0x3A, vcomVoltage: 0x12, vcom: row([0, 0, 0, 0, 0, 0, 0]), whiteStays: white,
      toWhite: row([0xA0, 0x00, 0x84, 0x90, 0xB0, 0xB0, 0xC0]), toBlack: white,
      blackStays: row([0x90, 0x20, 0x84, 0x10, 0x00, 0x00, 0x00]), vcomLead: [0x00, 0x00])
  }()

  /// Black, white, two greys and red: rows of 15 bytes, two voltages and frames a byte (GxEPD2, class 154c; measured
  /// 7136 ms).
  static let colorIL0376F: [RegisterWrite] = {
    let swing: [UInt8] = [0x8A, 0x4A, 0x0F, 0x83, 0x43, 0x0C]
    let gray: [UInt8] = [0x8E, 0x94, 0x01, 0x8A, 0x06, 0x04] + swing + [0x06, 0x0A, 0x04]
    let still: [UInt8] = [0x03, 0x1D, 0x01, 0x01, 0x08, 0x23, 0x37, 0x37, 0x01, 0, 0, 0, 0, 0, 0]
    return [
      RegisterWrite(0x30, [0x39]), RegisterWrite(0x82, [0x0E]),
      RegisterWrite(
        0x20,
        [0x0E, 0x14, 0x01, 0x0A, 0x06, 0x04, 0x0A, 0x0A, 0x0F, 0x03, 0x03, 0x0C, 0x06, 0x0A, 0x00]),
      RegisterWrite(0x21, [0x0E, 0x14, 0x01, 0x0A, 0x46, 0x04] + swing + [0x86, 0x0A, 0x04]),
      RegisterWrite(0x22, [0x0E, 0x14, 0x01, 0x8A, 0x06, 0x04] + swing + [0x06, 0x4A, 0x04]),
      RegisterWrite(0x23, gray), RegisterWrite(0x24, gray), RegisterWrite(0x25, still),
      RegisterWrite(0x26, [0x83, 0x5D, 0x01, 0x81, 0x48, 0x23, 0x77, 0x77, 0x01, 0, 0, 0, 0, 0, 0]),
      RegisterWrite(0x27, still),
    ]
  }()
}
