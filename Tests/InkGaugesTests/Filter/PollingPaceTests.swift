import Testing

@testable import InkGauges

@Suite struct PollingPaceTests {
  @Test(
    "A battery at rest is read rarely, one that is nearly empty or unsure often",
    arguments: [
      (.discharging, 50, true, 0, 3600, 60), (.discharging, 10, true, 0, 3600, 20),
      (.charging, 50, true, 0, 0, 60),
      (.charging, 50, false, 0, 0, 20), (nil, 50, true, 0, 0, 60), (nil, 50, true, 0, 700, 60),
      (.full, 100, true, 0, 599, 60), (.full, 100, true, 0, 600, 180), (.notCharging, 80, true, 0, 900, 180),
      (.full, 100, true, 1, 900, 10), (.full, 100, true, 2, 900, 30), (.full, 100, true, 9, 900, 60),
    ] as [(ChargeState?, Int, Bool, Int, Int, Int)])
  func pace(state: ChargeState?, percent: Int, certain: Bool, failures: Int, unchanged: Int, seconds: Int) {
    var battery = Battery(source: "G")
    battery.state = state
    battery.percent = percent
    battery.isStateCertain = certain
    battery.failures = failures
    #expect(PollingPace.interval(after: battery, unchanged: .seconds(unchanged)) == .seconds(seconds))
  }

  @Test("Without a battery there is nothing to watch, and no pace lets what is known expire")
  func bounds() {
    var battery = Battery(source: "G")
    battery.isPresent = false
    #expect(PollingPace.interval(after: battery, unchanged: .zero) == PollingPace.idle)
    #expect(PollingPace.idle < ReadingFilter.expiry)
  }
}
