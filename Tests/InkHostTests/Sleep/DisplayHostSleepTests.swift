import Foundation
import InkSimulation
import InkTimelines
import Testing

@testable import InkHost

@MainActor @Suite("DisplayHost with the machine off between ticks")
struct DisplayHostSleepTests {
  static let berlin = TimeZone(identifier: "Europe/Berlin")

  /// Every six hours, none between 23:00 and 06:30.
  static func handheld(_ date: String) throws -> SleepingHandheld {
    let zone = try #require(berlin)
    let epoch = try Date.ISO8601FormatStyle().parse(date)
    let it = try SleepingHandheld(at: epoch)
    it.change = { settings in
      settings.timeZone = zone
      settings.ticks.minimumRefreshInterval = .seconds(6 * 3600)
      if let start = TimeOfDay(hour: 23, minute: 0), let end = TimeOfDay(hour: 6, minute: 30) {
        settings.ticks.quietHours = QuietHours([.init(from: start, to: end)])
      }
    }
    return it
  }

  static func wall(_ date: Date) -> String {
    WallTime(berlin ?? .current).text(date)
  }

  @Test(
    "Fifteen days over each change of the clocks: on again at each tick by the wall clock, no other, and mostly partial",
    arguments: ["2026-03-22T08:00:00Z", "2026-10-18T08:00:00Z"])
  func fifteenDays(start: String) async throws {
    let it = try Self.handheld(start)
    let end = it.epoch.addingTimeInterval(15 * 86_400)
    var alarms: [Date] = []
    while it.now < end {
      let ending = try await it.wake()
      guard case .asleep(let until) = ending else {
        Issue.record("\(Self.wall(it.now)): \(ending)")
        return
      }
      alarms.append(until)
      #expect(it.goOff(until: until) == nil)
      #expect(it.sleep() == .alarm)
    }
    // An answer that comes late on a busy machine is shown in the same minute.
    let times = it.refreshes.map { Self.wall($0.date) }
      .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    // The first is when it began; then every day has the same times, the days of the change too.
    let day = ["06:25", "12:25", "18:25", "23:00"]
    let regular = Array(times.drop { $0 != "06:25" })
    #expect(regular.count >= 56)
    let expected = (0..<regular.count).map { day[$0 % 4] }
    if regular != expected {
      Issue.record(
        "\(it.refreshes.prefix(40).map { "\(Self.wall($0.date)) \($0.mode) \($0.reason)" }.joined(separator: "; "))"
      )
    }
    #expect(it.reasons.allSatisfy { $0 == .alarm } && it.reasons.count == it.wakes - 1)
    // A full refresh cleans the panel with the first picture after a day; all others go on from what is on the glass.
    let full = it.refreshes.count { $0.mode == "full" }
    #expect((12...16).contains(full), "\(full) of \(it.refreshes.count)")
    #expect(it.problems.allSatisfy { $0.hasPrefix("The percentage is not there yet") }, "\(it.problems)")
  }

  @Test(
    "An alarm that cannot be made sure of keeps the machine on, and the glass says so",
    arguments: [SimulatedRTC.Fault.alarmLost, .alarmShifted(7200), .dead])
  func unsure(fault: SimulatedRTC.Fault) async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    it.rtc.fault = fault
    #expect(try await it.wake(waits: 20) == .stopped)
    #expect(it.power.isOn && it.power.events.isEmpty)
    #expect(it.lastHost?.sleepNotice == .noAlarm)
    #expect(it.problems.contains { $0.hasPrefix("The machine stays on") }, "\(it.problems)")
    // Tried again after an hour, not at each tick.
    #expect(it.rtc.alarms.count <= 2, "\(it.rtc.alarms)")
  }

  @Test("A clock that began anew in 2000 is not relied upon")
  func noBattery() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    it.rtc.set(946_684_800)
    #expect(try await it.wake(waits: 20) == .stopped)
    #expect(it.rtc.alarms.isEmpty)
    #expect(it.problems.contains { $0.contains("lost its battery") })
  }

  @Test("Somebody who keeps it on sees so on the glass, and it rests when they let it")
  func held() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    it.isHeld = true
    #expect(try await it.wake(waits: 10) == .stopped)
    #expect(it.lastHost?.sleepNotice == .held)
    #expect(it.rtc.alarms.isEmpty)
    it.isHeld = false
    guard case .asleep = try await it.wake() else {
      Issue.record("it stays on")
      return
    }
    #expect(it.lastHost?.sleepNotice == nil)
  }

  @Test("A lost alarm is known at the next start, by hand, and nothing else is lost")
  func lost() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    guard case .asleep(let until) = try await it.wake() else { return #expect(Bool(false)) }
    #expect(it.goOff(until: until) == nil)
    it.rtc.fault = .alarmSilent
    #expect(it.sleep() == .button)
    it.rtc.fault = nil
    guard case .asleep = try await it.wake() else { return #expect(Bool(false)) }
    guard case .late? = it.reasons.last else { return #expect(Bool(false), "\(it.reasons)") }
  }

  @Test("The power cut at any step of going off: the next start shows what is right", arguments: 0..<6)
  func cut(luck: Int) async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    guard case .asleep = try await it.wake() else { return #expect(Bool(false)) }
    // The card has what luck left of it; the alarm may be set, and nobody switched off in order.
    let card = it.medium.afterPowerCut(luck: luck)
    it.power.switchOff()
    _ = it.sleep()
    guard case .asleep = try await it.wake(files: card) else { return #expect(Bool(false)) }
    #expect(it.refreshes.count >= 2)
  }

  @Test("It fits any screen")
  func frame() {
    for size in [(250.0, 122.0), (40, 16), (800, 480)] {
      let bounds = CGRect(x: 0, y: 0, width: size.0, height: size.1)
      #expect(bounds.contains(SleepNotice.held.frame(in: bounds)))
    }
  }
}
