/// What distinguishes one Solomon controller from its relatives.
struct SSDChip: Equatable, Sendable {
  /// How the X window and counter are counted.
  enum XUnit: Equatable, Sendable {
    /// In bytes of eight pixels, one byte a value.
    case bytes
    /// In pixels, two bytes a value, low byte first.
    case pixels
  }

  /// Source outputs: columns of display memory.
  var sources: Int
  /// Gate outputs: lines of display memory.
  var gates: Int
  var xUnit = XUnit.bytes
  /// True when the second byte of 0x21 shifts the sources by eight.
  var hasSourceRange = false
  /// Bytes of the temperature register 0x1A: twelve bits, or whole degrees alone.
  var temperatureBytes = 2
}

extension SSDChip {
  /// 176 × 296 (SSD1680 datasheet, features).
  static let ssd1680 = SSDChip(sources: 176, gates: 296, hasSourceRange: true)
  /// 200 × 200; the second byte of 0x21 is undefined (SSD1681 datasheet, command table).
  static let ssd1681 = SSDChip(sources: 200, gates: 200)
  /// 400 × 300, temperature in whole degrees (SSD1683 datasheet, command table).
  static let ssd1683 = SSDChip(sources: 400, gates: 300, temperatureBytes: 1)
  /// 216 × 384; commands as the SSD1680's (GxEPD2, class 290_GDEY029T71H).
  static let ssd1685 = SSDChip(sources: 216, gates: 384)
  /// 960 × 680, X in pixels (SSD1677 datasheet, command table).
  static let ssd1677 = SSDChip(sources: 960, gates: 680, xUnit: .pixels)
}
