/// A register of the MAX1704x family: 16 bits, high byte first, at an even address.
struct MAX1704xRegister {
  /// What a count is worth.
  enum Scale {
    /// A number: count times `factor` in `unit`, for one cell.
    case number(factor: Double, unit: String, isSigned: Bool, isPerCell: Bool)
    /// Bits; shown as they are.
    case bits
  }

  var name: String
  var address: UInt8
  var scale: Scale

  /// The registers in address order (MAX17048 datasheet, register summary).
  ///
  /// VCELL: 78.125 µV a count and cell, on the 12-bit parts with the low four bits 0. SOC: 1/256 %. CRATE: 0.208 % an
  /// hour, signed.
  static let all: [MAX1704xRegister] = [
    vcell, soc, mode, version, hibrt, config, valrt, crate, vreset, status,
  ]

  static let vcell = MAX1704xRegister(
    name: "VCELL", address: 0x02,
    scale: .number(factor: 78.125e-6, unit: "V", isSigned: false, isPerCell: true))
  static let soc = MAX1704xRegister(
    name: "SOC", address: 0x04,
    scale: .number(factor: 1.0 / 256, unit: "%", isSigned: false, isPerCell: false))
  static let mode = MAX1704xRegister(name: "MODE", address: 0x06, scale: .bits)
  static let version = MAX1704xRegister(name: "VERSION", address: 0x08, scale: .bits)
  static let hibrt = MAX1704xRegister(name: "HIBRT", address: 0x0A, scale: .bits)
  static let config = MAX1704xRegister(name: "CONFIG", address: 0x0C, scale: .bits)
  static let valrt = MAX1704xRegister(name: "VALRT", address: 0x14, scale: .bits)
  static let crate = MAX1704xRegister(
    name: "CRATE", address: 0x16, scale: .number(factor: 0.208, unit: "%/h", isSigned: true, isPerCell: false)
  )
  static let vreset = MAX1704xRegister(name: "VRESET/ID", address: 0x18, scale: .bits)
  static let status = MAX1704xRegister(name: "STATUS", address: 0x1A, scale: .bits)

  /// The value of a word of this register; nil for bits.
  func value(of word: UInt16, cells: Int) -> Double? {
    guard case .number(let factor, _, let isSigned, let isPerCell) = scale else { return nil }
    let count = isSigned ? Double(Int16(bitPattern: word)) : Double(word)
    return count * factor * (isPerCell ? Double(cells) : 1)
  }

  /// The value with its unit; the word in hexadecimal for bits.
  func text(of word: UInt16, cells: Int) -> String {
    guard case .number(_, let unit, _, _) = scale, let value = value(of: word, cells: cells) else {
      let digits = String(word, radix: 16, uppercase: true)
      return "0x" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\(Decimals.text(value, 4)) \(unit)"
  }

  /// The parts that have the register.
  func exists(on part: MAX1704xPart) -> Bool {
    switch address {
    case 0x0A, 0x14, 0x16: part.hasChargeRate
    case 0x18, 0x1A: part.hasChargeRate || part == .max17058 || part == .max17059
    default: true
    }
  }
}
