import Testing

@testable import InkTimelines

@Suite struct RetryPolicyTests {
  @Test(
    "Pauses double up to the longest",
    arguments: [(0, 60), (1, 60), (2, 120), (3, 240), (4, 480), (5, 900), (6, 900), (1_000_000, 900)])
  func delay_doubles(_ failures: Int, _ seconds: Int) {
    #expect(RetryPolicy().delay(afterFailures: failures) == .seconds(seconds))
  }

  @Test("A policy of no pause at all still pauses a second")
  func delay_isNeverZero() {
    #expect(RetryPolicy(first: .zero, longest: .zero).delay(afterFailures: 3) == .seconds(1))
  }
}
