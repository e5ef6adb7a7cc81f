/// The registers of the MAX1704x family: 16 bits, high byte first, at even addresses.
///
/// VCELL: 78.125 µV a count and cell, on the 12-bit parts with the low four bits 0. SOC: 1/256 %. CRATE: 0.208 % an
/// hour, signed (MAX17048 datasheet, register summary).
enum MAX1704xRegister {
  static let vcell = Register("VCELL", at: 0x02, .big, Scale(78.125e-6, "V", .perCell))
  static let soc = Register("SOC", at: 0x04, .big, .percentOf256)
  static let mode = Register(
    "MODE", at: 0x06, bits: .big, names: [12: "HibStat", 13: "EnSleep", 14: "Quick-Start"])
  static let version = Register("VERSION", at: 0x08, bits: .big)
  static let hibrt = Register(
    "HIBRT", at: 0x0A, bits: .big,
    fields: [
      .init("HibThr", 8...15, Scale(0.208, "%/h")), .init("ActThr", 0...7, Scale(0.00125, "V")),
    ])
  static let config = Register(
    "CONFIG", at: 0x0C, bits: .big, names: [5: "ALRT", 6: "ALSC", 7: "SLEEP"],
    fields: [.init("RCOMP", 8...15), .init("ATHD", 0...4, Scale(-1, "%", offset: 32))])
  static let valrt = Register(
    "VALRT", at: 0x14, bits: .big,
    fields: [.init("MIN", 8...15, Scale(0.02, "V")), .init("MAX", 0...7, Scale(0.02, "V"))])
  static let crate = Register("CRATE", at: 0x16, .bigSigned, Scale(0.208, "%/h"))
  static let vreset = Register(
    "VRESET/ID", at: 0x18, bits: .big, names: [8: "Dis"],
    fields: [.init("VRESET", 9...15, Scale(0.04, "V")), .init("ID", 0...7)])
  static let status = Register(
    "STATUS", at: 0x1A, bits: .big,
    names: [8: "RI", 9: "VH", 10: "VL", 11: "VR", 12: "HD", 13: "SC", 14: "EnVR"])

  /// In address order.
  static let all = [vcell, soc, mode, version, hibrt, config, valrt, crate, vreset, status]

  /// Those a part has, with its own datasheet's section beside them.
  static func registers(of part: MAX1704xPart) -> [Register] {
    all.filter { exists($0, on: part) }.from("Maxim \(part.datasheet) datasheet, Register Summary")
  }

  /// Whether a part has a register.
  static func exists(_ register: Register, on part: MAX1704xPart) -> Bool {
    switch register.address {
    case hibrt.address, valrt.address, crate.address: part.hasChargeRate
    case vreset.address, status.address: part.hasChargeRate || part == .max17058 || part == .max17059
    default: true
    }
  }
}
