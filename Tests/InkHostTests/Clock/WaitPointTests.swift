import CLinux
import Foundation
import Testing

@testable import InkHost

@MainActor @Suite("WaitPoint")
struct WaitPointTests {
  private static func monotonic() -> Duration {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }

  /// A descriptor that is closed leaves its number to the next place's.
  @Test("Of places made one after the other, where nobody runs the main loop, each ends its wait")
  func again() async throws {
    for _ in 0..<10 {
      let place = try WaitPoint(clock: CLINUX_MONOTONIC)
      #expect(await place.wait(until: Self.monotonic() + .milliseconds(1)) == nil)
    }
  }
}
