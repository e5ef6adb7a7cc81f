import Foundation
import InkBoards
import InkClocks
import InkErrors
import InkSimulation
import Testing

@testable import InkHost

/// The alarm of power boards as the host sets it, by their drivers, on their simulators.
@Suite struct BoardWakeAlarmTests {
  static let names = ClockModel.all.map(\.name)
  static let now = Date(timeIntervalSince1970: 1_796_042_700)

  struct Bench {
    let clock = VirtualClock()
    let bus: SimulatedI2CBus
    let rtc: SimulatedRTC
    let chip: any BoardClockSimulator
    let alarm: BoardWakeAlarm

    /// Its clock is `ahead` of the system's.
    init(_ name: String, ahead: Int64 = 0) throws {
      let model = try #require(ClockModel.named(name))
      bus = SimulatedI2CBus(clock: clock)
      rtc = SimulatedRTC(clock: clock, seconds: Int64(now.timeIntervalSince1970) + ahead)
      chip = try #require(SimulatedClocks.named(name, rtc: rtc))
      bus.attach(chip, at: model.address)
      alarm = BoardWakeAlarm(model, now: { [clock] in now.addingTimeInterval(clock.now.inSeconds) }) {
        [bus, clock] in model.clock(on: bus.device(at: model.address), pauses: clock)
      }
    }

