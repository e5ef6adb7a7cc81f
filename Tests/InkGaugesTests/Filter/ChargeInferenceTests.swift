import Testing

@testable import InkGauges

/// What a battery is doing where no chip says so.
@Suite struct ChargeInferenceTests {
  /// The state after each reading, one every `every` seconds.
  func states(_ readings: [BatteryReading], every seconds: Int = 60) -> [ChargeState?] {
    var inference = ChargeInference()
    return readings.enumerated().map {
      inference.update($1, percent: $1.percent, voltsPerCell: $1.volts, at: .seconds($0 * seconds))
    }
  }

  static func reading(
    _ percent: Double = 60, _ volts: Double = 3.8, amperes: Double? = nil, rate: Double? = nil,
    power: Bool? = nil, capacity: Double? = nil, noise: Double? = nil
  ) -> BatteryReading {
    var reading = BatteryReading(percent: percent, volts: volts)
    reading.amperes = amperes
    reading.chargeRatePercentPerHour = rate
    reading.hasExternalPower = power
    reading.fullMilliampereHours = capacity
    reading.currentNoiseAmperes = noise
    return reading
  }

  @Test(
    "A current is a flow from 30 mA, three times the noise, or a hundredth of the capacity an hour on",
    arguments: [
      (0.031, nil, nil, true), (0.029, nil, nil, false),
      // INA219 on 10 mΩ: 20 mA of noise.
      (0.059, nil, 0.020, false), (0.061, nil, 0.020, true),
      // 10 Ah: 100 mA.
      (0.099, 10_000, nil, false), (0.101, 10_000, nil, true),
    ] as [(Double, Double?, Double?, Bool)])
  func threshold(amperes: Double, capacity: Double?, noise: Double?, isFlow: Bool) {
    let into = states(
      Array(repeating: Self.reading(amperes: amperes, capacity: capacity, noise: noise), count: 4), every: 5)
    #expect((into.last == .charging) == isFlow, "\(into)")
    let outOf = states(
      Array(repeating: Self.reading(amperes: -amperes, capacity: capacity, noise: noise), count: 4), every: 5)
    #expect((outOf.last == .discharging) == isFlow, "\(outOf)")
  }

  @Test("A current begins with two readings, or ten seconds, and ends with three")
  func counts() {
    let on = Self.reading(97, amperes: 0.2)
    let off = Self.reading(97, amperes: 0.0)
    let states = states([on, on, off, off, off, off], every: 30)
    #expect(states == [nil, .charging, .charging, .charging, .notCharging, .notCharging])
  }

  @Test("Without external power the battery gives, whatever the rate still says")
  func unplugged() {
    let states = states([
      Self.reading(rate: 20, power: true), Self.reading(rate: 20, power: true),
      Self.reading(rate: 20, power: false),
    ])
    #expect(states == [.charging, .charging, .discharging])
  }

  @Test("With external power a gauge that knows only the voltage charges at once, or is full by its level")
  func powerAlone() {
    #expect(states([Self.reading(power: true)]) == [.charging])
    #expect(states([Self.reading(99.5, 4.15, power: true)]) == [.full])
    #expect(states([Self.reading(power: false)]) == [.discharging])
    #expect(states([Self.reading()]) == [nil], "with neither nothing is said at first")
  }

  @Test("A line that changes is believed at once, not after the minute that a guess has to stand")
  func edge() {
    let states = states(
      [
        Self.reading(power: false), Self.reading(power: true), Self.reading(power: false),
      ], every: 2)
    #expect(states == [.discharging, .charging, .discharging])
  }

  @Test("Plugged in, a rate that still falls is the past; after five minutes it is a supply that is too weak")
  func weakSupply() {
    let off = Self.reading(rate: -12, power: false)
    let on = Self.reading(rate: -12, power: true)
    let states = states([off, off] + Array(repeating: on, count: 7))
    #expect(states[2] == .charging && states[6] == .charging)
    #expect(states.last == .discharging)
  }

  @Test(
    "Full on mains with a small steady current out of the battery is full, from 95 % on and up to 0.2 A",
    arguments: [(97, -0.15, ChargeState.full), (97, -0.25, .discharging), (90, -0.15, .discharging)]
      as [(Double, Double, ChargeState)])
  func idleDrain(percent: Double, amperes: Double, state: ChargeState) {
    let readings = Array(repeating: Self.reading(percent, 4.1, amperes: amperes, power: true), count: 4)
    #expect(states(readings).last == state)
  }

  @Test("A charge at its end voltage that takes less than a twentieth of the capacity an hour is full")
  func taper() {
    func last(_ amperes: Double, _ volts: Double) -> ChargeState? {
      let reading = Self.reading(96, volts, amperes: amperes, power: true, capacity: 2000)
      return states(Array(repeating: reading, count: 4)).last.flatMap { $0 }
    }
    #expect(last(0.090, 4.15) == .full)
    #expect(last(0.110, 4.15) == .charging)
    #expect(last(0.090, 4.10) == .charging, "98.5 % of 4.20 V are 4.137 V")
  }

  @Test("External power and no flow below 95 % is a charge that waits, after two minutes")
  func pending() {
    let none = Self.reading(70, amperes: 0.0, power: true)
    let states = states(Array(repeating: none, count: 16), every: 15)
    #expect(states[4] == nil)
    #expect(states.last == .notCharging)
  }
}
