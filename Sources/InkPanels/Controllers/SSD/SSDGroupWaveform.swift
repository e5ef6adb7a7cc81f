/// A waveform that the host writes into register 0x32 of an SSD1675A, SSD1675B or SSD1677, with the registers that
/// belong to it.
///
/// Five rows of one byte of four voltages a group, then five bytes a group: frames of phases A to D and passes less
/// one (SSD1675 and SSD1677 datasheets, waveform setting).
struct SSDGroupWaveform {
  /// Groups of the register: seven on the SSD1675A, ten on the others.
  var groups: Int
  /// Rows for black stays, to white, to black, white stays; voltages are 1 towards black, 2 towards white.
  var rows: [[UInt8]]
  /// Frames of phases A to D and passes less one, group by group.
  var timings: [[UInt8]]
  /// Bytes after the timings: frame rates on the SSD1677.
  var tail: [UInt8] = []
  /// Voltages and line times that the waveform was made for.
  var supply: [RegisterWrite]

  /// The registers in the order they are sent.
  var registers: [RegisterWrite] {
    var table = rows.flatMap { $0 + [UInt8](repeating: 0, count: groups - $0.count) }
    table += [UInt8](repeating: 0, count: 5 * groups - table.count)
    table += timings.flatMap { $0 }
    table += [UInt8](repeating: 0, count: 10 * groups - table.count)
    return supply + [RegisterWrite(0x32, table + tail)]
  }
}

extension SSDGroupWaveform {
  /// VCOM, gate and source voltages, dummy lines and line width of SSD1675A glass (GxEPD2, class 213_B72).
  private static func supplyA(vcom: UInt8) -> [RegisterWrite] {
    [
      RegisterWrite(0x2C, [vcom]), RegisterWrite(0x03, [0x15]), RegisterWrite(0x04, [0x41, 0xA8, 0x32]),
      RegisterWrite(0x3A, [0x30]), RegisterWrite(0x3B, [0x0A]),
    ]
  }
  /// The same of SSD1675B glass (GxEPD2, class 213_B73).
  private static func supplyB(vcom: UInt8) -> [RegisterWrite] {
    [
      RegisterWrite(0x2C, [vcom]), RegisterWrite(0x03, [0x15]), RegisterWrite(0x04, [0x41, 0xA8, 0x32]),
      RegisterWrite(0x3A, [0x2C]), RegisterWrite(0x3B, [0x0B]),
    ]
  }

  /// 90 frames in three swings (Waveshare's driver of the 2.13inch V2).
  static let fullSSD1675A = SSDGroupWaveform(
    groups: 7, rows: [[0x80, 0x60, 0x40], [0x10, 0x60, 0x20], [0x80, 0x60, 0x40], [0x10, 0x60, 0x20]],
    timings: [[3, 3, 0, 0, 2], [9, 9, 0, 0, 2], [3, 3, 0, 0, 2]], supply: supplyA(vcom: 0x55))
  /// Changed pixels driven for ten frames, the others left.
  static let partialSSD1675A = SSDGroupWaveform(
    groups: 7, rows: [[0x00], [0x80], [0x40], [0x00]], timings: [[10, 0, 0, 0, 0]],
    supply: supplyA(vcom: 0x26))

  /// 180 frames in three swings (GxEPD2, class 213_B73).
  static let fullSSD1675B = SSDGroupWaveform(
    groups: 10, rows: [[0xA0, 0x90, 0x50], [0x50, 0x90, 0xA0], [0xA0, 0x90, 0x50], [0x50, 0x90, 0xA0]],
    timings: [[15, 15, 0, 0, 0], [15, 15, 0, 0, 3], [15, 15, 0, 0, 0]], supply: supplyB(vcom: 0x50))
  /// Changed pixels driven for ten frames, the others left, as on the SSD1675A.
  static let partialSSD1675B = SSDGroupWaveform(
    groups: 10, rows: [[0x00], [0x80], [0x40], [0x00]], timings: [[10, 0, 0, 0, 0]],
    supply: supplyB(vcom: 0x26))

  /// Voltages of the 3.7inch glass, and the old picture looked at in all its waveforms.
  private static let supply3in7: [RegisterWrite] = [
    RegisterWrite(0x03, [0x00]), RegisterWrite(0x04, [0x41, 0xA8, 0x32]), RegisterWrite(0x2C, [0x44]),
    RegisterWrite(0x37, [0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0x4F, 0xFF, 0xFF, 0xFF, 0xFF]),
  ]
  /// "4Gray-GC": 76 frames; rows are black, dark grey, light grey, white.
  ///
  /// Waveshare's driver of the 3.7inch; measured 1740 ms with powering up and down.
  static let grays3in7 = SSDGroupWaveform(
    groups: 10,
    rows: [[0x2A, 0x06, 0x15], [0x28, 0x06, 0x14], [0x20, 0x06, 0x10], [0x14, 0x06, 0x28]],
    timings: [[0, 2, 2, 10, 0], [0, 0, 8, 8, 2], [0, 2, 2, 10, 0]], tail: [0x22, 0x22, 0x22, 0x22, 0x22],
    supply: supply3in7.dropLast() + [RegisterWrite(0x37, [UInt8](repeating: 0, count: 10))])
  /// Four greys of 4.26 inch glass, white, light grey, dark grey, black (Waveshare's driver of the 4.26inch).
  static let grays4in26 = grays(
    first: [0x07, 0x1E, 0x1C, 0x02, 0x00], third: [0x08, 0x01, 0x01, 0x04, 0x04])
  /// The same of 13.3 inch glass (Waveshare's driver of the 13.3inch K).
  static let grays13in3 = grays(
    first: [0x07, 0x23, 0x17, 0x02, 0x00], third: [0x08, 0x02, 0x01, 0x04, 0x04])

  private static func grays(first: [UInt8], third: [UInt8]) -> SSDGroupWaveform {
    SSDGroupWaveform(
      groups: 10,
      rows: [
        [0x80, 0x48, 0x4A, 0x22], [0x0A, 0x48, 0x68], [0x88, 0x48, 0x60], [0xA8, 0x48, 0x45],
      ],
      timings: [
        first, [0x05, 0x01, 0x05, 0x01, 0x02], third, [0x00, 0x02, 0x00, 0x02, 0x01], [0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 1],
      ],
      tail: [0x22, 0x22, 0x22, 0x22, 0x22],
      supply: [
        RegisterWrite(0x03, [0x17]), RegisterWrite(0x04, [0x41, 0xA8, 0x32]), RegisterWrite(0x2C, [0x30]),
      ])
  }

  /// "1Gray-GC": 38 frames (Waveshare's driver of the 3.7inch).
  static let full3in7 = SSDGroupWaveform(
    groups: 10, rows: [[0x2A, 0x05], [0x05, 0x2A], [0x2A, 0x15], [0x05, 0x0A]],
    timings: [[0, 2, 3, 10, 0], [2, 6, 10, 5, 0]], tail: [0x22, 0x22, 0x22, 0x22, 0x22], supply: supply3in7)
  /// "DU": 28 frames.
  static let partial3in7 = SSDGroupWaveform(
    groups: 10, rows: [[0x00], [0x01, 0x2A], [0x0A, 0x55], [0x00]],
    timings: [[0, 0, 5, 5, 0], [5, 3, 5, 5, 0]], tail: [0x22, 0x22, 0x22, 0x22, 0x22], supply: supply3in7)
}
