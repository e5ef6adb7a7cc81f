import Foundation
import InkBoards
import InkGauges
import InkSimulation
import Testing

@testable import InkHost

@MainActor @Suite("What keeps a handheld on, and says so on the glass")
struct HoldTests {
  @Test("Somebody at a button keeps it on for a while; then it rests")
  func button() async throws {
    let it = try DisplayHostSleepTests.handheld("2026-03-22T08:00:00Z")
    it.prepare = { $0.requests.add(.wake) }
    let until = try await it.rest(waits: 200)
    #expect(it.notices == [nil, .held, nil] || it.notices == [.held, nil])
    #expect(it.now.timeIntervalSince(it.epoch) >= 600 && until > it.now)
    // No later than it was to be looked at again.
    #expect(it.now.timeIntervalSince(it.epoch) < 600 + 400)
  }

  @Test("A file that keeps it on for longer than the button is looked for as seldom as without one")
  func fileAndButton() async throws {
    let it = try DisplayHostSleepTests.handheld("2026-03-22T08:00:00Z")
    it.isHeld = true
    it.prepare = { $0.requests.add(.wake) }
    let ending = try await it.wake(waits: 120)
    #expect(ending == .stopped)
    #expect(it.lastHost?.presses.awakeUntil == nil)
    #expect(it.now.timeIntervalSince(it.epoch) > 900)
  }

  @Test("A press that the kernel still holds as it would rest keeps it on")
  func lastMoment() async throws {
    let it = try DisplayHostSleepTests.handheld("2026-03-22T08:00:00Z")
    let change = it.change
    it.change = { settings in
      change(&settings)
      var button = Board.Button(name: "A")
      button.actions = [.short: .wake]
      settings.buttons = [button]
    }
    let thumb = Thumb()
    thumb.queuePress(from: it.board.clock.now)
    it.prepare = { $0.makeButtonSignals = { _ in thumb } }
    try await it.rest(waits: 200)
    #expect(it.notices.contains(.held) && it.notices.last == .some(nil))
    #expect(it.now.timeIntervalSince(it.epoch) >= 600)
  }

  /// A gauge that knows whether there is power.
  final class Plug: FuelGauge {
    let name = "plug"
    let cells = 1
    var isPlugged = true

    func rawRegisters() -> [RawRegister] { [] }

    func read() -> BatteryReading {
      var reading = BatteryReading(percent: 80)
      reading.volts = 3.9
      reading.hasExternalPower = isPlugged
      reading.chargeState = isPlugged ? .charging : .discharging
      return reading
    }
  }

  @Test("A charger keeps it on; pulled out, it rests")
  func charger() async throws {
    let it = try DisplayHostSleepTests.handheld("2026-03-22T08:00:00Z")
    let plug = Plug()
    it.gauge = plug
    it.prepare = { host in
      let onTick = host.onTick
      host.onTick = { [unowned host] report in
        onTick(report)
        if host.sleepNotice == .onPower { plug.isPlugged = false }
      }
    }
    try await it.rest(waits: 400)
    #expect(it.notices.contains(.onPower))
    #expect(it.notices.last == .some(nil))
  }

  @Test("A clock that nobody vouches for keeps it on, sets no alarm, and is named")
  func noTime() async throws {
    let it = try DisplayHostSleepTests.handheld("2026-03-22T08:00:00Z")
    it.verdict = .unsynchronised
    var alarms = 0
    it.prepare = { [unowned it] host in
      let clock = host.clock as? ManualClock
      let onTick = host.onTick
      host.onTick = { [unowned host, unowned it] report in
        onTick(report)
        if host.sleepNotice == .noTime {
          alarms = it.rtc.alarms.count
          clock?.verdict = .trusted
        }
      }
    }
    try await it.rest(waits: 400)
    #expect(it.notices.contains(.noTime) && it.notices.last == .some(nil))
    #expect(alarms == 0 && !it.rtc.alarms.isEmpty)
  }
}
