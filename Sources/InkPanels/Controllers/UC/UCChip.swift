/// What distinguishes one controller of the UltraChip dialect from its relatives.
struct UCChip: Equatable, Sendable {
  /// How border, polarity and copying share the interval register 0x50.
  enum Interval: Equatable, Sendable {
    /// One byte: border 7:6, polarity 5:4, interval 3:0.
    case oneByte
    /// Two bytes: border 7 and 5:4, copying 3, polarity 1:0 in the first, interval in the second.
    case twoBytes
  }

  /// Source outputs: columns of display memory.
  var sources: Int
  /// Gate outputs: lines of display memory.
  var gates: Int
  var interval: Interval
  /// Bytes a column takes in the resolution and window registers.
  var columnBytes: Int
  /// What the planes hold after a differential refresh.
  var planes: PlaneHabit
  /// How long BUSY shows the booster's start.
  var powerOn: Duration
  /// Bytes a row takes in the resolution and window registers.
  var rowBytes = 2
  /// Border bits of the one-byte interval register for white.
  var whiteBorder: UInt8 = 0x80
  /// Bits of the panel setting that are the same in every mode: the resolution of the chip's own.
  var panelSettingBits: UInt8 = 0x00
  /// Bit of the panel setting for black and white; none on chips that know nothing else.
  var blackAndWhiteBit: UInt8 = 0x10
  /// Bytes of the panel setting after the first.
  var panelSettingTail: [UInt8] = []
  /// True when a set bit is ink in both planes of three inks.
  var setIsInk = false
  /// True when the plane of black and white takes two bits a pixel.
  var hasWidePlane = false
  /// Bit of the panel setting for a waveform from registers; none on chips that take it anyway.
  var writtenWaveformBit: UInt8 = 0x20
  /// True when the registers after the booster's take values only with the booster up.
  var needsPowerForRegisters = false
  /// How long the glass discharges before power off, after which BUSY stays active; nil where power off ends by itself.
  var restsActiveAfter: Duration?
  /// True when the window comes before the data of commands of their own, and with the refresh.
  var hasDataWindows = false

  /// True when a clear bit of the second plane is coloured.
  var clearIsColored: Bool { interval == .oneByte }
}

extension UCChip {
  /// 800 × 600, copies its planes when told (UC8179 datasheet; GD7965 panel specification).
  ///
  /// Power-on measured (GxEPD2, class 750_GDEY075T7).
  static let uc8179 = UCChip(
    sources: 800, gates: 600, interval: .twoBytes, columnBytes: 2, planes: .copied,
    powerOn: .milliseconds(129))
  /// 160 × 296.
  ///
  /// Whether it copies its planes is told both ways, so the host writes the old one. Power-on measured
  /// (GxEPD2, UC8151D: 84 to 97 ms; IL0373: 37 ms).
  static let uc8151 = UCChip(
    sources: 160, gates: 296, interval: .oneByte, columnBytes: 1, planes: .kept, powerOn: .milliseconds(97))
  /// 400 × 300.
  ///
  /// Power-on measured (GxEPD2, class 420).
  static let uc8176 = UCChip(
    sources: 400, gates: 300, interval: .oneByte, columnBytes: 2, planes: .kept, powerOn: .milliseconds(37))
  /// 240 × 480.
  ///
  /// Power-on as the UC8151's, which is only the measure of a deadline.
  static let uc8253 = UCChip(
    sources: 240, gates: 480, interval: .oneByte, columnBytes: 1, planes: .kept, powerOn: .milliseconds(97))
  /// 176 × 296; TRES of four bytes, windows by 0x14, 0x15 and 0x16 (GxEPD2, class 270).
  static let il91874 = UCChip(
    sources: 176, gates: 296, interval: .oneByte, columnBytes: 2, planes: .kept, powerOn: .milliseconds(40),
    panelSettingBits: 0x80, setIsInk: true, hasDataWindows: true)
  /// 200 × 200 with red: black and white of two bits, power up before the registers, BUSY active once it is down
  /// (GxEPD2, class 154c).
  static let il0376f = UCChip(
    sources: 200, gates: 200, interval: .oneByte, columnBytes: 1, planes: .kept, powerOn: .milliseconds(20),
    panelSettingBits: 0xC0, hasWidePlane: true, writtenWaveformBit: 0x00, needsPowerForRegisters: true,
    restsActiveAfter: .milliseconds(1500))
  /// 200 × 200; a driver that never writes the old plane relies on its copying (GxEPD2, class 154_M09).
  static let jd79653a = UCChip(
    sources: 200, gates: 200, interval: .oneByte, columnBytes: 1, planes: .copied, powerOn: .milliseconds(97),
    panelSettingBits: 0xC0, panelSettingTail: [0x0E])
  /// 240 × 480 (GxEPD2, class 371).
  static let uc8171 = UCChip(
    sources: 240, gates: 480, interval: .twoBytes, columnBytes: 1, planes: .copied, powerOn: .milliseconds(97)
  )
  /// 80 × 160, rows of one byte; power-on measured (GxEPD2, class 102).
  static let uc8175 = UCChip(
    sources: 80, gates: 160, interval: .oneByte, columnBytes: 1, planes: .kept, powerOn: .milliseconds(210),
    rowBytes: 1, whiteBorder: 0x40, panelSettingBits: 0x40, blackAndWhiteBit: 0x00)
}
