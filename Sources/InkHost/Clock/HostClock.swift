import Foundation

/// The wall clock the host lives by: what time it is, and a wait that something may cut short.
@MainActor
public protocol HostClock: AnyObject, Sendable {
  /// The time now.
  var now: Date { get }

  /// Time since an arbitrary start, never set, counting while the machine sleeps.
  var uptime: Duration { get }

  /// Whether the time can be believed; asked for at every tick until it can.
  var truth: ClockTruth { get }

  /// How many of its seconds pass in one while a wait goes on.
  var rate: Double { get }

  /// Milliseconds of everybody's time that a tick holds its picture back for providers that have not answered.
  var patience: Int64 { get }

  /// Waits until `date` (not at all when it is past), a change of the clock, an interruption or a signal to stop.
  ///
  /// Gives nil when the moment has come.
  func wait(until date: Date) async -> Interruption?

  /// Ends the wait that is going on, or the next one, with `.attention`; callable from any thread.
  nonisolated func interrupt()
}

extension HostClock {
  /// A clock that was given its time is believed.
  public var truth: ClockTruth { .trusted }
  /// As fast as everybody's.
  public var rate: Double { 1 }
  /// Most providers answer at once, and a picture without them would be refreshed twice; slow ones are not waited for.
  public var patience: Int64 { 100 }
}

/// What ended a wait before its moment.
public enum Interruption: Equatable, Sendable {
  /// Somebody set the clock; what was computed from the old time no longer holds.
  case clockChanged
  /// Something happened that may change the screen: a timeline arrived, a widget asked to be reloaded.
  case attention
  /// SIGHUP: the configuration is to be read again.
  case reload
  /// SIGTERM or SIGINT, and SIGHUP where it tells of a terminal that has gone.
  case stop
}
