/// An ADS1115 with the battery behind a divider on one input.
///
/// Addresses 48 to 4B; words most significant byte first (ADS1115 datasheet, register map).
public final class ADS1115Simulator: WordRegisterChip {
  /// What it measures.
  public let battery: BatteryPhysics
  /// The input the divider is on, 0 to 3.
  public let channel: Int
  /// What part of the battery's voltage the divider leaves.
  public let ratio: Double

  var pointer: UInt8 = 0
  var isBigEndian: Bool { true }
  var pointerStep: UInt8 { 0 }

  private var configuration: UInt16 = 0x8583
  private var thresholds: [UInt8: UInt16] = [0x02: 0x8000, 0x03: 0x7FFF]
  private var result: UInt16 = 0
  /// When the conversion under way ends, and the configuration it was begun with.
  private var pending: (end: Duration, configuration: UInt16)?

  private static let samplesPerSecond = [8, 16, 32, 64, 128, 250, 475, 860]
  private static let fullScales = [6.144, 4.096, 2.048, 1.024, 0.512, 0.256, 0.256, 0.256]

  /// A converter after power-up: idle.
  public init(battery: BatteryPhysics, channel: Int = 0, ratio: Double = 0.5) {
    self.battery = battery
    self.channel = channel
    self.ratio = ratio
  }

  func isAnswering(at time: Duration) -> Bool {
    battery.advance(to: time)
    if let running = pending, running.end <= time {
      result = sample(running.configuration)
      pending = configuration & 0x100 == 0 ? (time + period, configuration) : nil
    }
    return true
  }

  public func brownOut(at time: Duration) {
    configuration = 0x8583
    thresholds = [0x02: 0x8000, 0x03: 0x7FFF]
    (result, pending) = (0, nil)
  }

  private var period: Duration {
    .microseconds(1_000_000 / Self.samplesPerSecond[Int(configuration >> 5 & 7)])
  }

  /// One conversion: inputs against ground for 4 to 7; the pairs see only what the divider's input has.
  private func sample(_ configuration: UInt16) -> UInt16 {
    let mux = Int(configuration >> 12 & 7)
    let volts = battery.volts * ratio
    let input: Double =
      switch mux {
      case 4...7: mux - 4 == channel ? volts : 0
      case 0...2 where mux == 0 && channel == 0: volts
      default: 0
      }
    return Steps.signed(input, of: Self.fullScales[Int(configuration >> 9 & 7)] / 32768)
  }

  func word(_ register: UInt8) -> UInt16 {
    switch register & 3 {
    case 0: result
    case 1: configuration & 0x7FFF | (pending == nil ? 0x8000 : 0)
    default: thresholds[register & 3] ?? 0
    }
  }

  func store(_ word: UInt16, in register: UInt8, at time: Duration) {
    switch register & 3 {
    case 0: break
    case 1:
      configuration = word
      if word & 0x8000 != 0 || word & 0x100 == 0 { pending = (time + period, word) }
    default: thresholds[register & 3] = word
    }
  }
}
