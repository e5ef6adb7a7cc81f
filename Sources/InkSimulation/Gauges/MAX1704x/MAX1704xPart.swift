/// The ModelGauge parts that measure voltage only, by what a host can tell apart (MAX17040 to MAX17059
/// datasheets).
public enum MAX1704xPart: String, CaseIterable, Sendable {
  case max17040, max17041, max17043, max17044, max17048, max17049, max17058, max17059

  /// Cells in series.
  public var cells: Int {
    switch self {
    case .max17040, .max17043, .max17048, .max17058: 1
    case .max17041, .max17044, .max17049, .max17059: 2
    }
  }

  /// True for the later parts: 16-bit voltage, a status register, reset by 5400.
  var isLater: Bool {
    switch self {
    case .max17048, .max17049, .max17058, .max17059: true
    case .max17040, .max17041, .max17043, .max17044: false
    }
  }

  /// True for parts with rate, voltage alert and hibernation registers.
  var hasRate: Bool { self == .max17048 || self == .max17049 }

  /// True for parts whose CONFIG has sleep, alert and threshold beside RCOMP.
  var hasAlert: Bool { self != .max17040 && self != .max17041 }

  /// VERSION: a production number, not the part's.
  var version: UInt16 {
    switch self {
    case .max17040, .max17041: 0x0002
    case .max17043, .max17044: 0x0003
    case .max17048, .max17049, .max17058, .max17059: 0x0012
    }
  }

  /// What written to COMMAND resets the part.
  var resetCode: UInt16 { isLater ? 0x5400 : 0x0054 }

  /// CONFIG after reset.
  var configurationAfterReset: UInt16 { hasAlert ? 0x971C : 0x9700 }

  /// Time between two conversions while awake: 250 ms on the later parts, 500 ms on the earlier.
  var conversion: Duration { isLater ? .milliseconds(250) : .milliseconds(500) }
}
