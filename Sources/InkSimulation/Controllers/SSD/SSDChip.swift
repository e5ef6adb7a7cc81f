/// What distinguishes one Solomon controller from its relatives.
struct SSDChip: Sendable {
  /// How the X window and counter are counted.
  enum XUnit: Sendable {
    /// Bytes of eight pixels, one byte a value.
    case bytes
    /// Pixels, two bytes a value, low first.
    case pixels
  }

  var name: String
  /// Other names it is sold under.
  var aliases: [String] = []
  /// Source outputs, and with that the memory's columns.
  var sources: Int
  /// Gate outputs, and with that the memory's rows.
  var gates: Int
  var xUnit = XUnit.bytes
  /// How the bytes of the LUT register are laid out.
  var lut: SSDLUTLayout
  /// True when command 21 has a second byte that shifts the sources by 8.
  var hasSourceRange = false
  /// Temperature sensor after reset: 48, one on the panel's I2C pins, where the datasheet says so.
  ///
  /// 80 where vendors' drivers never choose one and the panels measure all the same.
  var sensorAfterReset: UInt8 = 0x80
  /// True when the planes change places after every refresh, as the first generation's do.
  var alwaysSwapsPlanes = false
  /// True when bit 3 of the update control chooses between two kinds of refresh; not so at first.
  var hasDisplayModes: Bool { !alwaysSwapsPlanes }
  /// Clock and booster up; the time BUSY shows for it.
  var powerOn: Duration = .milliseconds(96)
  /// Booster and clock down.
  var powerOff: Duration = .milliseconds(140)

  /// True for two chips side by side, the second addressed by commands with bit 7 set.
  var isCascade = false

  var bytesPerRow: Int { (sources + 7) / 8 }

  /// The same chip for a glass of that size: two in cascade where one cannot, and memory for it anyhow.
  func holding(width: Int, height: Int) -> SSDChip {
    var chip = self
    if name == "SSD1683", width > sources {
      chip.isCascade = true
      return chip
    }
    chip.sources = max(sources, width)
    chip.gates = max(gates, height)
    return chip
  }
}
