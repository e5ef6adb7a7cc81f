import InkBuses
import InkSimulation
import Testing

@testable import InkClocks

/// The drivers on the boards' simulators, which were written from the same sheets by themselves.
@Suite struct SimulatedBoardClockTests {
  static let now: Int64 = 1_796_046_300
  static let names = ClockModel.all.map(\.name)

  struct Bench {
    let clock = VirtualClock()
    let rtc: SimulatedRTC
    let chip: any BoardClockSimulator
    let driver: any BoardClock
    let power: SimulatedPowerSwitch
    let bus: SimulatedI2CBus

    init(_ name: String, seconds: Int64 = now, hasBattery: Bool = true) throws {
      let model = try #require(ClockModel.named(name))
      rtc = SimulatedRTC(clock: clock, seconds: seconds, hasBattery: hasBattery)
      chip = try #require(SimulatedClocks.named(name, rtc: rtc))
      bus = SimulatedI2CBus(clock: clock)
      #expect(chip.address == model.address)
      bus.attach(chip, at: model.address)
      driver = model.clock(on: bus.device(at: model.address), pauses: clock)
      power = SimulatedPowerSwitch(rtc: rtc, clock: clock)
      power.board = chip
    }
  }

  @Test("An alarm is set, reads as it was set, and rings at its second", arguments: names)
  func rings(name: String) throws {
    let it = try Bench(name)
    for hours in [1, 7, 23] as [Int64] {
      let start = try it.driver.time()
      try it.driver.setAlarm(start + hours * 3600 + 17)
      #expect(try it.driver.alarm() == start + hours * 3600 + 17)
      it.power.switchOff()
      #expect(it.power.sleep(patience: .seconds(40 * 86_400)) == .alarm)
      #expect(try it.driver.time() == start + hours * 3600 + 17)
      // It has rung, where the board says so; the next one is set over it.
      if let cause = try it.driver.cause() { #expect(cause == .alarm) }
    }
  }

  @Test("Those whose alarm has a day reach over the end of a month", arguments: ["pijuice", "witty-pi-4"])
  func far(name: String) throws {
    let it = try Bench(name)
    let wanted = Self.now + 26 * 86_400
    try it.driver.setAlarm(wanted)
    #expect(try it.driver.alarm() == wanted)
    it.power.switchOff()
    #expect(it.power.sleep(patience: .seconds(40 * 86_400)) == .alarm)
    #expect(try it.driver.time() == wanted)
  }

  @Test("The clock is set from any digits before, also from the last day of a month", arguments: names)
  func setsTime(name: String) throws {
    for before in [946_684_800, Self.now, 1_835_395_199] as [Int64] {
      let it = try Bench(name, seconds: before)
      for wanted in [Self.now, 1_835_395_200, 1_830_297_599] as [Int64] {
        try it.driver.setTime(wanted)
        let time = try it.driver.time()
        #expect(abs(time - wanted) <= 1)
      }
    }
  }

  @Test("What a broken clock does shows when the alarm is read back", arguments: names)
  func faults(name: String) throws {
    let it = try Bench(name)
    it.rtc.fault = .alarmLost
    try it.driver.setAlarm(Self.now + 3600)
    #expect(try it.driver.alarm() == nil)
    it.rtc.fault = .alarmShifted(7200)
    try it.driver.setAlarm(Self.now + 3600)
    #expect(try it.driver.alarm() == Self.now + 10_800)
    it.rtc.fault = .dead
    #expect(throws: BoardClockError.self) { try it.driver.setAlarm(Self.now + 3600) }
    #expect(throws: BoardClockError.self) { try it.driver.alarm() }
  }

  @Test("Without a battery it forgets time and alarm", arguments: names)
  func noBattery(name: String) throws {
    let it = try Bench(name, hasBattery: false)
    try it.driver.setAlarm(Self.now + 3600)
    it.power.switchOff()
    #expect(it.power.sleep(patience: .seconds(7200)) == .button)
    #expect(try it.driver.alarm() == nil)
    #expect(try it.driver.time() < 946_684_800 + 86_400)
  }

  @Test("Supply taken after a while, and not after all", arguments: ["pijuice", "pisugar-3"])
  func cut(name: String) throws {
    let it = try Bench(name)
    #expect(try it.driver.cut() == nil)
    try it.driver.cutSupply(after: .seconds(30))
    let found = try #require(try it.driver.cut())
    #expect((.seconds(28)...(.seconds(30))).contains(found))
    let at = try #require(it.chip.cutAt)
    #expect((.seconds(30)...(.seconds(31))).contains(at))
    try it.driver.keepSupply()
    #expect(it.chip.cutAt == nil)
    #expect(try it.driver.cut() == nil)
  }

  @Test("A computer that stopped starts at its alarm only where its supply went", arguments: names)
  func halts(name: String) throws {
    let it = try Bench(name)
    let model = try #require(ClockModel.named(name))
    for isTold in [true, false] {
      try it.driver.setAlarm(try it.driver.time() + 3600)
      if isTold, model.cutsLater { try it.driver.cutSupply(after: .seconds(30)) }
      it.power.halt()
      let starts = isTold || !model.cutsLater
      #expect(it.power.isStranded != starts)
      #expect(it.power.sleep(patience: .seconds(7200)) == (starts ? .alarm : .button))
      #expect(it.power.isOn && !it.power.isStranded)
    }
  }

  @Test("An alarm that was taken away does not ring, whatever was set before", arguments: names)
  func disarms(name: String) throws {
    let it = try Bench(name)
    try it.driver.disarm()
    #expect(try it.driver.alarm() == nil)
    try it.driver.setAlarm(Self.now + 3600)
    it.power.switchOff()
    #expect(it.power.sleep(patience: .seconds(7200)) == .alarm)
    // One with a time of day alone would ring again tomorrow, one that is to come today.
    for ahead in [nil, 3600] as [Int64?] {
      if let ahead { try it.driver.setAlarm(try it.driver.time() + ahead) }
      try it.driver.disarm()
      #expect(try it.driver.alarm() == nil)
      it.power.switchOff()
      #expect(it.power.sleep(patience: .seconds(3 * 86_400)) == .button)
    }
    try it.driver.setAlarm(try it.driver.time() + 3600)
    it.power.switchOff()
    #expect(it.power.sleep(patience: .seconds(7200)) == .alarm)
  }

  @Test("Beside its gauge at one address, both answer", arguments: ["pisugar-3", "pijuice", "witty-pi-4"])
  func besideGauge(name: String) throws {
    let board = try #require(
      SimulatedGauge.named(name).map { gauge in
        SimulatedBoard(panel: SimulatedPanel.named("waveshare-2in13-v4")!, gauge: gauge)
      })
    let model = try #require(ClockModel.named(name))
    let gauge = board.bus.chip(at: model.address)
    let rtc = SimulatedRTC(clock: board.clock, seconds: Self.now)
    let chip = try #require(SimulatedClocks.named(name, rtc: rtc, gauge: gauge))
    let device = board.bus.device(at: model.address)
    // Percent of PiSugar 3 and PiJuice, the controller's identity.
    let (register, count): (UInt8, Int) =
      name == "pijuice" ? (0x41, 2) : name == "pisugar-3" ? (0x2A, 1) : (0, 1)
    let before = try device.transfer([register], reading: count)
    board.bus.attach(chip, at: model.address)
    #expect(try device.transfer([register], reading: count) == before)
    let driver = model.clock(on: device, pauses: board.clock)
    try driver.setAlarm(Self.now + 3600)
    #expect(try driver.alarm() == Self.now + 3600)
  }
}
