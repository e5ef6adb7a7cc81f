import InkBuses

/// Transfers with a chip that may miss one: on a bus shared with a booting or sleeping board, once is no proof.
struct I2CRetry {
  let device: any I2CDevice
  let clock: any MonotonicClock
  /// Between two tries; sleeping packs need longer than others.
  var pause = Self.pause

  /// Tries in all.
  static let tries = 3
  /// Between two tries, of most chips.
  static let pause = Duration.milliseconds(8)

  /// One combined transfer, repeated when the failure is one that passes: no acknowledge, a time-out, an I/O error.
  ///
  /// A node that is held, forbidden or gone fails at once.
  func transfer(_ written: [UInt8], reading count: Int) throws(BusError) -> [UInt8] {
    var attempt = 1
    while true {
      do {
        return try device.transfer(written, reading: count)
      } catch {
        guard attempt < Self.tries, Self.passes(error.kind) else { throw error }
        attempt += 1
        clock.pause(pause)
      }
    }
  }

  /// True for failures worth another try.
  static func passes(_ kind: BusError.Kind) -> Bool {
    switch kind {
    case .noAcknowledge, .timedOut, .failed: true
    case .notFound, .noPermission, .busy, .unsupported, .gone: false
    }
  }
}
