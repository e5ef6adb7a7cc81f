import Foundation
import Testing

@testable import InkTimelines

@Suite struct TickSchedulerInvariantTests {
  static let start = instant("2024-03-30T20:00:00+01:00")

  /// Random timelines of random entries, policies, delays, failures and silences.
  static func provider(seed: UInt64) -> (PlacementID, Date) -> SimulatedHost.Answer {
    let random = Randomness(seed: seed)
    return { _, now in
      let delay = random.number(in: 0...12)
      switch Int(random.number(in: 0...10)) {
      case 0: return .failure(after: delay)
      case 1: return .silence
      default:
        let dates = (0..<Int(random.number(in: 1...40))).map { _ in
          now.addingTimeInterval(random.number(in: -600...7200))
        }
        let policies: [TimelineReloadPolicy] = [
          .atEnd, .after(now.addingTimeInterval(random.number(in: -60...5000))), .never,
        ]
        return .timeline(dates, policies[Int(random.number(in: 0...2.99))], after: delay)
      }
    }
  }

  static func host(seed: UInt64, policy: TickPolicy) -> SimulatedHost {
    let random = Randomness(seed: seed &+ 1000)
    var host = SimulatedHost(
      start, zone: zone("Europe/Berlin"), policy: policy, provider: provider(seed: seed))
    host.nextTextChange = { id, now in
      id.rawValue % 3 == 0 ? now.addingTimeInterval(random.number(in: 0.1...90)) : nil
    }
    host.place(12) { "kind\($0 % 4)" }
    return host
  }

  @Test("Nothing is due before the wake, something is at it", arguments: [true, false], 0..<4)
  func wake_isExact(_ isQuietAtNight: Bool, _ seed: UInt64) throws {
    var policy = TickPolicy()
    if isQuietAtNight { policy.quietHours = try QuietHours([QuietHours.Window(parsing: "00:00-06:00")]) }
    policy.minimumRefreshInterval = .seconds(seed % 3 == 0 ? 45 : 0)
    policy.quietRefreshInterval = seed % 4 == 0 ? .seconds(900) : nil
    var host = Self.host(seed: seed, policy: policy)
    host.inspect = { host, wake in
      let gap = wake.timeIntervalSince(host.now)
      guard gap > 0.001, gap < .infinity else { return }
      for part in [0.0, 0.3, 0.999] {
        var copy = host.scheduler
        let tick = copy.actions(at: host.now.addingTimeInterval(gap * part))
        // A macro at every look would cost more than the look.
        if !tick.isEmpty { Issue.record("\(tick) before \(wake)") }
      }
    }
    for hour in 1...12 {
      host.run(until: Self.start.addingTimeInterval(TimeInterval(hour) * 3600))
      host.scheduler.requestReload(ofKind: "kind\(hour % 4)", at: host.now)
      if hour % 5 == 0 { host.scheduler.demandReload(of: [PlacementID(hour % 12)], at: host.now) }
      if hour % 6 == 0 { host.scheduler.invalidate(at: host.now) }
    }
    #expect(host.needlessWakes == 0)
    #expect(host.ticks.count > 100)
  }

  @Test("What is on screen is never ahead of the time, and behind by two seconds at most", arguments: 0..<8)
  func screen_isCurrent(_ seed: UInt64) {
    var host = Self.host(seed: seed, policy: .desk)
    host.inspect = { host, wake in
      for (id, screen) in host.screens {
        guard let dates = host.timelines[id], screen.timeline == dates else { continue }
        let latest = dates.index(at: host.now)
        let earliest = dates.index(at: wake.addingTimeInterval(-2))
        if screen.entry > latest || screen.entry < earliest {
          Issue.record("entry \(screen.entry), not \(earliest) to \(latest), until \(wake)")
        }
      }
    }
    host.run(until: Self.start.addingTimeInterval(8 * 3600))
    #expect(host.screens.count > 6)
  }
}

/// Random numbers that a closure may draw.
private final class Randomness {
  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
}
