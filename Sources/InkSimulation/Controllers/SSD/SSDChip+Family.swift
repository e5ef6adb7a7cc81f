extension SSDChip {
  /// Every member of the family that is simulated.
  static let all: [SSDChip] = [
    ssd1680, ssd1681, ssd1683, ssd1677, ssd1675A, ssd1675B, ssd1619, ssd1682, ssd1685, ssd1608, il3829,
    il3820,
    il3895,
  ]

  /// The first generation's layout; frames last as measured refreshes say.
  private static func nibbles(frame microseconds: Int) -> SSDLUTLayout {
    .phasesInBytes(phases: 20, bitsPerCount: 4, frameTime: .microseconds(microseconds))
  }

  /// 176 x 296, black, white and red (SSD1680 datasheet, revision 0.14).
  static let ssd1680 = SSDChip(
    name: "SSD1680", aliases: ["SSD1680A", "SSD1680Z", "SSD16XX"], sources: 176, gates: 296,
    lut: .groupsOfSeven,
    hasSourceRange: true, sensorAfterReset: 0x48)
  /// 200 x 200; the second byte of command 21 is undefined (SSD1681 datasheet, revision 0.13).
  static let ssd1681 = SSDChip(
    name: "SSD1681", sources: 200, gates: 200, lut: .groupsOfSeven, sensorAfterReset: 0x48)
  /// 400 x 300, LUT of 227 bytes, slow power-off (SSD1683 datasheet, revision 1.0).
  static let ssd1683 = SSDChip(
    name: "SSD1683", sources: 400, gates: 300, lut: .groupsInRows, powerOff: .milliseconds(268))
  /// Two of them side by side, 792 x 272 of 800 x 300.
  static let ssd1683Cascade = ssd1683.holding(width: 792, height: 272)
  /// 960 x 680, X in pixels, LUT of 105 bytes (SSD1677 datasheet, revision 1.0).
  static let ssd1677 = SSDChip(
    name: "SSD1677", sources: 960, gates: 680, xUnit: .pixels,
    lut: .voltagesThenTimings(groups: 10, timing: 5, frameTime: .milliseconds(20)), sensorAfterReset: 0x48,
    powerOn: .milliseconds(84))
  /// 160 x 296, LUT of 70 bytes.
  static let ssd1675A = SSDChip(
    name: "SSD1675A", aliases: ["SSD1675", "IL3897"], sources: 160, gates: 296,
    lut: .voltagesThenTimings(groups: 7, timing: 5, frameTime: .microseconds(18_700)),
    powerOn: .milliseconds(91), powerOff: .milliseconds(173))
  /// 160 x 296, LUT of 100 bytes.
  static let ssd1675B = SSDChip(
    name: "SSD1675B", sources: 160, gates: 296,
    lut: .voltagesThenTimings(groups: 10, timing: 5, frameTime: .microseconds(20_700)),
    powerOn: .milliseconds(90), powerOff: .milliseconds(230))
  /// 400 x 300, LUT as the SSD1675's.
  static let ssd1619 = SSDChip(
    name: "SSD1619", aliases: ["SSD1619A"], sources: 400, gates: 300,
    lut: .voltagesThenTimings(groups: 7, timing: 5, frameTime: .milliseconds(20)))
  /// 200 x 200 with three inks.
  static let ssd1682 = SSDChip(name: "SSD1682", sources: 200, gates: 200, lut: .groupsOfSeven)
  /// 216 x 384.
  static let ssd1685 = SSDChip(
    name: "SSD1685", sources: 216, gates: 384, lut: .groupsOfSeven, hasSourceRange: true)

  /// First generation, 240 x 320, LUT of 30 bytes.
  static let ssd1608 = SSDChip(
    name: "SSD1608", sources: 240, gates: 320, lut: nibbles(frame: 20_000), alwaysSwapsPlanes: true,
    powerOn: .milliseconds(74), powerOff: .milliseconds(69))
  /// First generation, 200 x 300.
  static let il3829 = SSDChip(
    name: "IL3829", aliases: ["SSD1607"], sources: 200, gates: 300, lut: nibbles(frame: 14_600),
    alwaysSwapsPlanes: true,
    powerOn: .milliseconds(74), powerOff: .milliseconds(69))
  /// First generation, 160 x 320.
  static let il3820 = SSDChip(
    name: "IL3820", sources: 160, gates: 320, lut: nibbles(frame: 20_700), alwaysSwapsPlanes: true,
    powerOn: .milliseconds(72), powerOff: .milliseconds(93))
  /// First generation, 150 x 250, LUT of 29 bytes.
  static let il3895 = SSDChip(
    name: "IL3895", aliases: ["SSD1673"], sources: 150, gates: 250,
    lut: .phasesInBytes(phases: 16, bitsPerCount: 8, frameTime: .microseconds(16_100)),
    alwaysSwapsPlanes: true,
    powerOn: .milliseconds(73), powerOff: .milliseconds(136))
}
