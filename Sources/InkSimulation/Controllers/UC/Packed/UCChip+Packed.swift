extension UCChip {
  /// Chips that keep whole pixels instead of planes.
  static let packed: [UCChip] = [
    jd79660, jd79661, jd79665, jd79667, jd79668, hx8717, ssd2677, ssd2677BlackAndWhite, spectra3000,
    spectra3100, uc8159,
    il0371, ac073tc1, e673,
  ]

  /// A chip of four inks, by the largest glass it is sold with; powers up and down in measured times.
  private static func fourInks(
    _ name: String, _ sources: Int, _ gates: Int, aliases: [String] = [], on: Int = 157, off: Int = 81
  ) -> UCChip {
    UCChip(
      name: name, aliases: aliases, sources: sources, gates: gates, powerOn: .milliseconds(on),
      powerOff: .milliseconds(off), pixels: .fourInks)
  }

  /// 200 x 200.
  static let jd79660 = fourInks("JD79660", 200, 200)
  /// 128 x 250.
  static let jd79661 = fourInks("JD79661", 128, 296)
  /// 800 x 480.
  static let jd79665 = fourInks("JD79665", 800, 480, aliases: ["JD79665AA", "JD796XX"])
  /// 184 x 384.
  static let jd79667 = fourInks("JD79667", 240, 416)
  /// 400 x 300.
  static let jd79668 = fourInks("JD79668", 400, 300)
  /// 400 x 300; 65 and 84 ms measured.
  static let hx8717 = fourInks("HX8717", 400, 300, on: 65, off: 84)
  /// 960 x 680; 83 and 142 ms measured.
  static let ssd2677 = fourInks("SSD2677", 960, 680, aliases: ["SSD2677-COLOR"], on: 83, off: 142)
  /// The same on black and white glass.
  static let ssd2677BlackAndWhite = UCChip(
    name: "SSD2677-BW", sources: 960, gates: 680, powerOn: .milliseconds(82), powerOff: .milliseconds(140),
    pixels: .twoInks)
  /// E Ink's own up to 3 inches; 574 and 41 ms measured.
  static let spectra3000 = fourInks("SPECTRA-3000", 168, 400, aliases: ["SPECTRA3000"], on: 574, off: 41)
  /// E Ink's own from 4 inches on; 172 and 140 ms measured.
  static let spectra3100 = fourInks("SPECTRA-3100", 800, 480, aliases: ["SPECTRA3100"], on: 172, off: 140)
  /// E Ink's seven inks of 4 and 5.65 inches; BUSY stays low once the power is off.
  static let uc8159 = UCChip(
    name: "UC8159", aliases: ["UC8159C", "ACEP", "SPD1656", "SPD1657", "AC057TC1", "AC040TC1"], sources: 640,
    gates: 448,
    powerOn: .milliseconds(96),
    powerOff: .milliseconds(60), restsLow: true, pixels: .sevenInks)
  /// 640 x 448, black, white and red or yellow.
  static let il0371 = UCChip(
    name: "IL0371", sources: 640, gates: 448, powerOn: .milliseconds(90), powerOff: .milliseconds(40),
    pixels: .threeInks)
  /// The same with glass whose third ink is yellow.
  static let il0371Yellow = {
    var chip = il0371
    chip.pixels = .threeInksYellow
    return chip
  }()
  /// E Ink's seven inks of 7.3 inches.
  static let ac073tc1 = UCChip(
    name: "AC073TC1", aliases: ["AC073TC1A"], sources: 800, gates: 480, powerOn: .milliseconds(172),
    powerOff: .milliseconds(145), pixels: .sevenInks)
  /// Half of Spectra 6 of 13.3 inches; BUSY stays low once the power is off.
  static let el133uf1 = UCChip(
    name: "EL133UF1", aliases: ["T133A01"], sources: 600, gates: 1600, powerOn: .milliseconds(172),
    powerOff: .milliseconds(145),
    restsLow: true, hasFixedSize: true, pixels: .sixInks)
  /// Spectra 6 of 4 and 7.3 inches.
  static let e673 = UCChip(
    name: "E673", aliases: ["E640", "SPECTRA6", "SPECTRA", "ED2208", "EL040EF1", "EL073TF1"], sources: 800,
    gates: 600,
    powerOn: .milliseconds(172), powerOff: .milliseconds(145), pixels: .sixInks)
}
