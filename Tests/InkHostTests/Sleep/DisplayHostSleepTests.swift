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
    while it.now < end {
      try await it.rest()
      it.sleepUntilAlarm()
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
    try await it.rest()
    #expect(it.lastHost?.sleepNotice == nil)
  }

  @Test("A lost alarm is known at the next start, by hand, and nothing else is lost")
  func lost() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    try await it.rest()
    #expect(it.goOff() == nil)
    it.rtc.fault = .alarmSilent
    #expect(it.sleep() == .button)
    it.rtc.fault = nil
    try await it.rest()
    guard case .late? = it.reasons.last else { return #expect(Bool(false), "\(it.reasons)") }
  }

  @Test("Whatever a power cut leaves on the card, the next start shows what is right", arguments: 0..<6)
  func cut(luck: Int) async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    try await it.rest()
    // The card has what luck left of it; the alarm is set, and nobody switched off in order.
    let card = it.medium.afterPowerCut(luck: luck)
    it.power.switchOff()
    _ = it.sleep()
    try await it.rest(files: card)
    #expect(it.refreshes.count >= 2)
  }

  @Test("A picture that the cold holds back is no reason to stay on")
  func cold() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    let sensor = ThermometerTests.Sensor(-3)
    it.thermometer = sensor.thermometer
    let until = try await it.rest()
    #expect(it.refreshes.isEmpty)
    #expect(it.lastHost?.retry?.cause == .heldRefresh)
    // Tried again at the next tick, not each five minutes.
    #expect(until.timeIntervalSince(it.now) > 3600)
    it.sleepUntilAlarm()
    sensor.celsius = 5
    try await it.rest()
    #expect(!it.refreshes.isEmpty)
  }

  @Test("That there is no alarm stays on the glass, without a refresh for each reason in between")
  func steady() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    let change = it.change
    it.change = {
      change(&$0)
      $0.ticks.minimumRefreshInterval = .seconds(1800)
    }
    it.rtc.fault = .dead
    #expect(try await it.wake(waits: 150) == .stopped)
    // Over several ticks, before which it is too soon to rest.
    #expect(it.now.timeIntervalSince(it.epoch) > 2 * 3600)
    #expect(it.notices == [nil, .noAlarm])
    // One for the beginning, one for the notice, and one for each tick.
    let ticks = Int(it.now.timeIntervalSince(it.epoch) / 1800)
    #expect(it.refreshes.count <= 2 + ticks, "\(it.refreshes)")
  }

  @Test("An alarm that works again lets it rest, and the glass no longer says that there is none")
  func mended() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    it.rtc.fault = .dead
    it.prepare = { host in
      let onTick = host.onTick
      host.onTick = { [unowned host] report in
        onTick(report)
        if host.sleepNotice == .noAlarm { it.rtc.fault = nil }
        // While it stays on it goes nowhere, whatever its alarm is set to.
        #expect(host.state?.state.wakeAt == nil && host.ending == .done)
      }
    }
    let until = try await it.rest(waits: 200)
    #expect(it.notices == [nil, .noAlarm, nil])
    #expect(it.lastHost?.state?.state.wakeAt == until.timeIntervalSince1970)
  }

  @Test("A machine that cannot be switched off shows so and goes on, and rests once it can")
  func notOff() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    var tries = 0
    it.prepare = { host in
      host.sleeper?.switchOff = { _ throws(PowerDownError) in
        tries += 1
        #expect(it.board.panelIsSafe)
        if tries == 1 { throw .command("systemctl poweroff", status: 1) }
      }
    }
    let until = try await it.rest(waits: 200)
    #expect(tries == 2)
    #expect(it.notices == [nil, .notOff, nil])
    #expect(it.problems.contains { $0.hasPrefix("The machine stays on: `systemctl poweroff` ended") })
    // An hour later, with what is on the glass known all the time.
    #expect(it.now.timeIntervalSince(it.epoch) > 3600 && until > it.now)
    #expect(it.refreshes.count { $0.mode == "full" } == 1, "\(it.refreshes)")
  }

  @Test("A machine that stays on after all leaves no alarm in its state for the next start")
  func notOffInState() throws {
    let medium = SimulatedMedium()
    func stored() -> DisplayState? {
      guard let bytes = medium.kernel["handheld.state"], case .state(let state) = StateFile.decode(bytes)
      else { return nil }
      return state
    }
    let keeper = StateKeeper(board: "handheld", panel: "waveshare-2in13-v4", files: medium)
    let host = try DisplayHostTests.handheld(state: keeper).host
    let sleeper = Sleeper(VerifiedAlarmTests.Alarm()) { false }
    sleeper.switchOff = { _ throws(PowerDownError) in throw .command("systemctl poweroff", status: 1) }
    host.sleeper = sleeper
    let until = DisplayHostTests.start + 3600
    host.ending = .asleep(until: until)
    keeper.update { ($0.wakeAt, $0.dueAt) = (until.timeIntervalSince1970, until.timeIntervalSince1970 + 40) }
    keeper.close(showing: nil, at: .zero)
    #expect(stored()?.wakeAt != nil && stored()?.dueAt != nil)
    #expect(!host.goesOff(showing: nil))
    let state = try #require(stored())
    #expect(state.wakeAt == nil && state.dueAt == nil)
  }

  @Test("An alarm that a low battery put after its tick is followed by a picture at once")
  func lowBattery() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    let change = it.change
    it.change = {
      change(&$0)
      $0.ticks.minimumRefreshInterval = .seconds(1800)
    }
    it.prepare = { _ in it.board.battery.charge = 0.06 }
    let until = try await it.rest()
    #expect(it.lastHost?.batteryGuard.level == .warning)
    // Forty minutes, and not the half hour to the tick.
    #expect(until.timeIntervalSince(it.now) > 2300)
    #expect(it.lastHost?.state?.state.dueAt == nil)
    it.sleepUntilAlarm()
    let (start, count) = (it.now, it.refreshes.count)
    try await it.rest()
    let first = try #require(it.refreshes.dropFirst(count).first)
    // Five seconds are left of the forty that are for a start; providers are waited for two.
    #expect(first.date.timeIntervalSince(start) < 3)
  }

  @Test("While it waits for the tick it was switched on for, it gives signs of life and obeys")
  func dueTick() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    let until = try await it.rest()
    it.sleepUntilAlarm()
    // Five seconds are left of forty.
    let due = until.addingTimeInterval(40)
    let refreshes = it.refreshes.count
    var (signs, reloads) = (0, 0)
    it.prepare = { host in
      host.longestWait = .seconds(1)
      host.onWait = { _ in if it.now < due { signs += 1 } }
      host.onReload = { reloads += 1 }
    }
    it.interruptions = [1: .reload, 2: .attention, 3: .clockChanged]
    try await it.rest(waits: 200)
    #expect(reloads == 1)
    #expect((7...9).contains(signs), "\(signs)")
    #expect(it.refreshes.dropFirst(refreshes).first.map { $0.date >= due } == true)

    it.sleepUntilAlarm()
    let count = it.refreshes.count
    it.interruptions = [1: .stop]
    #expect(try await it.wake() == .stopped)
    #expect(it.refreshes.count == count)
  }

  @Test("A display that is to rest no more does not go on saying why it stays on")
  func noSleeper() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    it.isHeld = true
    var notices: [SleepNotice?] = []
    it.prepare = { host in
      let onTick = host.onTick
      host.onTick = { [unowned host] report in
        onTick(report)
        if notices.last != host.sleepNotice { notices.append(host.sleepNotice) }
        if host.sleepNotice == .held { host.sleeper = nil }
      }
    }
    #expect(try await it.wake(waits: 10) == .stopped)
    #expect(notices == [nil, .held, nil])
  }

  @Test("A clock that is set back by an hour meanwhile has it wait no hour longer")
  func dueTickSetBack() async throws {
    let it = try Self.handheld("2026-03-22T08:00:00Z")
    let until = try await it.rest()
    it.sleepUntilAlarm()
    let count = it.refreshes.count
    it.prepare = { host in
      var isSet = false
      host.onWait = { [unowned host] _ in
        if !isSet { (host.clock as? ManualClock)?.epoch -= 3600 }
        isSet = true
      }
    }
    it.interruptions = [1: .clockChanged]
    try await it.rest()
    let first = try #require(it.refreshes.dropFirst(count).first)
    #expect(first.date.timeIntervalSince(until) < -3500)
  }

  @Test("It fits any screen")
  func frame() {
    for size in [(250.0, 122.0), (40, 16), (800, 480)] {
      let bounds = CGRect(x: 0, y: 0, width: size.0, height: size.1)
      #expect(bounds.contains(SleepNotice.held.frame(in: bounds)))
    }
  }
}