    func set(_ seconds: TimeInterval) -> PowerDownError? {
      do throws(PowerDownError) {
        try VerifiedAlarm.set(now + seconds, on: alarm, at: now)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test("An alarm is set by how far it lies ahead, whatever zone the board's clock keeps", arguments: names)
  func zones(name: String) throws {
    for ahead in [0, 3600, -28_800] as [Int64] {
      let it = try Bench(name, ahead: ahead)
      #expect(it.set(5400) == nil)
      let found = try #require(try it.alarm.read())
      #expect(abs(found.timeIntervalSince(Self.now + 5400)) <= 1)
      let ring = try #require(it.rtc.alarm)
      #expect(abs(ring - Int64(Self.now.timeIntervalSince1970) - ahead - 5400) <= 1)
    }
  }

  @Test("What cannot be made sure of keeps the machine on", arguments: names)
  func doubts(name: String) throws {
    let it = try Bench(name)
    it.rtc.fault = .alarmLost
    #expect(it.set(5400) == .alarmDiffers(wanted: Self.now + 5400, found: nil))
    it.rtc.fault = .alarmShifted(7200)
    guard case .alarmDiffers(_, .some)? = it.set(5400) else { return #expect(Bool(false)) }
    it.rtc.fault = .dead
    guard case .alarm? = it.set(5400) else { return #expect(Bool(false)) }
    it.rtc.fault = nil
    #expect(it.set(30) == .alarmPast(Self.now + 30))
    let far = it.alarm.reach.inSeconds + 60
    #expect(it.set(far) == .alarmTooFar(Self.now + far))
  }

  @Test("A board's clock that began anew is set, and then its alarm", arguments: names)
  func begunAnew(name: String) throws {
    let it = try Bench(name)
    it.rtc.set(946_684_800)
    #expect(it.set(5400) == nil)
    let time = try #require(it.rtc.now)
    #expect(abs(TimeInterval(time) - Self.now.timeIntervalSince1970) <= 2)
  }

  @Test("The board is told first; a command that fails takes it back")
  func cut() throws {
    let it = try Bench("pisugar-3")
    var seen: Duration?
    var down = PowerDown(
      command: "systemctl poweroff",
      run: { _ in
        seen = try? it.alarm.cut()
        return 0
      }, synchronize: {})
    try down.perform(by: it.alarm, cut: .seconds(30))
    #expect(seen == .seconds(30))
    down.run = { _ in 1 }
    #expect(throws: PowerDownError.command("systemctl poweroff", status: 1)) {
      try down.perform(by: it.alarm, cut: .seconds(30))
    }
    #expect(it.chip.cutAt == nil)
    it.rtc.fault = .dead
    seen = .zero
    #expect(throws: PowerDownError.self) { try down.perform(by: it.alarm, cut: .seconds(30)) }
    #expect(seen == .zero)
    down.run = { _ in 0 }
    try down.perform(by: it.alarm, cut: .zero)
  }

  @Test("A board that cannot take the supply later says so")
  func noCut() throws {
    let it = try Bench("witty-pi-4")
    #expect(!it.alarm.cutsLater)
    let down = PowerDown(command: "true", run: { _ in 0 }, synchronize: {})
    #expect(throws: PowerDownError.self) { try down.perform(by: it.alarm, cut: .seconds(30)) }
  }

  @Test("Switched off for good, no alarm brings it back, and its supply goes", arguments: names)
  func forGood(name: String) throws {
    for tick in [5400, nil] as [TimeInterval?] {
      let it = try Bench(name)
      let power = SimulatedPowerSwitch(rtc: it.rtc, clock: it.clock)
      power.board = it.chip
      if let tick { #expect(it.set(tick) == nil) }
      var problems: [PowerDownError] = []
      let down = PowerDown(
        command: "systemctl poweroff",
        run: { _ in
          power.halt()
          return 0
        }, synchronize: {})
      try down.performForGood(
        without: it.alarm, by: it.alarm.cutsLater ? it.alarm : nil, cut: .seconds(30)
      ) { problems.append($0) }
      #expect(problems.isEmpty)
      #expect(!power.isOn)
      #expect(power.sleep(patience: .seconds(3 * 86_400)) == .button)
    }
  }

  @Test("A board that does not answer is told of, and the machine goes off all the same")
  func forGoodWithoutBoard() throws {
    let it = try Bench("pijuice")
    it.rtc.fault = .dead
    var problems: [PowerDownError] = []
    var commands = 0
    var down = PowerDown(
      command: "systemctl poweroff",
      run: { _ in
        commands += 1
        return 0
      }, synchronize: {})
    try down.performForGood(without: it.alarm, by: it.alarm, cut: .seconds(30)) { problems.append($0) }
    #expect(commands == 1)
    guard case .alarmStays = problems.first, case .supplyStays = problems.last, problems.count == 2 else {
      return #expect(Bool(false), "\(problems)")
    }
    // Nothing is taken from a machine that stays on.
    it.rtc.fault = nil
    down.run = { _ in 1 }
    #expect(throws: PowerDownError.command("systemctl poweroff", status: 1)) {
      try down.performForGood(without: it.alarm, by: it.alarm, cut: .seconds(30)) { problems.append($0) }
    }
    #expect(it.chip.cutAt == nil && problems.count == 2)
  }

  static let reasons: [(WakeReason?, WakeCause?, WakeReason)] = [
    (.alarm, nil, .alarm), (.alarm, .alarm, .alarm), (.early(.seconds(900)), nil, .early(.seconds(900))),
    (.early(.seconds(900)), .alarm, .alarm),
    (.early(.seconds(900)), .button, .button), (.late(.seconds(900)), .power, .power),
    (.late(.seconds(900)), .alarm, .late(.seconds(900))), (nil, .button, .button), (nil, nil, .first),
    (nil, .alarm, .first),
  ]

  @Test("Why it came on, by the time and by what the board says", arguments: reasons)
  func reason(byTime: WakeReason?, cause: WakeCause?, expected: WakeReason) {
    #expect(WakeReason(byTime, cause: cause) == expected)
    #expect(expected.description.hasSuffix("."))
    #expect(!expected.word.isEmpty)
  }

  @Test("The boards that files may name are those that are driven")
  func vocabulary() {
    #expect(Settings.Sleep.boards == ClockModel.all.map(\.name))
  }

  @Test("\"board\" is the one that the gauge belongs to, on its bus and at its address")
  func place() throws {
    func board(_ model: String, bus: Int = 1, address: UInt8? = nil) -> Board {
      Board(
        name: "x", panel: .init(model: "waveshare-2in13-v4"),
        gauge: .init(model: model, bus: bus, address: address))
    }
    let cases: [(String, String, Int, UInt8)] = [
      ("pisugar-3", "pisugar-3", 1, 0x57), ("pisugar-3-plus", "pisugar-3", 1, 0x57),
      ("ip5209", "pisugar-2", 1, 0x32), ("ip5312", "pisugar-2", 1, 0x32), ("pijuice", "pijuice", 1, 0x14),
      ("witty-pi-4", "witty-pi-4", 1, 0x08), ("witty-pi-4-l3v7", "witty-pi-4", 1, 0x08),
    ]
    for (gauge, name, bus, address) in cases {
      let place = try BoardClockPlace("board", on: board(gauge))
      #expect(place.model.name == name && place.bus == bus && place.address == address)
    }
    // Moved: the clock is the same chip as the gauge, but for the PiSugar 2.
    #expect(try BoardClockPlace("board", on: board("pisugar-3", bus: 3, address: 0x58)).address == 0x58)
    #expect(try BoardClockPlace("board", on: board("ip5209", bus: 3, address: 0x76)).address == 0x32)
    #expect(try BoardClockPlace("pijuice", on: board("max17048", bus: 3, address: 0x37)).address == 0x14)
    #expect(throws: NoBoardClock(board: "x")) { try BoardClockPlace("board", on: board("max17048")) }
    #expect(
      NoBoardClock(board: "x").description == """
        The board x has no clock that switches the machine on.
          likely cause: Its gauge belongs to no power board with a clock that is known.
          what to do: Name the clock under [sleep]: one of pijuice, pisugar-2, pisugar-3, witty-pi-4, or rtc.
        """)
  }
}
