/// What an IT8951 says of itself and of its panel.
public struct IT8951Info: Equatable, Sendable {
  /// Visible pixels, as the controller's firmware has them.
  public var width: Int
  public var height: Int
  /// Where pictures are loaded to.
  public var bufferAddress: UInt32
  public var firmware: String
  /// The version of the waveforms, which belong to the panel.
  public var waveforms: String

  /// Words of the answer.
  static let length = 20

  /// Takes the 20 words apart; nil when they are nobody's: all zeros or all ones, as without contact.
  init?(_ words: [UInt16]) {
    guard words.count >= Self.length, (8...4096).contains(words[0]), (8...4096).contains(words[1]) else {
      return nil
    }
    (width, height) = (Int(words[0]), Int(words[1]))
    bufferAddress = UInt32(words[2]) | UInt32(words[3]) << 16
    firmware = Self.text(words[4..<12])
    waveforms = Self.text(words[12..<20])
  }

  /// The number of the waveform A2, which depends on the panel's set: 4 in the one of the 6 inch 800 × 600 panel
  /// (M641), 6 in the others (Waveshare's IT8951 demonstration).
  public var a2Mode: UInt16 { waveforms.hasPrefix("M641") ? 4 : 6 }

  /// Characters, two a word and the first in the high byte, up to a zero.
  private static func text(_ words: ArraySlice<UInt16>) -> String {
    let bytes = words.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    return String(decoding: bytes.prefix { (0x20..<0x7F).contains($0) }, as: UTF8.self)
  }
}
