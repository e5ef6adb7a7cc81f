import Testing

@testable import InkTimelines

@Suite struct RateLimitTests {
  static let limits: [(count: Int, length: Double)] = [
    (1, 86_400), (2, 86_400), (11, 86_400), (12, 86_400), (24, 86_400), (48, 86_400), (288, 86_400),
    (4, 3600),
    (60, 3600),
  ]

  @Test(
    "However greedy the caller, no stretch has more events than the limit, and a long run nearly as many",
    arguments: limits)
  func stretch_isHeld(_ count: Int, _ length: Double) {
    var limit = RateLimit(count, every: length)
    var events: [Double] = []
    var now = 0.0
    while now < 5 * length {
      if limit.isOpen(at: now) {
        limit.record(at: now)
        events.append(now)
      } else {
        // A rest now and then saves up for a burst.
        now = max(limit.next, now) + (events.count % (count + 3) == 0 ? length / 3 : 0)
      }
    }
    for (index, start) in events.enumerated() {
      let inStretch = events[index...].prefix { $0 < start + length - 0.001 }.count
      if inStretch > count { Issue.record("\(inStretch) from \(start)") }
    }
    #expect(events.count >= 3 * count)
  }

  @Test("How many may come at once is told as they would")
  func available() {
    var limit = RateLimit(48, every: 86_400)
    for instant in stride(from: 0.0, to: 86_400, by: 1300) {
      let told = limit.available(at: instant)
      var copy = limit
      var count = 0
      while copy.isOpen(at: instant) {
        copy.record(at: instant)
        count += 1
      }
      #expect(told == count, "at \(instant)")
      if instant.truncatingRemainder(dividingBy: 3900) == 0, limit.isOpen(at: instant) {
        limit.record(at: instant)
      }
    }
  }

  @Test("A twelfth comes at once, the next has to wait")
  func burst() {
    var limit = RateLimit(48, every: 86_400)
    for _ in 0..<4 {
      #expect(limit.isOpen(at: 100))
      limit.record(at: 100)
    }
    #expect(!limit.isOpen(at: 100))
    #expect(abs(limit.next - (100 + 86_400.0 / 44)) < 0.001)
  }

  @Test("Events that come all the same are owed for one stretch at the most")
  func debt() {
    var limit = RateLimit(10, every: 100)
    for _ in 0..<1000 { limit.record(at: 0) }
    #expect(!limit.isOpen(at: 99))
    #expect(limit.isOpen(at: 100))
  }

  @Test("Another run goes on with what was owed; what cannot be is a wrong clock's")
  func restore() {
    var first = RateLimit(10, every: 100)
    first.record(at: 50)
    var second = RateLimit(10, every: 100)
    second.restore(horizon: first.horizon, at: 51)
    #expect(!second.isOpen(at: 51))
    #expect(second.isOpen(at: 60))
    second.restore(horizon: 1e9, at: 70)
    #expect(second.isOpen(at: 170))
    var third = RateLimit(10, every: 100)
    third.restore(horizon: .nan, at: 0)
    third.restore(horizon: -.infinity, at: 0)
    #expect(third.isOpen(at: -1e9))
  }
}
