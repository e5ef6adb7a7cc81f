import InkSimulation
import Testing

@Suite struct SimulatedRTCTests {
  let clock = VirtualClock()

  @Test("An alarm switches the computer on at its second, and a drifting clock's at its own")
  func rings() {
    for (drift, seconds) in [(0.0, 3600.0), (20, 3599.928), (-20, 3600.072)] {
      let clock = VirtualClock()
      let rtc = SimulatedRTC(clock: clock, seconds: 1_000_000, driftPPM: drift)
      let power = SimulatedPowerSwitch(rtc: rtc, clock: clock)
      #expect(rtc.setAlarm(1_003_600))
      power.switchOff()
      #expect(!power.isOn)
      #expect(power.sleep(patience: .seconds(86_400)) == .alarm)
      #expect(power.isOn)
      #expect(abs(clock.now / .seconds(1) - seconds) < 0.002, "\(clock.now)")
    }
  }

  @Test(
    "A clock that fails leaves it to somebody's hand",
    arguments: [SimulatedRTC.Fault.alarmLost, .alarmSilent, .dead])
  func fails(fault: SimulatedRTC.Fault) {
    let rtc = SimulatedRTC(clock: clock, seconds: 1_000_000)
    let power = SimulatedPowerSwitch(rtc: rtc, clock: clock)
    _ = rtc.setAlarm(1_003_600)
    rtc.fault = fault
    #expect((rtc.alarm == nil) == (fault != .alarmSilent))
    power.switchOff()
    #expect(power.sleep(patience: .seconds(7200)) == .button)
    #expect(clock.now == .seconds(7200))
  }

  @Test("Without its battery it begins anew in 2000, without an alarm; a past alarm is none")
  func battery() {
    let rtc = SimulatedRTC(clock: clock, seconds: 1_796_042_700, hasBattery: false)
    let power = SimulatedPowerSwitch(rtc: rtc, clock: clock)
    _ = rtc.setAlarm(1_796_042_000)
    #expect(rtc.alarm == nil)
    _ = rtc.setAlarm(1_796_043_000)
    #expect(rtc.alarm == 1_796_043_000)
    power.switchOff()
    #expect(power.sleep(patience: .seconds(600)) == .button)
    #expect(rtc.now == 946_685_400)
  }
}
