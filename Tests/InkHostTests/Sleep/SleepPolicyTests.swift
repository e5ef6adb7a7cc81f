import Foundation
import Testing

@testable import InkHost

@Suite struct SleepPolicyTests {
  static let now = Date(timeIntervalSince1970: 1_796_042_700)

  static func facts(_ next: TimeInterval?, _ change: (inout SleepPolicy.Facts) -> Void = { _ in })
    -> SleepPolicy.Facts
  {
    var facts = SleepPolicy.Facts(now: now, next: next.map { now + $0 }, uptime: .seconds(90))
    change(&facts)
    return facts
  }

  static let cases: [(String, SleepPolicy.Facts, SleepDecision)] = [
    ("an hour to the next tick: on again 40 s before", facts(3600), .sleep(until: now + 3560)),
    ("a minute is not worth a start", facts(60), .stay(.soon)),
    ("just not worth it", facts(639), .stay(.soon)),
    ("just worth it", facts(640), .sleep(until: now + 600)),
    ("nothing is due: as far as the alarm reaches", facts(nil), .sleep(until: now + 86_400)),
    ("further than the alarm reaches", facts(900_000), .sleep(until: now + 86_400)),
    ("held by a file", facts(3600) { $0.isHeld = true }, .stay(.held)),
    ("on external power", facts(3600) { $0.hasExternalPower = true }, .stay(.externalPower)),
    ("without it", facts(3600) { $0.hasExternalPower = false }, .sleep(until: now + 3560)),
    (
      "a clock nobody has set", facts(3600) { $0.truth = .unsynchronised }, .stay(.clockNotTrusted)
    ),
    ("a clock that is behind", facts(3600) { $0.truth = .behind(now) }, .stay(.clockNotTrusted)),
    ("just started", facts(3600) { $0.uptime = .seconds(59) }, .stay(.justStarted)),
    ("a low battery rests longer", facts(700) { $0.level = .low }, .sleep(until: now + 1200)),
    ("one at the warning level longer still", facts(700) { $0.level = .warning }, .sleep(until: now + 2400)),
    ("an empty one as long as it can", facts(700) { $0.level = .critical }, .sleep(until: now + 86_400)),
    ("a tick that is past", facts(-10), .stay(.soon)),
  ]

  @Test("When a machine goes off, and until when", arguments: cases)
  func decision(what: String, facts: SleepPolicy.Facts, decision: SleepDecision) {
    #expect(SleepPolicy().decision(facts) == decision)
  }

  static let alarms: [(next: TimeInterval?, alarm: TimeInterval, level: BatteryLevel, tick: TimeInterval?)] =
    [
      (3600, 3560, .normal, 3600), (3600.9, 3560, .normal, 3600.9), (700, 1200, .low, nil),
      (1230, 1200, .low, 1230), (700, 2400, .warning, nil), (900_000, 86_400, .normal, nil),
      (nil, 86_400, .normal, nil),
    ]

  @Test("The tick that an alarm rings for is waited for, no other", arguments: alarms)
  func rung(next: TimeInterval?, alarm: TimeInterval, level: BatteryLevel, tick: TimeInterval?) {
    let facts = Self.facts(next) { $0.level = level }
    #expect(SleepPolicy().decision(facts) == .sleep(until: Self.now + alarm))
    #expect(SleepPolicy().tick(of: Self.now + alarm, facts) == tick.map { Self.now + $0 })
  }

  @Test("Whoever wants it rests on external power too")
  func power() {
    var policy = SleepPolicy()
    policy.staysOnWithPower = false
    #expect(
      policy.decision(Self.facts(3600) { $0.hasExternalPower = true }) == .sleep(until: Self.now + 3560))
  }

  @Test(
    "What switched the machine on is known by the alarm that was set",
    arguments: [
      (35.0, WakeReason.alarm, "Switched on by the alarm."), (-30, .alarm, "Switched on by the alarm."),
      (600, .alarm, "Switched on by the alarm."),
      (-1800, .early(.seconds(1800)), "Switched on by hand or by a charger, 30 min before the alarm."),
      (7300, .late(.seconds(7300)), "Switched on 2 h after the alarm, which was lost."),
    ] as [(TimeInterval, WakeReason, String)])
  func reason(delay: TimeInterval, reason: WakeReason, text: String) {
    #expect(WakeReason(alarm: Self.now, now: Self.now + delay) == reason)
    #expect(reason.description == text)
  }
}
