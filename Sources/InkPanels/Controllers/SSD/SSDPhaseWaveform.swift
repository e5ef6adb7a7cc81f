/// A waveform that the host writes into register 0x32 of a controller of the first generation.
///
/// A byte a phase holds the voltages of all four transitions, from the lowest bits on: white stays, to black, to
/// white, black stays; then come the frames of the phases, four bits each and the lower first, or a byte each on the
/// IL3895 (SSD1608 datasheet, waveform look-up table).
struct SSDPhaseWaveform {
  /// Voltages of the phases, which fill the register's first bytes.
  var phases: [UInt8]
  /// Phases of the register: 20, or 16 on the IL3895.
  var count = 20
  /// Bytes after the phases.
  var frames: [UInt8]
  /// Bytes of the register: 30, or 29 on the IL3895.
  var length = 30
  /// VCOM, register 0x2C.
  var vcom: UInt8

  /// The registers in the order they are sent: booster, VCOM, dummy lines, line width, waveform.
  var registers: [RegisterWrite] {
    var table = phases + [UInt8](repeating: 0, count: count - phases.count) + frames
    table += [UInt8](repeating: 0, count: length - table.count)
    return [
      RegisterWrite(0x0C, [0xD7, 0xD6, 0x9D]), RegisterWrite(0x2C, [vcom]), RegisterWrite(0x3A, [0x1A]),
      RegisterWrite(0x3B, [0x08]), RegisterWrite(0x32, table),
    ]
  }
}

extension SSDPhaseWaveform {
  /// Both swings and the new picture: 76 frames (GxEPD2, classes 154 and 290).
  static func full(vcom: UInt8) -> SSDPhaseWaveform {
    SSDPhaseWaveform(phases: [0x50, 0xAA, 0x55, 0xAA, 0x11], frames: [0xFF, 0xFF, 0x1F], vcom: vcom)
  }

  /// Changed pixels driven, the others left: 20 frames.
  static func partial(vcom: UInt8) -> SSDPhaseWaveform {
    SSDPhaseWaveform(
      phases: [0x10, 0x18, 0x18, 0x08, 0x18, 0x18, 0x08], frames: [0x13, 0x14, 0x44, 0x12], vcom: vcom)
  }

  /// 241 frames (GxEPD2, class 213).
  static let fullIL3895 = SSDPhaseWaveform(
    phases: [0x22, 0x55, 0xAA, 0x55, 0xAA, 0x55, 0xAA, 0x11], count: 16,
    frames: [0x1E, 0x1E, 0x1E, 0x1E, 0x1E, 0x1E, 0x1E, 0x1E, 0x01], length: 29, vcom: 0xA8)
  /// 16 frames.
  static let partialIL3895 = SSDPhaseWaveform(
    phases: [0x18], count: 16, frames: [0x0F, 0x01], length: 29, vcom: 0xA8)
}
