/// The registers that matter to the picture and the time, with their values after reset.
struct UCRegisters {
  /// Command 00: bit 5 waveform from registers, bit 4 black and white, bit 3 rows down, bit 2 columns right.
  var panelSetting: UInt8 = 0x0F
  /// Command 50, first byte.
  var interval: UInt8
  /// False while the value after reset stands, which a panel's one-time memory may make another.
  var isIntervalSent = false
  /// Command A2 on glass of two chips: 0 both, 1 the right one, 2 the left one.
  var half: UInt8 = 0
  /// How that byte is laid out: as the chip's, or as it was sent.
  var intervalLayout: UCChip.Interval
  /// Command 61: columns and rows of the memory in use; nil until sent, when the panel's own are.
  var resolution: (columns: Int, rows: Int)?
  /// Command 30.
  var pll: UInt8
  /// Command 90; nil until sent.
  var window: Window?
  /// The eight bytes before the data of commands 14 and 15, and those of command 16.
  var dataWindow: Window?
  /// Commands 83 and 90 on chips that keep whole pixels.
  var pixelWindow: (columns: Range<Int>, rows: Range<Int>)?
  /// Commands 91 and 92.
  var isPartial = false
  /// Command E0, bit 1: the temperature is the one of command E5.
  var usesForcedTemperature = false
  /// Command E5, degrees Celsius.
  var forcedCelsius = 0.0
  /// Commands 20 to 24: VCOM, white stays, to white, to black, black stays.
  var waveforms: [UInt8: [UInt8]] = [:]

  /// A window in bytes of eight pixels and lines, both ends included.
  struct Window: Equatable {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
    var isAligned: Bool

    /// The same without its last column and line, or column, where that many bytes fill just what is left.
    func ending(before count: Int) -> Window? {
      guard columns.count > 1, rows.count > 1 else { return nil }
      let narrow = columns.lowerBound...(columns.upperBound - 1)
      if count == narrow.count * rows.count {
        return Window(columns: narrow, rows: rows, isAligned: isAligned)
      }
      guard count == narrow.count * (rows.count - 1) else { return nil }
      return Window(columns: narrow, rows: rows.lowerBound...(rows.upperBound - 1), isAligned: isAligned)
    }
  }

  private let hasColorMode: Bool

  init(_ chip: UCChip) {
    hasColorMode = chip.hasColorMode
    interval = chip.intervalAfterReset
    intervalLayout = chip.interval
    pll = chip.pllAfterReset
  }

  /// The window that data goes to and refreshes are of; nil for the whole glass.
  var activeWindow: Window? { dataWindow ?? (isPartial ? window : nil) }

  var isBlackAndWhite: Bool { !hasColorMode || panelSetting & 0x10 != 0 }
  var usesRegisterWaveforms: Bool { panelSetting & 0x20 != 0 }

  /// Polarity bits DDX: bit 0 set when 1 is white, bit 1 set when the second plane counts otherwise.
  var polarity: UInt8 {
    intervalLayout == .oneByte ? interval >> 4 & 3 : interval & 3
  }

  /// True when the new plane is copied over the old one after a refresh.
  func copiesNewToOld(_ chip: UCChip) -> Bool {
    switch chip.copying {
    case .always: true
    case .byRegister: interval & 0x08 != 0
    case .never: false
    }
  }
}
