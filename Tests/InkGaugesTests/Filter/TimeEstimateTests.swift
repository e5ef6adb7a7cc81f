import Testing

@testable import InkGauges

@Suite struct TimeEstimateTests {
  /// The estimate once the rate has settled.
  func settled(_ percent: Double, _ rate: Double, _ state: ChargeState) -> Duration? {
    var estimate = TimeEstimate()
    _ = estimate.update(percent: percent, rate: rate, state: state, at: .zero)
    return estimate.update(percent: percent, rate: rate, state: state, at: .seconds(120))
  }

  @Test("With a rate the time is known two minutes after the state changed")
  func rate() {
    #expect(settled(50, -10, .discharging) == .seconds(5 * 3600))
    #expect(settled(50, 20, .charging) == .seconds(2.5 * 3600))
    var estimate = TimeEstimate()
    for second in [0, 60, 119] {
      let early = estimate.update(percent: 50, rate: -1, state: .discharging, at: .seconds(second))
      #expect(early == nil)
    }
    let first = estimate.update(percent: 50, rate: -10, state: .discharging, at: .seconds(120))
    #expect(first == .seconds(5 * 3600), "the rate before counts for nothing")
  }

  @Test("The rate is averaged over five minutes")
  func averaged() throws {
    var estimate = TimeEstimate()
    for second in [0, 120] {
      _ = estimate.update(percent: 50, rate: -10, state: .discharging, at: .seconds(second))
    }
    let next = estimate.update(percent: 50, rate: -40, state: .discharging, at: .seconds(130))
    let after = try #require(next)
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

  @Test(
    "A state that leads nowhere, or a flow the other way, has no time",
    arguments: [
      (-10, .full), (-10, .notCharging), (10, .discharging), (-10, .charging), (-0.3, .discharging),
    ]
      as [(Double, ChargeState)])
  func none(rate: Double, state: ChargeState) {
    #expect(settled(50, rate, state) == nil)
  }

  @Test("Without a level or a state there is no time")
  func unknown() {
    var estimate = TimeEstimate()
    for second in [0, 120] {
      let noState = estimate.update(percent: 50, rate: -10, state: nil, at: .seconds(second))
      #expect(noState == nil)
      let noLevel = estimate.update(percent: nil, rate: -10, state: .discharging, at: .seconds(second + 200))
      #expect(noLevel == nil)
    }
  }

  @Test("A change of state forgets the old rate")
  func stateChange() {
    var estimate = TimeEstimate()
    for second in [0, 120] {
      _ = estimate.update(percent: 50, rate: -10, state: .discharging, at: .seconds(second))
    }
    let changed = estimate.update(percent: 50, rate: 25, state: .charging, at: .seconds(130))
    #expect(changed == nil)
    let later = estimate.update(percent: 50, rate: 25, state: .charging, at: .seconds(250))
    #expect(later == .seconds(2 * 3600))
  }

  @Test(
    "Two significant figures",
    arguments: [
      (90, 120), (2429, 2400), (5640, 5640), (7620, 7800), (38_640, 38_400), (76_740, 75_600),
    ] as [(Int, Int)])
  func rounded(seconds: Int, shown: Int) {
    #expect(TimeLeft.rounded(.seconds(seconds)) == .seconds(shown))
  }

  @Test("At most 99 hours")
  func clipped() {
    #expect(settled(100, -0.6, .discharging) == .seconds(99 * 3600))
  }

  @Test(
    "The chip's own time is averaged over minutes, starts anew with another state, and ends when it is gone")
  func chipTime() throws {
    var estimate = TimeEstimate()
    func left(_ seconds: Int?, _ state: ChargeState = .discharging, at now: Int) -> Double? {
      estimate.averaged(chip: seconds.map { .seconds($0) }, state: state, at: .seconds(now))?.inSeconds
    }
    #expect(left(7200, at: 0) == 7200)
    // One reading that says half of it moves it a third of the way at 60 s.
    let moved = try #require(left(3600, at: 60))
    #expect(moved > 5700 && moved < 6300, "\(moved)")
    for minute in 2..<20 { _ = left(3600, at: 60 * minute) }
    let settled = try #require(left(3600, at: 1200))
    #expect(abs(settled - 3600) < 300, "\(settled)")
    #expect(left(1800, .charging, at: 1260) == 1800)
    #expect(left(nil, .charging, at: 1320) != nil, "one reading without it is no break")
    #expect(left(nil, .charging, at: 1500) == nil)
    #expect(left(nil, .discharging, at: 1560) == nil)
  }
}
