import Testing

@testable import InkSimulation

@Suite("VirtualClock")
struct VirtualClockTests {
  @Test("Time passes by pauses and never goes back")
  func time_passes() {
    let clock = VirtualClock(startingAt: .seconds(5))
    clock.pause(.milliseconds(20))
    clock.pause(.milliseconds(-20))
    clock.advance(to: .seconds(1))
    #expect(clock.now == .milliseconds(5020))
    clock.advance(by: .seconds(1))
    clock.advance(to: .seconds(10))
    #expect(clock.now == .seconds(10))
  }
}
