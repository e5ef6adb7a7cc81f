/// The 40-pin header of a Raspberry Pi: which lines there are, and which are the kernel's.
enum Header {
  /// Lines that a panel or a gauge may use; 0 and 1 belong to the HAT's EEPROM.
  static let lines = 2...27

  /// GPIO lines by the number of their pin (Raspberry Pi documentation, GPIO and the 40-pin header).
  static let linesByPin = [
    3: 2, 5: 3, 7: 4, 8: 14, 10: 15, 11: 17, 12: 18, 13: 27, 15: 22, 16: 23, 18: 24, 19: 10, 21: 9, 22: 25,
    23: 11,
    24: 8, 26: 7, 27: 0, 28: 1, 29: 5, 31: 6, 32: 12, 33: 13, 35: 19, 36: 16, 37: 26, 38: 20, 40: 21,
  ]

  /// What the kernel uses lines for while spidev's node is open.
  ///
  /// Both chip selects of SPI0 are claimed even where only one has a panel; SPI1's overlays claim those up to
  /// the one used. MISO is left out: these panels do not answer, and a board may use the line for something
  /// else.
  static func functions(ofSPI bus: Int, chipSelect: Int) -> [Int: String] {
    switch bus {
    case 0:
      [
        8: "the chip select of /dev/spidev0.0", 7: "the chip select of /dev/spidev0.1", 10: "MOSI of SPI0",
        11: "SCLK of SPI0",
      ]
    case 1:
      [18, 17, 16].prefix(chipSelect + 1).enumerated().reduce(into: [20: "MOSI of SPI1", 21: "SCLK of SPI1"])
      {
        $0[$1.element] = "the chip select of /dev/spidev1.\($1.offset)"
      }
    default: [:]
    }
  }

  /// What the kernel uses lines for while an I2C bus is on.
  static func functions(ofI2C bus: Int) -> [Int: String] {
    bus == 1 ? [2: "SDA of I2C bus 1", 3: "SCL of I2C bus 1"] : [:]
  }
}
