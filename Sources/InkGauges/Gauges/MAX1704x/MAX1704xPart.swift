/// The members of the MAX1704x family, which differ in cells and in a few registers.
public enum MAX1704xPart: String, Sendable, CaseIterable {
  case max17040, max17041, max17043, max17044, max17048, max17049, max17058, max17059

  /// Cells in series the part measures.
  public var cells: Int {
    switch self {
    case .max17040, .max17043, .max17048, .max17058: 1
    case .max17041, .max17044, .max17049, .max17059: 2
    }
  }

  /// True where CRATE exists; on the other parts its address is reserved.
  public var hasChargeRate: Bool { self == .max17048 || self == .max17049 }

  /// True where CONFIG has a sleep bit; on 17040 and 17041 the whole register is RCOMP.
  public var hasSleepBit: Bool { self != .max17040 && self != .max17041 }

  /// The marking on the chip.
  public var title: String { rawValue.uppercased() }

  /// Parts that share a datasheet.
  var datasheet: String {
    switch self {
    case .max17040, .max17041: "MAX17040/MAX17041 (rev 9)"
    case .max17043, .max17044: "MAX17043/MAX17044"
    case .max17048, .max17049: "MAX17048/MAX17049"
    case .max17058, .max17059: "MAX17058/MAX17059"
    }
  }

  /// Boards that have it, by the names they are sold under.
  var boards: [String] {
    switch self {
    case .max17040:
      [
        "geekworm-x1200", "geekworm-x1201", "geekworm-x1202", "geekworm-x1203", "geekworm-x1205",
        "geekworm-x1206", "geekworm-x708", "geekworm-x728", "ups-18650", "ups-lite",
      ]
    case .max17043: ["dfr0563"]
    default: []
    }
  }

  /// The parts that a VERSION register may belong to.
  ///
  /// It names a production version: 0x001x on the four parts from 17048 on, a small number before. A hint for a
  /// diagnosis, never a reason to refuse a chip.
  public static func candidates(version: UInt16) -> [MAX1704xPart] {
    if version & 0xFFF0 == 0x0010 { return [.max17048, .max17049, .max17058, .max17059] }
    if (1...9).contains(version) { return [.max17040, .max17041, .max17043, .max17044] }
    return []
  }
}
