import Foundation

/// Notices what happens to the clock that a host lives by: it is set, it is believed at last, its zone changes.
@MainActor
final class ClockWatch {
  /// What happened since the last look.
  enum Event: Equatable {
    /// The clock reads so much more than it would have.
    case stepped(Duration)
    case zoneChanged(TimeZone)
    /// The verdict on the clock changed.
    case judged(ClockTruth)
  }

  /// The verdict of the last look.
  private(set) var truth: ClockTruth

  private let clock: any HostClock
  private let zoneName: () -> String?
  private var lastZone: String?
  /// Wall time less uptime, by which a set clock shows.
  private var offset: TimeInterval

  /// A watch; `zoneName` gives the zone to follow, nil where it is given by the display file.
  init(_ clock: any HostClock, zoneName: @escaping () -> String?) {
    self.clock = clock
    self.zoneName = zoneName
    truth = clock.truth
    lastZone = zoneName()
    offset = Self.offset(of: clock)
  }

  /// While the clock is not believed it is looked at again after 15 s; nil once it is.
  func nextLook(after now: Date) -> Date? { truth == .trusted ? nil : now.addingTimeInterval(15) }

  /// What happened since the last look; a step below a second is the clock's own correction.
  func look() -> [Event] {
    var events: [Event] = []
    let newOffset = Self.offset(of: clock)
    let step = newOffset - offset
    // What is absorbed here is not taken for a step later.
    offset = newOffset
    if abs(step) > 1 { events.append(.stepped(.seconds(step))) }
    if truth != .trusted {
      let newTruth = clock.truth
      if newTruth != truth {
        truth = newTruth
        events.append(.judged(newTruth))
      }
    }
    if let name = zoneName(), name != lastZone {
      lastZone = name
      if let zone = TimeZone(identifier: name) { events.append(.zoneChanged(zone)) }
    }
    return events
  }

  private static func offset(of clock: any HostClock) -> TimeInterval {
    var start = clock.uptime
    var now = clock.now
    // Kept from running between two looks, the process would take the pause for a step.
    for _ in 0..<8 where clock.uptime - start > .milliseconds(100) {
      start = clock.uptime
      now = clock.now
    }
    return now.timeIntervalSince1970 - start.inSeconds
  }
}
