/// The waveform registers 20 to 24, read as what they do to the ink.
///
/// Each is a row of groups of six bytes: four voltages, four frame counts, and how often the group is passed.
enum UCWaveformRegisters {
  /// Registers by `old << 1 | new`: black stays, to white, to black, white stays.
  private static let order: [UInt8] = [0x24, 0x22, 0x23, 0x21]

  /// The waveform; nil while one of the four is missing.
  static func waveform(_ registers: [UInt8: [UInt8]], frameTime: Duration) -> Waveform? {
    var responses: [LevelResponse] = []
    var frames = registers[0x20].map { row($0).frames } ?? 0
    for register in order {
      guard let bytes = registers[register], bytes.count >= 6 else { return nil }
      let row = row(bytes)
      responses.append(row.response)
      frames = max(frames, row.frames)
    }
    let isFull = responses.allSatisfy(\.isConstant)
    return Waveform(
      kind: isFull ? (frames < 40 ? .fast : .full) : .differential, frames: frames, frameTime: frameTime,
      responses: responses)
  }

  private static func row(_ bytes: [UInt8]) -> (response: LevelResponse, frames: Int) {
    var response = LevelResponse.none
    var frames = 0
    for group in stride(from: 0, to: bytes.count - 5, by: 6) {
      let counts = bytes[(group + 1)..<(group + 5)].map(Int.init)
      let passes = Int(bytes[group + 5])
      frames += counts.reduce(0, +) * passes
      for _ in 0..<passes {
        for phase in 0..<4 {
          let drive = counts[phase] * Waveform.levelsPerFrame
          switch bytes[group] >> UInt8(6 - phase * 2) & 3 {
          case 1: response.append(-drive)
          case 2: response.append(drive)
          default: break
          }
        }
      }
    }
    return (response, frames)
  }
}
