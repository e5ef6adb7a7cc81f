import InkErrors

/// Why a portable bitmap cannot be read, and where.
public struct PBMError: ExplainedError, Equatable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// The data does not begin with P1 or P4.
    case notPBM
    /// The width or height is missing, not a decimal number, or absurd.
    case badNumber(String)
    /// No pixel.
    case empty(width: Int, height: Int)
    /// More pixels than accepted.
    case tooLarge(width: Int, height: Int, maximumPixels: Int)
    /// A byte that cannot stand there.
    case unexpected(UInt8)
    /// The data ends early; nil when it is not known how many bytes are missing.
    case truncated(missing: Int?)
  }

  public var kind: Kind
  /// The file or what else the data is called.
  public var name: String
  /// Bytes before the place.
  public var offset: Int
  /// The place's line, counted from 1.
  public var line: Int

  /// Records an error.
  public init(_ kind: Kind, name: String, offset: Int, line: Int) {
    self.kind = kind
    self.name = name
    self.offset = offset
    self.line = line
  }

  public var explanation: Explanation {
    let place = "in line \(line), at byte \(offset)"
    switch kind {
    case .notPBM:
      return Explanation(
        "\(name) is not a PBM picture: it does not begin with P1 or P4.",
        cause: "It is in another format.",
        remedy: "Convert it to PBM, for example with: convert PICTURE pbm:OUT.pbm")
    case .badNumber(let part):
      return Explanation(
        "\(name) has no usable \(part) \(place).",
        cause: "The header is damaged; it is P1 or P4, the width and the height.",
        remedy: "Write the picture again.")
    case .empty(let width, let height):
      return Explanation(
        "\(name) has no pixel: it is \(width) × \(height).",
        cause: "The program that wrote it had no picture.",
        remedy: "Write the picture again, at least 1 × 1.")
    case .tooLarge(let width, let height, let maximum):
      return Explanation(
        "\(name) is \(width) × \(height) pixels; at most \(maximum) pixels are read.",
        cause: "The header is damaged, or the picture is not meant for a panel.",
        remedy: "Scale the picture to the size of the panel.")
    case .unexpected(let byte):
      let hex = String(byte, radix: 16, uppercase: true)
      return Explanation(
        "\(name) has the unexpected byte 0x\(byte < 16 ? "0" : "")\(hex) \(place).",
        cause: "The picture is damaged, or its header gives another size than it has.",
        remedy: "Write the picture again.")
    case .truncated(let missing):
      let amount = missing.map { $0 == 1 ? "1 byte is missing" : "\($0) bytes are missing" }
      return Explanation(
        "\(name) ends too early \(place)" + (amount.map { ": \($0)." } ?? "."),
        cause: "It was not written or copied to its end.",
        remedy: "Copy or write the picture again.")
    }
  }

  public var exitStatus: ExitStatus { .badData }
}
