import InkBitmap

/// What distinguishes one controller that keeps whole pixels from its relatives.
struct PixelChip: Equatable, Sendable {
  /// What the last step of a power-off leaves on BUSY.
  enum Rest: Equatable, Sendable {
    /// Idle, as after any other command.
    case idle
    /// Active until the next reset; nothing but time tells that the voltages are down.
    case active
  }

  /// Bits a pixel.
  var bits: Int
  /// What each ink is written as.
  var codes: [Ink: UInt8]
  /// Columns of display memory.
  var sources: Int
  /// Rows of display memory.
  var gates: Int
  /// How long BUSY shows the booster's start.
  var powerOn: Duration
  /// How long it shows the voltages going down.
  var powerOff: Duration
  var rest = Rest.idle
  /// Bits 4:0 of the interval register 0x50, below the border's ink.
  var interval: UInt8 = 0x17
  /// How many chips share the glass, each with a chip select: columns are divided among them, from the left.
  var chips = 1
  /// Parameter of power off (0x02) and refresh (0x12); nil where they have none.
  var parameter: UInt8? = 0x00

  /// The codes of a picture's inks in its order; one the chip has not is written as black.
  func codes(of inks: [Ink]) -> [UInt8] {
    inks.map { codes[$0] ?? codes[.black] ?? 0 }
  }
}

extension PixelChip {
  /// Two bits: black, white, yellow, red (JD79661 datasheet, data transmission).
  private static let fourInks: [Ink: UInt8] = [.black: 0, .white: 1, .yellow: 2, .red: 3]
  /// Four bits in the order of E Ink's ACeP colour table.
  private static let sevenInks: [Ink: UInt8] = [
    .black: 0, .white: 1, .green: 2, .blue: 3, .red: 4, .yellow: 5, .orange: 6,
  ]
  /// Four bits in the order of E Ink's Spectra 6 colour table.
  private static let sixInks: [Ink: UInt8] = [.black: 0, .white: 1, .yellow: 2, .red: 3, .blue: 5, .green: 6]

  /// Fitipower JD796xx; power times measured (GxEPD2, class 213c_GDEY0213F51).
  static func jd796xx(sources: Int, gates: Int) -> PixelChip {
    PixelChip(
      bits: 2, codes: fourInks, sources: sources, gates: gates, powerOn: .milliseconds(157),
      powerOff: .milliseconds(81))
  }
  /// 400 × 300; power times measured (GxEPD2, class 420c_GDEY0420F51).
  static let hx8717 = PixelChip(
    bits: 2, codes: fourInks, sources: 400, gates: 300, powerOn: .milliseconds(65),
    powerOff: .milliseconds(84))
  /// Solomon's chip for four inks, which speaks the UltraChip dialect then; power times measured (GxEPD2, class
  /// 397c_GDEM0397F81).
  static let ssd2677 = PixelChip(
    bits: 2, codes: fourInks, sources: 960, gates: 680, powerOn: .milliseconds(83),
    powerOff: .milliseconds(142))
  /// E Ink's four inks of 3 inches, by parts it does not publish; power times measured (GxEPD2, class 300c).
  static let spectra3000 = PixelChip(
    bits: 2, codes: fourInks, sources: 168, gates: 400, powerOn: .milliseconds(574),
    powerOff: .milliseconds(41))
  /// E Ink's four inks of 4.37 and 7.3 inches; power times measured (GxEPD2, class 437c).
  static let spectra3100 = PixelChip(
    bits: 2, codes: fourInks, sources: 800, gates: 480, powerOn: .milliseconds(172),
    powerOff: .milliseconds(140), interval: 0x1F)
  /// Seven inks, 640 × 448; power times measured (GxEPD2, class 565c).
  static let uc8159 = PixelChip(
    bits: 4, codes: sevenInks, sources: 640, gates: 448, powerOn: .milliseconds(96),
    powerOff: .milliseconds(60), rest: .active, parameter: nil)
  /// Seven inks, 800 × 480; power times measured (GxEPD2, class 730c_ACeP_730).
  static let ac073tc1 = PixelChip(
    bits: 4, codes: sevenInks, sources: 800, gates: 480, powerOn: .milliseconds(172),
    powerOff: .milliseconds(145), interval: 0x1F)
  /// Black, white and red or yellow at four bits, 640 × 448; power times measured (GxEPD2, class 583c).
  static let il0371 = PixelChip(
    bits: 4, codes: [.black: 0, .white: 3, .red: 4, .yellow: 4], sources: 640, gates: 448,
    powerOn: .milliseconds(60), powerOff: .milliseconds(40), parameter: nil)
  /// Solomon's chip on black and white glass, two bits a pixel still; power times measured (GxEPD2, class
  /// 576_GDEH0576T81).
  static let ssd2677BlackAndWhite = PixelChip(
    bits: 2, codes: [.black: 0, .white: 3], sources: 960, gates: 680, powerOn: .milliseconds(82),
    powerOff: .milliseconds(140))
  /// Spectra 6 of 13.3 inches: two chips of 600 columns; power times as the smaller ones'.
  static let el133uf1 = PixelChip(
    bits: 4, codes: sixInks, sources: 1200, gates: 1600, powerOn: .milliseconds(172),
    powerOff: .milliseconds(145), rest: .active, chips: 2)
  /// Spectra 6; power times measured (GxEPD2, class 730c_GDEP073E01).
  static let spectra6 = PixelChip(
    bits: 4, codes: sixInks, sources: 800, gates: 600, powerOn: .milliseconds(172),
    powerOff: .milliseconds(145), interval: 0x1F)
}
