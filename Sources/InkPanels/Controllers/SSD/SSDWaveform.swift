/// A waveform of 153 bytes that the host writes into register 0x32 of an SSD1680 or SSD1681, with the
/// voltages that belong to it.
///
/// SSD1680 datasheet, waveform setting: five rows of twelve groups of four voltages, timings of seven bytes a
/// group, frame rates, gate options.
struct SSDWaveform {
  /// Rows for black stays, to white, to black, white stays; voltages are 1 towards black, 2 towards white.
  var rows: [[UInt8]]
  /// Frames of phases A and B, passes of both less one, the same of C and D, passes of the group less one.
  var timings: [[UInt8]]
  /// Rows with voltages of VCOM, past those of the pixels.
  var vcomRow: [UInt8] = []
  /// Frame rates of the groups, two a byte; 2 is 50 Hz.
  var rates: [UInt8] = [0x22, 0x22, 0x22, 0x22, 0x22, 0x22]
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
    var table = (rows + [vcomRow]).flatMap { $0 + [UInt8](repeating: 0, count: 12 - $0.count) }
    table += timings.flatMap { $0 }
    table += [UInt8](repeating: 0, count: 144 - table.count)
    table += rates + [0x00, 0x00, 0x00]
    return [
      RegisterWrite(0x32, table), RegisterWrite(0x3F, [end]), RegisterWrite(0x03, [gate]),
      RegisterWrite(0x04, sources), RegisterWrite(0x2C, [vcom]),
    ]
  }

  /// A group of one phase.
  private static func single(_ frames: UInt8, repeats: UInt8) -> [UInt8] { [frames, 0, 0, 0, 0, 0, repeats] }

  /// Changed pixels driven for 20 frames, the others held by one: 22 frames at 50 Hz (Waveshare's driver of
  /// the 2.9inch V2).
  static let partial2in9 = SSDWaveform(
    rows: [[0x00, 0x40], [0x80, 0x80], [0x40, 0x40], [0x00, 0x80]],
    timings: [single(10, repeats: 1), single(1, repeats: 0), single(1, repeats: 0)],
    sources: [0x41, 0xB0, 0x32], vcom: 0x36)
  /// The same drive in one pass (Waveshare's driver of the 2.13inch V3).
  static let partial2in13 = SSDWaveform(
    rows: [[0x00, 0x40], [0x80, 0x80], [0x40, 0x40], [0x00, 0x80]],
    timings: [single(20, repeats: 0), single(1, repeats: 0), single(1, repeats: 0)],
    sources: [0x41, 0x00, 0x32], vcom: 0x36)

  /// Four greys in 262 frames: white, light grey, dark grey, black (Waveshare's driver of the 2.7inch V2; measured
  /// 5392 to 5517 ms with powering up and down).
  static let grays = SSDWaveform(
    rows: [[0x40, 0x48, 0x80], [0x08, 0x48, 0x10], [0x02, 0x48, 0x04], [0x20, 0x48, 0x01]],
    timings: [
      [0x0A, 0x19, 0, 0x03, 0x08, 0, 0], [0x14, 0x01, 0, 0x14, 0x01, 0, 3],
      [0x0A, 0x03, 0, 0x08, 0x19, 0, 0],
      [0x01, 0, 0, 0, 0, 0, 1],
    ],
    sources: [0x41, 0x00, 0x32], vcom: 0x1C)
  /// The same in 174 frames, with VCOM moved in the middle (Waveshare's driver of the 2.9inch V2).
  static let grays2in9 = SSDWaveform(
    rows: [[0x00, 0x60], [0x20, 0x60, 0x10], [0x28, 0x60, 0x14], [0x2A, 0x60, 0x15]],
    timings: [
      [0x00, 0x02, 0, 0x05, 0x14, 0, 0], [0x1E, 0x1E, 0, 0, 0, 0, 1], [0x00, 0x02, 0, 0x05, 0x14, 0, 0],
    ],
    vcomRow: [0x00, 0x90], rates: [0x24, 0x22, 0x22, 0x22, 0x23, 0x32], sources: [0x41, 0xAE, 0x32],
    vcom: 0x28)
}
