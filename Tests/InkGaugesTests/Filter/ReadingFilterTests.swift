import Testing

@testable import InkGauges

@Suite struct ReadingFilterTests {
  @Test("With current and capacity the time left is known within minutes, averaged over them")
  func timeLeft() {
    var filter = ReadingFilter(source: "G")
    var last: Battery?
    for minute in 0..<8 {
      var reading = BatteryReading(percent: 50, volts: 3.8)
      // A load that comes and goes; 250 mA in the mean, so 500 mAh last two hours.
      reading.amperes = minute % 2 == 0 ? -0.2 : -0.3
      reading.fullMilliampereHours = 1000
      last = filter.add(reading, at: .seconds(60 * minute))
      if minute < 2 { #expect(last?.timeRemaining == nil) }
    }
    let left = last?.timeRemaining?.inSeconds ?? 0
    #expect(abs(left - 7200) < 900, "\(left)")
  }

  @Test("A gauge that finds out how many cells there are is believed from then on")
  func cells() {
    var filter = ReadingFilter(source: "G")
    #expect(filter.add(BatteryReading(percent: 50, volts: 11.4), at: .zero).volts == nil)
    filter.cells = 3
    #expect(filter.add(BatteryReading(percent: 50, volts: 11.4), at: .seconds(60)).volts == 11.4)
  }
}
