/// Notices values that do not move although something flows: registers that mean something else, or a chip that has
/// stopped.
struct Stillness {
  /// How long nothing may change.
  static let patience = Duration.seconds(900)
  /// Readings that must have been made in that time.
  static let readings = 5

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
}
