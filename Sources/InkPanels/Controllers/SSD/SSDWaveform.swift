/// A waveform of 153 bytes that the host writes into register 0x32 of an SSD1680 or SSD1681, with the
/// voltages that belong to it.
///
/// SSD1680 datasheet, waveform setting: five rows of twelve groups of four voltages, timings of seven bytes a
/// group, frame rates, gate options.
struct SSDWaveform {
  /// Rows for black stays, to white, to black, white stays; voltages are 1 towards black, 2 towards white.
  var rows: [[UInt8]]
  /// Frames of phase A and passes less one, group by group.
  var timings: [(frames: UInt8, repeats: UInt8)]
  /// Option for the end of the waveform, 0x3F.
  var end: UInt8 = 0x22
  /// Gate voltage, 0x03; 17 is 20 V.
  var gate: UInt8 = 0x17
  /// Source voltages, 0x04: +15 V, the second, -15 V.
  var sources: [UInt8]
  /// VCOM, 0x2C; 36 is -1.35 V.
  var vcom: UInt8

  /// The registers in the order they are sent.
  var registers: [RegisterWrite] {
    var table = rows.flatMap { $0 + [UInt8](repeating: 0, count: 12 - $0.count) }
    table += [UInt8](repeating: 0, count: 12)
    table += timings.flatMap { [$0.frames, 0, 0, 0, 0, 0, $0.repeats] }
    table += [UInt8](repeating: 0, count: 144 - table.count)
    table += [UInt8](repeating: 0x22, count: 6) + [0x00, 0x00, 0x00]
    return [
      RegisterWrite(0x32, table), RegisterWrite(0x3F, [end]), RegisterWrite(0x03, [gate]),
      RegisterWrite(0x04, sources), RegisterWrite(0x2C, [vcom]),
    ]
  }

  /// Changed pixels driven for 20 frames, the others held by one: 22 frames at 50 Hz (Waveshare's driver of
  /// the 2.9inch V2).
  static let partial2in9 = SSDWaveform(
    rows: [[0x00, 0x40], [0x80, 0x80], [0x40, 0x40], [0x00, 0x80]], timings: [(10, 1), (1, 0), (1, 0)],
    sources: [0x41, 0xB0, 0x32], vcom: 0x36)
  /// The same drive in one pass (Waveshare's driver of the 2.13inch V3).
  static let partial2in13 = SSDWaveform(
    rows: [[0x00, 0x40], [0x80, 0x80], [0x40, 0x40], [0x00, 0x80]], timings: [(20, 0), (1, 0), (1, 0)],
    sources: [0x41, 0x00, 0x32], vcom: 0x36)
}
