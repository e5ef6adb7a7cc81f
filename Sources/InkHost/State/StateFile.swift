import Foundation
import InkTimelines

/// A display's state as a file: a line with a fingerprint, then JSON that a person can read.
public enum StateFile {
  /// What a file held.
  public enum Content: Equatable, Sendable {
    case absent
    case state(DisplayState)
    /// Not written by this program, by a newer one, or changed since.
    case damaged
  }

  static let mark = "inkglance-state 1"

  /// The file's name for a board.
  static func name(of board: String) -> String {
    let safe = board.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_.".contains($0) ? $0 : "_" }
    return String(safe.drop { $0 == "." }) + ".state"
  }

  /// The bytes of a state.
  static func encode(_ state: DisplayState) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // Numbers, texts and lists of them always have a JSON form.
    let body = (try? encoder.encode(state)).map(Array.init) ?? []
    return Array("\(mark) \(Fingerprint.text(of: body)) \(body.count)\n".utf8) + body
  }

  /// What bytes hold.
  static func decode(_ bytes: [UInt8]) -> Content {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return .damaged }
    let body = bytes[(end + 1)...]
    let head = "\(mark) \(Fingerprint.text(of: body)) \(body.count)"
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard bytes[..<end].elementsEqual(head.utf8),
      let state = try? decoder.decode(DisplayState.self, from: Data(body))
    else { return .damaged }
    return .state(state)
  }
}
