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

  @Test(
    "A gauge that tells of each percent is asked rarely, but as often as others while its state is new or it runs low",
    arguments: [
      (.discharging, 50, 300, 180), (.discharging, 50, 299, 60), (.charging, 50, 600, 180),
      (.discharging, 10, 3600, 20),
    ] as [(ChargeState, Int, Int, Int)])
  func told(state: ChargeState, percent: Int, unchanged: Int, seconds: Int) {
    var battery = Battery(source: "G")
    battery.state = state
    battery.percent = percent
    let pace = PollingPace.interval(after: battery, unchanged: .seconds(unchanged), isTold: true)
    #expect(pace == .seconds(seconds))
    battery.failures = 1
    #expect(
      PollingPace.interval(after: battery, unchanged: .seconds(unchanged), isTold: true) == .seconds(10))
  }
}
