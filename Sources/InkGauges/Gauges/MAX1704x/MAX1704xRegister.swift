/// The registers of the MAX1704x family: 16 bits, high byte first, at even addresses.
///
/// VCELL: 78.125 µV a count and cell, on the 12-bit parts with the low four bits 0. SOC: 1/256 %. CRATE: 0.208 % an
/// hour, signed (MAX17048 datasheet, register summary).
enum MAX1704xRegister {
  static let vcell = Register("VCELL", at: 0x02, .big, Scale(78.125e-6, "V", .perCell))
  static let soc = Register("SOC", at: 0x04, .big, .percentOf256)
  static let mode = Register("MODE", at: 0x06, bits: .big)
  static let version = Register("VERSION", at: 0x08, bits: .big)
  static let hibrt = Register("HIBRT", at: 0x0A, bits: .big)
  static let config = Register("CONFIG", at: 0x0C, bits: .big)
  static let valrt = Register("VALRT", at: 0x14, bits: .big)
  static let crate = Register("CRATE", at: 0x16, .bigSigned, Scale(0.208, "%/h"))
  static let vreset = Register("VRESET/ID", at: 0x18, bits: .big)
  static let status = Register("STATUS", at: 0x1A, bits: .big)

  /// In address order.
  static let all = [vcell, soc, mode, version, hibrt, config, valrt, crate, vreset, status]

  /// Whether a part has a register.
  static func exists(_ register: Register, on part: MAX1704xPart) -> Bool {
    switch register.address {
    case hibrt.address, valrt.address, crate.address: part.hasChargeRate
    case vreset.address, status.address: part.hasChargeRate || part == .max17058 || part == .max17059
    default: true
    }
  }
}
