import Testing

@testable import InkGauges

@Suite struct ValidityGateTests {
  @Test(
    "Values no battery has are dropped, one by one",
    arguments: [
      (104.0, 4.2, 104.0, 4.2), (110.5, 4.2, nil, 4.2), (-1, 4.2, nil, 4.2), (255.996, 5.119, nil, nil),
      (50, 1.9, 50, nil), (50, 4.61, 50, nil), (Double.nan, Double.infinity, nil, nil),
    ] as [(Double, Double, Double?, Double?)])
  func plausible(percent: Double, volts: Double, keptPercent: Double?, keptVolts: Double?) {
    let kept = ValidityGate(cells: 1).plausible(BatteryReading(percent: percent, volts: volts))
    #expect(kept.percent == keptPercent && kept.volts == keptVolts)
  }

  @Test("Two cells have twice the voltage")
  func cells() {
    let gate = ValidityGate(cells: 2)
    #expect(gate.plausible(BatteryReading(volts: 7.4)).volts == 7.4)
    #expect(gate.plausible(BatteryReading(volts: 3.9)).volts == nil)
  }

  @Test("An impossible current goes alone")
  func current() {
    var reading = BatteryReading(percent: 50, volts: 3.8)
    reading.amperes = 327.67
    reading.celsius = 25
    let kept = ValidityGate(cells: 1).plausible(reading)
    #expect(kept.amperes == nil && kept.percent == 50 && kept.volts == 3.8 && kept.celsius == 25)
  }

  @Test("A jump is held back until three readings agree")
  func jump() {
    var gate = ValidityGate(cells: 1)
    let percents = [60.0, 59.8, 15, 15.1, 15.2, 15.1]
    let believed = percents.enumerated().map { gate.confirmed($1, at: .seconds($0 * 5)) }
    #expect(believed == [60, 59.8, 59.8, 59.8, 15.2, 15.1])
  }

  @Test("A single wrong reading is never shown")
  func outlier() {
    var gate = ValidityGate(cells: 1)
    let believed = [60.0, 15, 59.9, 15, 59.8].enumerated().map { gate.confirmed($1, at: .seconds($0 * 5)) }
    #expect(believed == [60, 60, 59.9, 59.9, 59.8])
  }

  @Test("Readings that jump about confirm nothing")
  func flutter() {
    var gate = ValidityGate(cells: 1)
    let believed = [60.0, 5, 90, 10, 95, 0].enumerated().map { gate.confirmed($1, at: .seconds($0 * 5)) }
    #expect(believed == [60, 60, 60, 60, 60, 60])
  }

  @Test("After a minute a large change is believed at once")
  func later() {
    var gate = ValidityGate(cells: 1)
    let value1 = gate.confirmed(60, at: .zero)
    #expect(value1 == 60)
    let value2 = gate.confirmed(15, at: .seconds(60))
    #expect(value2 == 15)
  }

  @Test("More than 100 % is 100 %")
  func clamp() {
    var gate = ValidityGate(cells: 1)
    let value3 = gate.confirmed(104, at: .zero)
    #expect(value3 == 100)
  }
}
