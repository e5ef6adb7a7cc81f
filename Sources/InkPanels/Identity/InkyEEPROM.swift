import InkBuses

/// What the EEPROM on Pimoroni's Inky boards says of the display.
///
/// 29 bytes from address 0: width and height, low byte first, colour, board revision in tenths, display variant, and
/// when it was written, a length and 21 characters (Pimoroni's inky library, eeprom.py).
public struct InkyEEPROM: Equatable, Sendable {
  /// Its address on the header's bus.
  public static let address: UInt8 = 0x50
  /// Bytes that are read.
  static let length = 29

  public var width: Int
  public var height: Int
  /// The maker's number of the colour; `colorName` says it in words.
  public var color: UInt8
  /// Revision of the circuit board, in tenths: 12 is 1.2.
  public var boardRevision: UInt8
  /// The maker's number of the display.
  public var variant: UInt8
  /// When the maker wrote it, as it stands there.
  public var written: String

  /// Takes the bytes apart; nil when they cannot be an Inky's: too few, all ones, or without a size.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.length else { return nil }
    width = Int(bytes[0]) | Int(bytes[1]) << 8
    height = Int(bytes[2]) | Int(bytes[3]) << 8
    (color, boardRevision, variant) = (bytes[4], bytes[5], bytes[6])
    guard (1...4096).contains(width), (1...4096).contains(height), variant != 0, variant != 0xFF else {
      return nil
    }
    let count = min(Int(bytes[7]), 21)
    written = String(decoding: bytes[8..<(8 + count)].prefix { (0x20..<0x7F).contains($0) }, as: UTF8.self)
  }

  /// Reads it: one combined transfer that writes the address and changes nothing.
  ///
  /// Nil when what answers is no Inky's. Throws when nothing answers.
  public static func read(_ device: any I2CDevice) throws(BusError) -> InkyEEPROM? {
    InkyEEPROM(try device.transfer([0x00, 0x00], reading: length))
  }

  /// The colour in words; nil for a number nobody has seen.
  public var colorName: String? {
    switch color {
    case 1: "black"
    case 2: "red"
    case 3: "yellow"
    case 5: "seven inks"
    case 6: "six inks"
    case 7: "red and yellow"
    default: nil
    }
  }

  /// What the maker calls the variant; nil for a number nobody has seen.
  public var variantName: String? { Self.variants[variant]?.title }

  /// The catalogue's name of the panel; nil for one that has no row.
  public var modelName: String? { Self.variants[variant]?.model }

  /// Names of the panels whose board has the EEPROM.
  public static let models: Set<String> = Set(variants.values.compactMap(\.model))

  /// The maker's variants, and their rows.
  private static let variants: [UInt8: (title: String, model: String?)] = [
    1: ("red pHAT for high temperatures", nil), 2: ("yellow wHAT", nil), 3: ("black wHAT", nil),
    4: ("black pHAT", nil), 5: ("yellow pHAT", nil), 6: ("red wHAT", nil),
    7: ("red wHAT for high temperatures", nil), 8: ("red wHAT", nil),
    10: ("black pHAT (SSD1608)", "inky-phat-ssd1608"), 11: ("red pHAT (SSD1608)", "inky-phat-ssd1608-red"),
    12: ("yellow pHAT (SSD1608)", "inky-phat-ssd1608-yellow"),
    14: ("seven inks 600 × 448 (UC8159)", "inky-impression-5in7"),
    15: ("seven inks 640 × 400 (UC8159)", "inky-impression-4"),
    16: ("seven inks 640 × 400 (UC8159)", "inky-impression-4"),
    17: ("black wHAT (SSD1683)", "inky-what-black"), 18: ("red wHAT (SSD1683)", "inky-what-red"),
    19: ("yellow wHAT (SSD1683)", "inky-what-yellow"),
    20: ("seven inks 800 × 480 (AC073TC1A)", "inky-impression-7in3-acep"),
    21: ("Spectra 6, 1600 × 1200 (EL133UF1)", "inky-impression-13in3"),
    22: ("Spectra 6, 800 × 480 (E673)", "inky-impression-7in3"),
    23: ("red and yellow pHAT (JD79661)", "inky-phat-jd79661"),
    24: ("red and yellow wHAT (JD79668)", "inky-what-jd79668"),
    25: ("Spectra 6, 600 × 400 (E640)", "inky-impression-4-spectra"),
    26: ("Spectra 6, 800 × 480 (E673)", "inky-impression-7in3"),
    27: ("Spectra 6, 1600 × 1200 (EL133UF1)", "inky-impression-13in3"),
  ]
}
