import Testing

@testable import InkLinux

@Suite struct LinuxClockTests {
  @Test("time only grows, and a pause lasts as long as asked")
  func pause() {
    let clock = LinuxClock()
    let start = clock.now
    clock.pause(.microseconds(50))
    #expect(clock.now - start >= .microseconds(50))
  }

  @Test(
    "a pause of nothing or less returns at once",
    arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func pause_ofNothing(_ duration: Duration) {
    LinuxClock().pause(duration)
  }

  static let nanoseconds: [(Duration, Int64)] = [
    (.zero, 0), (.nanoseconds(1), 1), (.seconds(2), 2_000_000_000), (.milliseconds(-5), -5_000_000),
    (.seconds(Int64.max), .max), (.seconds(Int64.min), .min),
    (.seconds(9_223_372_036), 9_223_372_036_000_000_000),
    (.seconds(9_223_372_037), .max),
  ]

  @Test("whole nanoseconds stop at what the kernel can count", arguments: nanoseconds)
  func wholeNanoseconds(_ duration: Duration, _ count: Int64) {
    #expect(duration.wholeNanoseconds == count)
  }
}
