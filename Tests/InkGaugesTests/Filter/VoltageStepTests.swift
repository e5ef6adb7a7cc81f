import Testing

@testable import InkGauges

@Suite struct VoltageStepTests {
  /// Readings 5 seconds apart; gives what is assumed after each.
  func assumed(
    _ readings: [(volts: Double, measured: ChargeState?)], every seconds: Int = 5
  ) -> [ChargeState?] {
    var step = VoltageStep()
    return readings.enumerated().map {
      step.update(voltsPerCell: $1.volts, measured: $1.measured, at: .seconds($0 * seconds))
      return step.assumed
    }
  }

  @Test("A step up while discharging is a charger, until the rate agrees")
  func plugIn() {
    #expect(
      assumed([(3.7, .discharging), (3.8, .discharging), (3.8, .discharging), (3.8, .charging)])
        == [nil, .charging, .charging, nil])
  }

  @Test(
    "A step down while charging or full is its end", arguments: [ChargeState.charging, .full, .notCharging])
  func unplug(state: ChargeState) {
    #expect(assumed([(4.1, state), (4.0, state)]) == [nil, .discharging])
  }

  @Test("Small changes, and changes that fit the state, mean nothing")
  func nothing() {
    #expect(assumed([(3.7, .discharging), (3.75, .discharging)]) == [nil, nil])
    #expect(assumed([(3.7, .discharging), (3.6, .discharging)]) == [nil, nil])
    #expect(assumed([(3.7, .charging), (3.8, .charging)]) == [nil, nil])
    #expect(assumed([(3.7, nil), (3.8, nil)]) == [nil, nil])
    #expect(assumed([(3.7, .discharging), (3.8, .discharging)], every: 61) == [nil, nil])
  }

  @Test("Without agreement the assumption ends after two minutes, and no other follows for half an hour")
  func patience() {
    let readings = (0..<400).map { i in
      (
        volts: i % 60 == 1 ? 3.8 : i > 0 && i < 60 ? 3.8 : 3.7,
        measured: ChargeState.discharging as ChargeState?
      )
    }
    let states = assumed(readings)
    #expect(states[1] == .charging && states[24] == .charging && states[25] == nil)
    #expect(states[25...380].allSatisfy { $0 == nil })
  }

  @Test("A step back at once was the load: nothing is assumed for half an hour")
  func load() {
    let readings = (0..<300).map { i in
      (volts: i % 2 == 0 ? 3.7 : 3.8, measured: ChargeState.discharging as ChargeState?)
    }
    let states = assumed(readings)
    #expect(states[1] == .charging)
    #expect(states[2...].allSatisfy { $0 == nil })
  }
}
