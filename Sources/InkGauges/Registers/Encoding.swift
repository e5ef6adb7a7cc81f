/// How the bytes of a register make a number.
struct Encoding: Equatable, Sendable {
  /// Which byte comes first over the wire.
  enum Order: Sendable {
    case highFirst, lowFirst
  }

  /// Bytes read for it.
  var bytes = 2
  var order = Order.lowFirst
  /// Bits of the least significant byte that count, its low ones; chips that split 12 bits over two registers put
  /// eight into one and four into the other.
  var lowBits = 8
  /// Bits to drop at the low end.
  var shift = 0
  /// Bits that are left then; nil for all.
  var width: Int?
  /// True for two's complement of that width.
  var isSigned = false
  /// True where each hexadecimal digit is a decimal one.
  var isDecimal = false
  /// True where the last byte counts hundredths of the one before it.
  var isHundredths = false

  static let byte = Encoding(bytes: 1)
  static let signedByte = Encoding(bytes: 1, isSigned: true)
  /// A word, low byte first, as SMBus has it.
  static let little = Encoding()
  static let littleSigned = Encoding(isSigned: true)
  /// A word, high byte first.
  static let big = Encoding(order: .highFirst)
  /// A byte and its hundredths.
  static let hundredths = Encoding(order: .highFirst, isHundredths: true)
  static let bigSigned = Encoding(order: .highFirst, isSigned: true)

  /// The number that `wire` holds, in wire order; nil unless there are exactly `bytes`, or where a digit is none.
  func count(of wire: some Collection<UInt8>) -> Int? {
    guard wire.count == bytes else { return nil }
    if isHundredths { return hundredths(Array(wire)) }
    let significant = order == .highFirst ? Array(wire) : Array(wire.reversed())
    var raw = 0
    for (index, byte) in significant.enumerated() {
      let isLast = index == significant.count - 1
      let bits = isLast ? lowBits : 8
      raw = raw << bits | Int(byte) & (1 << bits - 1)
    }
    if isDecimal { return decimal(raw) }
    raw >>= shift
    let width = width ?? (8 * (bytes - 1) + lowBits - shift)
    raw &= 1 << width - 1
    return isSigned && raw >> (width - 1) != 0 ? raw - 1 << width : raw
  }

  /// The bytes of a count in wire order, its low bits; of encodings whose bits all count and need no other meaning.
  func wire(of count: Int) -> [UInt8] {
    let lowFirst = (0..<bytes).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    return order == .lowFirst ? lowFirst : lowFirst.reversed()
  }

  /// How far apart two values are whose high bytes differ by one, in counts.
  var highStep: Int { isHundredths ? 100 : order == .highFirst ? 1 << lowBits : 256 }

  private func hundredths(_ wire: [UInt8]) -> Int? {
    guard wire.count == 2, wire[1] < 100 else { return nil }
    return Int(wire[0]) * 100 + Int(wire[1])
  }

  private func decimal(_ raw: Int) -> Int? {
    var value = 0
    for digit in stride(from: 8 * bytes - 4, through: 0, by: -4) {
      let next = raw >> digit & 0xF
      guard next < 10 else { return nil }
      value = value * 10 + next
    }
    return value
  }
}
