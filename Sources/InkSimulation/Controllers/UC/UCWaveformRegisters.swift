/// The waveform registers 20 to 24, read as what they do to the ink.
///
/// Each is a row of groups of six bytes: four voltages, four frame counts, and how often the group is passed.
enum UCWaveformRegisters {
  /// Registers by `old << 1 | new`: black stays, to white, to black, white stays.
  private static let four: [UInt8] = [0x24, 0x22, 0x23, 0x21]
  /// The same with three inks, by `black and white << 1 | colour`: black, colour, white, colour.
  private static let inks: [UInt8] = [0x24, 0x22, 0x23, 0x22]
  /// The same on a chip that has only one for white and one for black (UC8175).
  private static let two: [UInt8] = [0x24, 0x23, 0x24, 0x23]

  /// The waveform; nil while a register is missing.
  static func waveform(
    _ registers: [UInt8: [UInt8]], group: UCChip.Group = .six, hasColor: Bool = false,
    frameTime: Duration
  ) -> Waveform? {
    var responses: [LevelResponse] = []
    var frames = registers[0x20].map { row($0, group).frames } ?? 0
    for register in registers[0x22] == nil ? two : hasColor ? inks : four {
      guard let bytes = registers[register], bytes.count >= 7 else { return nil }
      let row = row(bytes, group)
      responses.append(row.response)
      frames = max(frames, row.frames)
    }
    let isFull = responses.allSatisfy(\.isNearlyConstant)
    return Waveform(
      kind: isFull ? (frames < 30 ? .fast : .full) : .differential, frames: frames, frameTime: frameTime,
      responses: Waveform.evened(responses))
  }

  /// A phase: the voltage on the pixel, 1 black and 2 white, and its frames.
  private typealias Phase = (voltage: UInt8, frames: Int)

  private static func row(_ bytes: [UInt8], _ group: UCChip.Group) -> (response: LevelResponse, frames: Int) {
    let size = group == .six ? 6 : 7
    var response = LevelResponse.none
    var frames = 0
    for start in stride(from: 0, through: bytes.count - size, by: size) {
      for phase in phases(bytes[start..<(start + size)], group) {
        frames += phase.frames
        if phase.voltage == 1 { response.append(-phase.frames * Waveform.levelsPerFrame) }
        if phase.voltage == 2 { response.append(phase.frames * Waveform.levelsPerFrame) }
      }
    }
    return (response, frames)
  }

  /// All phases of a group in the order they are driven.
  private static func phases(_ bytes: ArraySlice<UInt8>, _ group: UCChip.Group) -> [Phase] {
    let g = Array(bytes)
    var all: [Phase] = []
    switch group {
    case .six:
      for phase in 0..<4 { all.append((g[0] >> UInt8(6 - phase * 2) & 3, Int(g[1 + phase]))) }
      return repeated(all, Int(g[5]))
    case .seven:
      for phase in 1...4 { all.append((g[phase] >> 6, Int(g[phase] & 0x3F))) }
      return repeated(
        repeated(Array(all[..<2]), Int(g[5])) + repeated(Array(all[2...]), Int(g[6])), Int(g[0]))
    }
  }

  private static func repeated(_ phases: [Phase], _ count: Int) -> [Phase] {
    var all: [Phase] = []
    for _ in 0..<count { all += phases }
    return all
  }
}
