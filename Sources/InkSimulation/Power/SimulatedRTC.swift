/// A real-time clock with an alarm, which goes on while the computer is off.
///
/// Times are seconds since 1970 by its own count, which may differ from the true one, and drifts.
public final class SimulatedRTC {
  /// How it fails.
  public enum Fault: Equatable, Sendable {
    /// The alarm is not kept: it reads as none.
    case alarmLost
    /// Another alarm is kept, so many seconds later.
    case alarmShifted(Int64)
    /// It is kept and read, and never rings.
    case alarmSilent
    /// Nothing can be written or read.
    case dead
  }

  /// Fails as long as this is set.
  public var fault: Fault?
  /// How much faster than true it runs, parts per million; 20 is a usual crystal's worst.
  public var driftPPM: Double
  /// True where it goes on without supply.
  public var hasBattery: Bool

  private let clock: VirtualClock
  /// Its reading at an instant of the virtual clock.
  private var reading: (seconds: Double, at: Duration)
  private var stored: Int64?
  /// Alarms set, in the order in which they were.
  public private(set) var alarms: [Int64] = []
  /// How often it has begun anew for want of supply.
  public private(set) var losses = 0

  /// A clock that is right now, `seconds` since 1970.
  public init(clock: VirtualClock, seconds: Int64, driftPPM: Double = 0, hasBattery: Bool = true) {
    self.clock = clock
    self.driftPPM = driftPPM
    self.hasBattery = hasBattery
    reading = (Double(seconds), clock.now)
  }

  /// What it reads; nil while it does not answer.
  public var now: Int64? { fault == .dead ? nil : Int64(exactNow) }

  private var exactNow: Double {
    reading.seconds + (clock.now - reading.at) / .seconds(1) * (1 + driftPPM * 1e-6)
  }

  /// The alarm as it reads; nil for none.
  public var alarm: Int64? {
    switch fault {
    case .alarmLost, .dead: nil
    case .alarmShifted(let seconds): stored.map { $0 + seconds }
    case .alarmSilent, nil: stored
    }
  }

  /// Sets the time.
  public func set(_ seconds: Int64) { reading = (Double(seconds), clock.now) }

  /// Sets the alarm, or takes it away; false while it does not answer.
  ///
  /// One that is past is none.
  public func setAlarm(_ seconds: Int64?) -> Bool {
    guard fault != .dead else { return false }
    stored = seconds.flatMap { Double($0) > exactNow ? $0 : nil }
    if let seconds { alarms.append(seconds) }
    return true
  }

  /// When the alarm rings, on the virtual clock; nil for never.
  func ring() -> Duration? {
    guard fault != .alarmSilent, fault != .dead, let alarm, Double(alarm) >= exactNow else { return nil }
    return clock.now + .seconds((Double(alarm) - exactNow) / (1 + driftPPM * 1e-6))
  }

  /// The computer's supply went: a clock without a battery begins anew when it comes again, and forgets its alarm.
  func lostSupply() {
    guard !hasBattery else { return }
    losses += 1
    // As most chips begin.
    reading = (946_684_800, clock.now)
    stored = nil
  }
}
