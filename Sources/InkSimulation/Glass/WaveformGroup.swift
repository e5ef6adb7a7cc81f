/// A group of four phases of a waveform table, with its repeats: what every LUT register is made of.
struct WaveformGroup {
  /// Voltage of a phase on the pixels: 0 none, 1 black, 2 white, 3 the coloured ink.
  var levels: [[UInt8]]
  /// Frames of the phases A, B, C and D; 0 leaves a phase out.
  var frames: [Int]
  /// Passes through A and B, and through C and D.
  var halves: (Int, Int) = (1, 1)
  /// Passes through the whole group.
  var passes = 1

  /// Frames of all passes.
  var length: Int {
    ((frames[0] + frames[1]) * halves.0 + (frames[2] + frames[3]) * halves.1) * passes
  }
}

extension Waveform {
  /// Contrast one frame of drive moves: ink crosses from one end to the other in about ten.
  static let levelsPerFrame = 26

  /// The waveform of a LUT register, read as what it does to the ink.
  init(_ groups: [WaveformGroup], frameTime: Duration) {
    let responses = Self.evened((0..<4).map { index in Self.response(groups, index: index) })
    // Drivers write a coloured pixel with white below it, or with black.
    let usesColor = groups.contains { $0.length > 0 && ($0.levels[2] + $0.levels[3]).contains(3) }
    let frames = groups.reduce(0) { $0 + $1.length }
    let kind: Kind =
      if usesColor { .color } else if !responses.allSatisfy(\.isNearlyConstant) { .differential } else {
        frames < 30 ? .fast : .full
      }
    self.init(
      kind: kind, frames: frames, frameTime: frameTime,
      responses: usesColor ? Waveform.color(frames: frames).responses : responses)
  }

  /// Four rows that end at four levels, as those of a waveform for greys, at equal steps.
  ///
  /// Makers tune the frames until their glass shows equal steps. Ink that crosses evenly, as here, keeps the order of the
  /// levels and not their distances.
  static func evened(_ responses: [LevelResponse]) -> [LevelResponse] {
    let ends = responses.map { ($0.low + $0.high) / 2 }
    let order = Set(ends).sorted()
    guard order.count == 4, responses.allSatisfy(\.isNearlyConstant) else { return responses }
    return ends.map { end in .drive(to: (order.firstIndex(of: end) ?? 0) * 85) }
  }

  private static func response(_ groups: [WaveformGroup], index: Int) -> LevelResponse {
    var response = LevelResponse.none
    for group in groups where group.length > 0 {
      for _ in 0..<group.passes {
        for _ in 0..<group.halves.0 { append([0, 1], of: group, index, to: &response) }
        for _ in 0..<group.halves.1 { append([2, 3], of: group, index, to: &response) }
      }
    }
    return response
  }

  private static func append(
    _ phases: [Int], of group: WaveformGroup, _ index: Int, to response: inout LevelResponse
  ) {
    for phase in phases {
      let drive = group.frames[phase] * levelsPerFrame
      switch group.levels[index][phase] {
      case 1: response.append(-drive)
      case 2: response.append(drive)
      default: break
      }
    }
  }
}
