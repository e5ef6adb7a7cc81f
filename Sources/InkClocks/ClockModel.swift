import InkBuses

/// A power board with a clock that we drive, as files name it.
public struct ClockModel: Equatable, Sendable {
  /// "pisugar-3".
  public let name: String
  /// What a person calls it.
  public let title: String
  /// Its usual address, seven bits.
  public let address: UInt8
  /// Gauges that are the same chip, and so have its address.
  public let ownGauges: [String]
  /// Other gauges of the same board.
  public let otherGauges: [String]
  /// True where it can take the supply after a while, by its own count.
  public let cutsLater: Bool

  /// All of them, in alphabetical order.
  public static let all = [
    ClockModel(
      name: "pijuice", title: PiJuiceClock.title, address: 0x14, ownGauges: ["pijuice"], otherGauges: [],
      cutsLater: true),
    ClockModel(
      name: "pisugar-2", title: PiSugar2Clock.title, address: 0x32, ownGauges: [],
      otherGauges: ["ip5209", "ip5312"], cutsLater: false),
    ClockModel(
      name: "pisugar-3", title: PiSugar3Clock.title, address: 0x57,
      ownGauges: ["pisugar-3", "pisugar-3-plus"], otherGauges: [], cutsLater: true),
    ClockModel(
      name: "witty-pi-4", title: WittyPi4Clock.title, address: 0x08,
      ownGauges: ["witty-pi-4", "witty-pi-4-l3v7"], otherGauges: [], cutsLater: false),
  ]

  /// The model of that name; nil where there is none.
  public static func named(_ name: String) -> ClockModel? { all.first { $0.name == name } }

  /// The board to which a gauge belongs; nil where that has no clock, or none that we know.
  public static func ofGauge(_ gauge: String) -> ClockModel? {
    all.first { $0.ownGauges.contains(gauge) || $0.otherGauges.contains(gauge) }
  }

  /// The clock behind an address; `clock` makes its pauses.
  public func clock(on device: any I2CDevice, pauses clock: any MonotonicClock) -> any BoardClock {
    switch name {
    case "pijuice": PiJuiceClock(on: device, clock: clock)
    case "pisugar-2": PiSugar2Clock(on: device)
    case "pisugar-3": PiSugar3Clock(on: device)
    default: WittyPi4Clock(on: device)
    }
  }
}
