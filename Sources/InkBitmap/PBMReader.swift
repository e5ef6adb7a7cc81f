/// Reads the parts of a portable bitmap one after the other.
struct PBMReader {
  private let bytes: [UInt8]
  private let name: String
  private var offset = 0
  private var line = 1

  init(bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// An error at the place reached.
  func error(_ kind: PBMError.Kind) -> PBMError {
    PBMError(kind, name: name, offset: offset, line: line)
  }

  /// Reads the two letters at the start.
  mutating func isPacked() throws(PBMError) -> Bool {
    guard bytes.count >= 2, bytes[0] == UInt8(ascii: "P") else { throw error(.notPBM) }
    guard bytes[1] == UInt8(ascii: "1") || bytes[1] == UInt8(ascii: "4") else { throw error(.notPBM) }
    offset = 2
    // The letters end where something else begins.
    guard let next = bytes.dropFirst(2).first, next.isWhitespace || next == UInt8(ascii: "#") else {
      throw error(.notPBM)
    }
    return bytes[1] == UInt8(ascii: "4")
  }

  /// Reads a number of the header.
  mutating func number(_ part: String) throws(PBMError) -> Int {
    skipSpace()
    var value: Int?
    while let byte = current, let digit = byte.digit {
      let (tenfold, tooFar) = (value ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, tooLarge) = tenfold.addingReportingOverflow(digit)
      if tooFar || tooLarge { throw error(.badNumber(part)) }
      value = sum
      offset += 1
    }
    guard let value else { throw error(current == nil ? .truncated(missing: nil) : .badNumber(part)) }
    return value
  }

  /// Reads rows of packed bytes, which begin after one space or line end.
  mutating func packed(width: Int, height: Int) throws(PBMError) -> Frame {
    guard let space = current else { throw error(.truncated(missing: (width + 7) / 8 * height)) }
    guard space.isWhitespace else { throw error(.unexpected(space)) }
    advance()
    var frame = Frame(width: width, height: height)
    let end = offset + frame.bytes.count
    guard end <= bytes.count else {
      offset = bytes.count
      throw error(.truncated(missing: end - bytes.count))
    }
    frame.bytes = Array(bytes[offset..<end])
    frame.clearPadding()
    return frame
  }

  /// Reads digits, with or without space between them.
  mutating func plain(width: Int, height: Int) throws(PBMError) -> Frame {
    // A picture has a digit a pixel: what is too short is refused before its memory is taken.
    guard bytes.count - offset >= width * height else {
      offset = bytes.count
      throw error(.truncated(missing: nil))
    }
    var frame = Frame(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        skipSpace()
        switch current {
        case UInt8(ascii: "0"): break
        case UInt8(ascii: "1"): frame[x, y] = .black
        case .some(let byte): throw error(.unexpected(byte))
        case nil: throw error(.truncated(missing: nil))
        }
        offset += 1
      }
    }
    return frame
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func advance() {
    if current == UInt8(ascii: "\n") { line += 1 }
    offset += 1
  }

  /// Skips white space and comments, which run from a `#` to the end of their line.
  private mutating func skipSpace() {
    var isComment = false
    while let byte = current, isComment || byte.isWhitespace || byte == UInt8(ascii: "#") {
      if byte == UInt8(ascii: "#") { isComment = true }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { isComment = false }
      advance()
    }
  }
}

extension UInt8 {
  /// Blank, tab, line feed, vertical tab, form feed, carriage return.
  fileprivate var isWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// The value of a decimal digit.
  fileprivate var digit: Int? { (0x30...0x39).contains(self) ? Int(self - 0x30) : nil }
}
