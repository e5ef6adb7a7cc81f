import Testing

@testable import InkGauges

@Suite struct StillnessTests {
  /// Whether readings a minute apart are suspicious at the end.
  func suspicious(minutes: Int, every: Int = 1, _ value: (Int) -> (volts: Double, amperes: Double?)) -> Bool {
    var stillness = Stillness()
    var last = false
    for minute in stride(from: 0, through: minutes, by: every) {
      var reading = BatteryReading(volts: value(minute).volts)
      reading.amperes = value(minute).amperes
      last = stillness.isSuspicious(reading, at: .seconds(60 * minute))
    }
    return last
  }

  @Test("The same to the last digit for a quarter of an hour, while something flows")
  func frozen() {
    #expect(suspicious(minutes: 15) { _ in (3.7945, -1.0108) })
    #expect(!suspicious(minutes: 14) { _ in (3.7945, -1.0108) })
  }

  @Test("A battery at rest is still, and one that moves a digit is alive")
  func alive() {
    #expect(!suspicious(minutes: 60) { _ in (4.1, 0) })
    #expect(!suspicious(minutes: 60) { _ in (4.1, nil) })
    #expect(!suspicious(minutes: 60) { ($0 % 10 == 0 ? 3.8 : 3.799, -0.2) })
  }

  @Test("Two readings far apart prove nothing")
  func few() {
    #expect(!suspicious(minutes: 20, every: 20) { _ in (3.8, -0.2) })
  }
}
