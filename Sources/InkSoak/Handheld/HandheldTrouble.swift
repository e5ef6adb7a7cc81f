import InkHost

/// What goes wrong with a handheld at one of its wakes.
enum HandheldTrouble: String, CaseIterable {
  case nothing
  /// Its alarm is kept and never rings; somebody finds it hours later.
  case silentAlarm
  /// Its clock keeps no alarm, another one, one that is past, or does not answer.
  case lostAlarm, shiftedAlarm, pastAlarm, deadClock
  /// Its clock began anew in 2000 while it ran.
  case clockBeganAnew
  /// Its clock has no battery, and loses time and alarm with the supply.
  case noBattery
  /// Nobody vouches for the time until some minutes after its start.
  case unsynchronised
  /// Somebody presses its button before the alarm.
  case button
  /// A charger is plugged in for three hours.
  case charger
  /// The supply goes at a step on the wires, or at one on the card.
  case cutOnWires, cutOnCard
}

extension HandheldTrouble {
  /// Why a machine stays on that knows of it.
  var reasons: Set<SleepDecision.Reason> {
    switch self {
    case .lostAlarm, .shiftedAlarm, .pastAlarm, .deadClock, .clockBeganAnew: [.noAlarm]
    case .unsynchronised: [.clockNotTrusted]
    case .charger: [.externalPower]
    case .nothing, .silentAlarm, .noBattery, .button, .cutOnWires, .cutOnCard: []
    }
  }
}
