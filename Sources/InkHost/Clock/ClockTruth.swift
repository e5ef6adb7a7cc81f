import Foundation

/// Whether the wall clock can be believed.
///
/// Most boards keep no time without supply: until a time server answers, their clock goes on from wherever it
/// stopped, and a display that shows it shows a wrong time.
public enum ClockTruth: Equatable, Sendable {
  /// As far as anybody can tell.
  case trusted
  /// Nobody has set it since the start, and the board has no clock of its own.
  case unsynchronised
  /// It reads a time before one that has certainly been.
  case behind(Date)
}

/// What speaks for and against a clock.
public struct ClockEvidence: Equatable, Sendable {
  /// What the clock reads.
  public var now: Date
  /// What the kernel says of its synchronisation (`adjtimex`, STA_UNSYNC); nil where it cannot be asked.
  public var isSynchronised: Bool?
  /// True when the clock was set from a battery-backed one at boot.
  public var hasBatteryClock: Bool
  /// An instant that has certainly been, such as when the program was built.
  public var earliest: Date

  /// Evidence.
  public init(now: Date, isSynchronised: Bool?, hasBatteryClock: Bool, earliest: Date) {
    self.now = now
    self.isSynchronised = isSynchronised
    self.hasBatteryClock = hasBatteryClock
    self.earliest = earliest
  }

  /// The verdict: a time server is believed before all else, then the calendar, then a battery.
  public var truth: ClockTruth {
    if isSynchronised == true { return .trusted }
    if now < earliest { return .behind(earliest) }
    // Where the kernel cannot be asked nothing is known against the clock.
    return hasBatteryClock || isSynchronised == nil ? .trusted : .unsynchronised
  }
}
