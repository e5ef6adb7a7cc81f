/// How a chip's LUT register (command 32) is laid out, to be read as a waveform.
enum SSDLUTLayout: Sendable {
  /// Rows of voltages, then timings of five or seven bytes a group.
  ///
  /// SSD1680 and SSD1681: 5 rows of 12 groups, 7 bytes (TPA TPB SRAB TPC TPD SRCD RP), repeats n + 1.
  /// SSD1677: 10 groups of 5 (TPA TPB TPC TPD RP). SSD1675: 7 groups of 5. SSD1675B: 10 groups of 5.
  case voltagesThenTimings(groups: Int, timing: Int, frameTime: Duration)
  /// SSD1683: 5 rows of 6 groups of 7 (RP, four phases of voltage and frames, SRAB, SRCD), repeats n.
  case groupsInRows
  /// First generation: phases of one byte with all four voltages, then their frame counts.
  ///
  /// SSD1608 and relatives: 20 phases, counts of four bits. IL3895: 16 phases, counts of a byte.
  case phasesInBytes(phases: Int, bitsPerCount: Int, frameTime: Duration)

  /// The waveform in the register; nil while it is not complete.
  func waveform(_ p: [UInt8]) -> Waveform? {
    switch self {
    case .voltagesThenTimings(let groups, let timing, let frameTime):
      guard p.count >= groups * (5 + timing) else { return nil }
      let list = (0..<groups).map { Self.group($0, of: groups, timing: timing, p) }
      let rate = p.count > groups * (5 + timing) ? Int(p[groups * (5 + timing)] >> 4) : 0
      return Waveform(
        list, frameTime: timing == 7 && rate > 0 ? .milliseconds(1000 / (25 * rate)) : frameTime)
    case .groupsInRows:
      guard p.count >= 210 else { return nil }
      return Waveform((0..<6).map { Self.rowGroup($0, p) }, frameTime: .milliseconds(20))
    case .phasesInBytes(let phases, let bits, let frameTime):
      guard p.count >= 29 else { return nil }
      let groups = stride(from: 0, to: phases, by: 4).map { Self.phases(from: $0, of: phases, bits: bits, p) }
      return Waveform(groups, frameTime: frameTime)
    }
  }

  /// That of the SSD1680 and SSD1681.
  static let groupsOfSeven = voltagesThenTimings(groups: 12, timing: 7, frameTime: .milliseconds(20))

  /// The waveform of a register whose chip is not known well, by its number of bytes; nil for none.
  ///
  /// 29 and 30 bytes are the first generation's, 70 the SSD1675's, 90 to 107 the SSD1675B's and SSD1677's,
  /// whose last timings may be left out, 227 to 233 the SSD1683's.
  static func guessedWaveform(_ p: [UInt8]) -> Waveform? {
    let frame: Duration = .milliseconds(20)
    switch p.count {
    case 29: return phasesInBytes(phases: 16, bitsPerCount: 8, frameTime: frame).waveform(p)
    case 30: return phasesInBytes(phases: 20, bitsPerCount: 4, frameTime: frame).waveform(p)
    case 70..<90: return voltagesThenTimings(groups: 7, timing: 5, frameTime: frame).waveform(p)
    case 90..<108:
      let padded = p + [UInt8](repeating: 0, count: max(0, 100 - p.count))
      return voltagesThenTimings(groups: 10, timing: 5, frameTime: frame).waveform(padded)
    case 144..<160: return groupsOfSeven.waveform(p)
    case 227..<234:
      // Some drivers send the shorter register with a tail of zeros.
      let both = [groupsInRows, groupsOfSeven].compactMap { $0.waveform(p) }
      return both.first { $0.reachesBothEnds } ?? both.first
    default: return nil
    }
  }

  /// The four voltages of a byte, phase A in the two highest bits.
  private static func levels(_ byte: UInt8) -> [UInt8] {
    [byte >> 6, byte >> 4 & 3, byte >> 2 & 3, byte & 3]
  }

  private static func group(_ index: Int, of groups: Int, timing: Int, _ p: [UInt8]) -> WaveformGroup {
    let t = p[(groups * 5 + index * timing)...].prefix(timing).map(Int.init)
    var group = WaveformGroup(
      levels: (0..<4).map { levels(p[$0 * groups + index]) },
      frames: timing == 7 ? [t[0], t[1], t[3], t[4]] : Array(t[0..<4]))
    if timing == 7 { group.halves = (t[2] + 1, t[5] + 1) }
    group.passes = (t.last ?? 0) + 1
    return group
  }

  /// Rows come as VCOM, white stays, white to black, black to white, black stays.
  private static func rowGroup(_ index: Int, _ p: [UInt8]) -> WaveformGroup {
    let rows = (0..<4).map { (lut: Int) -> [UInt8] in
      let start = (4 - lut) * 42 + index * 7
      return Array(p[start..<(start + 7)])
    }
    let frames = (1...4).map { (phase: Int) -> Int in rows.map { Int($0[phase] & 0x3F) }.max() ?? 0 }
    return WaveformGroup(
      levels: rows.map { row in row[1...4].map { $0 >> 6 } }, frames: frames,
      halves: (Int(rows[0][5]), Int(rows[0][6])), passes: Int(rows[0][0]))
  }

  /// Four phases; each byte holds the voltages of white stays, to black, to white, black stays.
  private static func phases(from first: Int, of count: Int, bits: Int, _ p: [UInt8]) -> WaveformGroup {
    let bytes = (first..<(first + 4)).map { p[$0] }
    let frames = (first..<(first + 4)).map { (phase: Int) -> Int in
      let at = count + phase * bits / 8
      guard at < p.count else { return 0 }
      let shift = bits == 8 ? 0 : UInt8(phase % 2 * 4)
      return Int(bits == 8 ? p[at] : p[at] >> shift & 0x0F)
    }
    return WaveformGroup(
      levels: (0..<4).map { lut in bytes.map { $0 >> UInt8(lut * 2) & 3 } }, frames: frames)
  }
}
