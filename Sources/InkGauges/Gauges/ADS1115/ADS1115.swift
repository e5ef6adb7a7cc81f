/// A TI ADS1115 or ADS1015, an input of which hangs on the battery by a divider.
///
/// A conversion is started for each reading, the chip sleeps between them. One reading is three transfers and 10 ms.
/// Resistors of 1 % make 40 mV of error, which is ten to twenty points in the middle: `divider` may be set to what a
/// voltmeter says.
struct ADS1115: RegisterChip {
  let title = "TI ADS1115"
  let source = "TI ADS1115 datasheet, register map and config register"
  let dividerRatio = 2.0

  static let config = Register("Config", at: 0x01, bits: .big)

  let registers = [
    // At ±4.096 V a count is 125 µV.
    Register(
      "Conversion", at: 0x00, .bigSigned, Scale(125e-6, "V", .behindDivider), gives: .volts),
    config,
    Register("Lo_thresh", at: 0x02, bits: .big),
    Register("Hi_thresh", at: 0x03, bits: .big),
  ].from("TI ADS1115 datasheet, Register Map")

  /// Start, ±4.096 V, one conversion, 128 a second, no comparator (ADS1115 datasheet, config register).
  private static let start = 0x8383
  /// First input against ground.
  private static let firstInput = 0x4000

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    let config = Self.start | Self.firstInput | (bus.settings.channel & 3) << 12
    try bus.write(config, to: Self.config)
    for _ in 0..<5 {
      bus.pause(.milliseconds(9))
      if try bus.count(Self.config) & 0x8000 != 0 { return }
    }
    throw .notReady(gauge: bus.gauge)
  }
}
