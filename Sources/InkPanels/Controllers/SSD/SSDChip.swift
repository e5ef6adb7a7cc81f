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
  /// False for the first generation, on which the waveform alone says what a refresh does: bit 3 of 0x22 means
  /// something else there, and no sensor is chosen.
  var hasDisplayModes = true
  /// Registers that must be set before any other.
  var preamble: [RegisterWrite] = []
}

extension SSDChip {
  /// 160 × 320 (GxEPD2, class 290).
  static let il3820 = SSDChip(sources: 160, gates: 320, hasDisplayModes: false)
  /// 200 × 300 (GxEPD2, class 154).
  static let il3829 = SSDChip(sources: 200, gates: 300, hasDisplayModes: false)
  /// 150 × 250 (GxEPD2, class 213).
  static let il3895 = SSDChip(sources: 150, gates: 250, hasDisplayModes: false)
  /// 240 × 320 (SSD1608 datasheet, features).
  static let ssd1608 = SSDChip(sources: 240, gates: 320, hasDisplayModes: false)
  /// 400 × 300; analog and digital block control as the SSD1675's.
  static let ssd1619 = SSDChip(sources: 400, gates: 300, preamble: blockControl)
  /// 160 × 296, of SSD1675A and SSD1675B (GxEPD2, classes 213_B72 and 213_B73).
  static let ssd1675 = SSDChip(sources: 160, gates: 296, preamble: blockControl)
  /// Analog block control 0x74 and digital block control 0x7E: the values every driver of the generation sends.
  private static let blockControl = [RegisterWrite(0x74, [0x54]), RegisterWrite(0x7E, [0x3B])]
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
