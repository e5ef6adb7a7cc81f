/// A power board with a clock that gives a computer its supply, at its address on the bus.
public protocol BoardClockSimulator: SimulatedI2CChip {
  /// Its usual address, seven bits.
  var address: UInt8 { get }
  /// Its clock, which the power switch listens to.
  var rtc: SimulatedRTC { get }
  /// When the supply goes, on the virtual clock, by what was written last; nil while it stays.
  var cutAt: Duration? { get }
  /// True where the supply goes by itself once the computer has stopped.
  var cutsAtHalt: Bool { get }
  /// The computer got its supply.
  func switchedOn(by cause: SimulatedPowerSwitch.Cause)
}

/// Power boards with a clock, by the name that display files give them.
public enum SimulatedClocks {
  /// The board of that name, nil where there is none; `gauge` is what else answers at its address.
  public static func named(
    _ name: String, rtc: SimulatedRTC, gauge: (any SimulatedI2CChip)? = nil
  ) -> (any BoardClockSimulator)? {
    switch name {
    case "pisugar-2": ByteClockSimulator(SD3078Map(), rtc: rtc, gauge: gauge)
    case "pisugar-3": ByteClockSimulator(PiSugar3ClockMap(), rtc: rtc, gauge: gauge)
    case "witty-pi-4": ByteClockSimulator(WittyPiClockMap(), rtc: rtc, gauge: gauge)
    case "pijuice": PiJuiceClockSimulator(rtc: rtc, gauge: gauge)
    default: nil
    }
  }
}

extension SimulatedRTC {
  /// Takes the alarm that registers mean: the next second of that time of day, on that day of the month if there is one.
  func follow(_ ring: (hour: Int, minute: Int, second: Int, day: Int?)?) {
    guard let ring, let now else {
      _ = setAlarm(nil)
      return
    }
    for days in 0...62 {
      var moment = CivilTime(now - now % 86_400 + Int64(days) * 86_400)
      (moment.hour, moment.minute, moment.second) = (ring.hour, ring.minute, ring.second)
      if let day = ring.day, moment.day != day { continue }
      guard let seconds = moment.seconds, seconds > now else { continue }
      _ = setAlarm(seconds)
      return
    }
    _ = setAlarm(nil)
  }
}
