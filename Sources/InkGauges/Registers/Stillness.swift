/// Notices values that do not move although something flows: registers that mean something else, or a chip that has
/// stopped.
struct Stillness {
  /// How long nothing may change.
  static let patience = Duration.seconds(900)
  /// Readings that must have been made in that time.
  static let readings = 5

  /// How long a percentage may stay while the voltage moves.
  static let percentPatience = Duration.seconds(3600)
  /// Volts a cell by which it must have moved: a load of C/2 makes 50 to 100 mV on a small cell with its wires.
  static let percentVolts = 0.16

  private var percent: (value: Double, since: Duration, low: Double, high: Double)?
  private var last: (volts: Double, amperes: Double)?
  private var since = Duration.zero
  private var count = 0

  /// Takes a reading; true once voltage and current have been the same for too long.
  mutating func isSuspicious(_ reading: BatteryReading, at now: Duration) -> Bool {
    guard let volts = reading.volts, let amperes = reading.amperes, amperes != 0 else {
      last = nil
      return false
    }
    if let last, last == (volts, amperes) {
      count += 1
    } else {
      (last, since, count) = ((volts, amperes), now, 1)
    }
    return count >= Self.readings && now - since >= Self.patience
  }

  /// Takes a reading; true once the percentage has not moved for an hour in which the voltage has.
  mutating func isPercentFrozen(_ reading: BatteryReading, cells: Int, at now: Duration) -> Bool {
    guard let value = reading.percent, let volts = reading.volts, value < 100, !reading.isPercentEstimated
    else {
      percent = nil
      return false
    }
    guard let old = percent, old.value == value else {
      percent = (value, now, volts, volts)
      return false
    }
    percent = (value, old.since, min(old.low, volts), max(old.high, volts))
    guard now - old.since >= Self.percentPatience, let percent else { return false }
    return (percent.high - percent.low) / Double(max(1, cells)) >= Self.percentVolts
  }
}
