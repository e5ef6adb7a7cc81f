/// What distinguishes one controller of the UltraChip dialect from its relatives.
struct UCChip: Sendable {
  /// When the new plane is copied over the old one after a refresh.
  enum Copying: Sendable {
    /// After every refresh.
    case always
    /// When bit 3 of the interval register (50) says so.
    case byRegister
    /// The host has to.
    case never
  }

  /// How the interval register (50) is laid out.
  enum Interval: Sendable {
    /// One byte: border 7:6, polarity 5:4.
    case oneByte
    /// Two bytes: border 5:4 and polarity 1:0 in the first.
    case twoBytes
  }

  /// How a group of the waveform registers is laid out.
  enum Group: Sendable {
    /// Four voltages in a byte, four frame counts, passes.
    case six
    /// Passes, four phases of voltage and frames, passes of either half.
    case seven
  }

  var name: String
  /// Other names it is sold under.
  var aliases: [String] = []
  /// Source outputs.
  var sources: Int
  /// Gate outputs.
  var gates: Int
  var interval: Interval = .oneByte
  var copying: Copying = .always
  var group: Group = .six
  /// True when windows come with the data (14, 15) and the refresh (16) instead of by a register.
  var hasDataWindows = false
  /// False for chips of black and white alone, whose panel setting has no such bit.
  var hasColorMode = true
  /// Command 04: booster up.
  var powerOn: Duration
  /// Command 02: booster down.
  var powerOff: Duration
  /// True when BUSY stays low from then on.
  var restsLow = false
  /// True when the plane of black and white (10) takes two bits a pixel.
  var hasWidePlane = false
  /// True for two chips side by side, which command A2 chooses between.
  var hasHalves = false
  /// True when the resolution register (61) does not change where data goes.
  var hasFixedSize = false
  /// How pixels are kept; nil for chips with two planes of bits.
  var pixels: PixelFormat?

  /// The same chip with memory for a glass of that size.
  func holding(width: Int, height: Int) -> UCChip {
    var chip = self
    chip.sources = max(sources, width)
    chip.gates = max(gates, height)
    return chip
  }

  /// Polarity and copying bits after reset: D7, or 31 on chips with two bytes.
  var intervalAfterReset: UInt8 { interval == .oneByte ? 0xD7 : 0x31 }

  /// Length of a frame by the low bits of the clock register (30).
  ///
  /// UC8179 datasheet, PLL: sixteen rates from 5 to 200 Hz. The older chips have a multiplier and a divider,
  /// of which the values drivers use are 3C, 3A, 29, 39 and 31.
  func frameTime(_ pll: UInt8) -> Duration {
    let hertz: Int
    switch interval {
    case .twoBytes:
      hertz = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 130, 150, 200][Int(pll & 0x0F)]
    case .oneByte:
      hertz = [0x3A: 100, 0x29: 150, 0x39: 200, 0x31: 171][pll] ?? 50
    }
    return .microseconds(1_000_000 / hertz)
  }

  /// The clock register after reset: 50 Hz.
  var pllAfterReset: UInt8 { interval == .oneByte ? 0x3C : 0x06 }
}

extension UCChip {
  /// Every member of the family that is simulated.
  static let all: [UCChip] =
    [
      uc8179, uc8151, il0373, il0398, uc8276, uc8253, jd79653A, uc8175, uc8171, il91874, il0376F,
    ] + packed

  /// 800 x 600 (UC8179 datasheet; GD7965 panel specification, revision 2.0).
  static let uc8179 = UCChip(
    name: "UC8179", aliases: ["UC8179C", "GD7965", "EK79655", "UC8279"], sources: 800, gates: 600,
    interval: .twoBytes,
    copying: .byRegister, powerOn: .milliseconds(129), powerOff: .milliseconds(40))
  /// 160 x 296.
  static let uc8151 = UCChip(
    name: "UC8151", aliases: ["UC8151D", "UC8151C", "UC81XX", "UNKNOWN"], sources: 160, gates: 296,
    powerOn: .milliseconds(90),
    powerOff: .milliseconds(39))
  /// 160 x 296.
  static let il0373 = UCChip(
    name: "IL0373", sources: 160, gates: 296, powerOn: .milliseconds(37), powerOff: .milliseconds(20))
  /// 400 x 300.
  static let il0398 = UCChip(
    name: "IL0398", aliases: ["UC8176", "UC8176C"], sources: 400, gates: 300, powerOn: .milliseconds(37),
    powerOff: .milliseconds(20))
  /// 400 x 300, newer.
  static let uc8276 = UCChip(
    name: "UC8276", aliases: ["UC8276C"], sources: 400, gates: 300, group: .seven, powerOn: .milliseconds(37),
    powerOff: .milliseconds(20))
  /// 240 x 480.
  static let uc8253 = UCChip(
    name: "UC8253", aliases: ["UC8253C"], sources: 240, gates: 480, group: .seven,
    powerOn: .milliseconds(90), powerOff: .milliseconds(40))
  /// 200 x 200.
  static let jd79653A = UCChip(
    name: "JD79653A", aliases: ["JD79653", "JD79650", "JD79651"], sources: 200, gates: 200, group: .seven,
    powerOn: .milliseconds(90), powerOff: .milliseconds(40))
  /// 80 x 160, whose old plane the host keeps.
  static let uc8175 = UCChip(
    name: "UC8175", sources: 80, gates: 160, copying: .never, hasColorMode: false,
    powerOn: .milliseconds(210),
    powerOff: .milliseconds(202))
  /// 176 x 296, whose windows come with the data.
  static let il91874 = UCChip(
    name: "IL91874", aliases: ["EK79652", "EK79686"], sources: 176, gates: 296, copying: .never,
    hasDataWindows: true, powerOn: .milliseconds(40), powerOff: .milliseconds(20))
  /// 200 x 200, black and white at two bits and red at one; BUSY stays low once the power is off.
  static let il0376F = UCChip(
    name: "IL0376F", sources: 200, gates: 200, powerOn: .milliseconds(10), powerOff: .milliseconds(10),
    restsLow: true, hasWidePlane: true)
  /// 240 x 480.
  static let uc8171 = UCChip(
    name: "UC8171", aliases: ["IL0324"], sources: 240, gates: 480, interval: .twoBytes, copying: .byRegister,
    powerOn: .milliseconds(90),
    powerOff: .milliseconds(40))
}
