/// How a refresh moves the ink: one response for each pair of old and new bit, and its length.
struct Waveform: Equatable, Sendable {
  /// What kind of refresh a person sees.
  enum Kind: Equatable, Sendable {
    /// Every pixel swings several times; old pictures are gone afterwards.
    case full
    /// A shortened full refresh.
    case fast
    /// Only pixels whose bits differ are driven, and only once.
    case differential
    /// Coloured ink is sorted out of the black and white.
    case color
  }

  var kind: Kind
  /// Frames of the whole waveform.
  var frames: Int
  /// Time of one frame; 20 ms at the usual 50 Hz.
  var frameTime: Duration
  /// Responses by `old << 1 | new`, where 1 is white.
  var responses: [LevelResponse]

  /// Drives every pixel to the new bit, whatever it was.
  static func full(_ kind: Kind, frames: Int, frameTime: Duration = .milliseconds(20)) -> Waveform {
    Waveform(
      kind: kind, frames: frames, frameTime: frameTime,
      responses: [.drive(to: 0), .drive(to: 255), .drive(to: 0), .drive(to: 255)])
  }

  /// Drives only the pixels whose two bits differ.
  static func differential(frames: Int, frameTime: Duration = .milliseconds(20)) -> Waveform {
    Waveform(
      kind: .differential, frames: frames, frameTime: frameTime,
      responses: [.none, .drive(to: 255), .drive(to: 0), .none])
  }

  /// Drives every pixel to one of four greys: old bit and new bit are the two bits of its level.
  static func greys(frames: Int, frameTime: Duration = .milliseconds(20)) -> Waveform {
    Waveform(
      kind: .full, frames: frames, frameTime: frameTime,
      responses: [.drive(to: 0), .drive(to: 85), .drive(to: 170), .drive(to: 255)])
  }

  /// Drives black, white and, where the colour bit is set, the coloured ink.
  static func color(frames: Int, frameTime: Duration = .milliseconds(20)) -> Waveform {
    Waveform(
      kind: .color, frames: frames, frameTime: frameTime,
      responses: [.drive(to: 0), .drive(to: 255), .drive(to: 255), .drive(to: 255)])
  }

  /// Length of the drive without power-on and power-off.
  var duration: Duration { frameTime * frames }

  /// True when pixels whose bits agree keep the ink they have, right or wrong.
  var leavesUnchanged: Bool {
    responses[0].level(after: 255) >= 128 && responses[3].level(after: 0) < 128
  }

  /// True when pixels that are to stay black or white do.
  var keepsInk: Bool { responses[0].level(after: 0) < 128 && responses[3].level(after: 255) >= 128 }

  /// True when pixels that are to turn white or black do.
  var turnsInk: Bool { responses[1].level(after: 0) >= 128 && responses[2].level(after: 255) < 128 }

  /// True when there are bits that end in white and bits that end in black.
  var reachesBothEnds: Bool {
    responses.contains { $0.level(after: 0) >= 128 } && responses.contains { $0.level(after: 255) < 128 }
  }

  /// True when unchanged pixels are left to what they were.
  var needsOldPicture: Bool { !responses[0].isNearlyConstant || !responses[3].isNearlyConstant }
}
