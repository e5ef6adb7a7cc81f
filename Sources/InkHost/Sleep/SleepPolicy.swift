import Foundation
import InkBoards

/// How a display rests between two ticks with its machine switched off: a pure decision.
public struct SleepPolicy: Equatable, Sendable {
  /// How long before a tick the machine is switched on: the time that it takes to start; 40 s.
  public var lead = Duration.seconds(40)
  /// The shortest rest that is worth a start; 10 min.
  public var shortest = Duration.seconds(600)
  /// How long the machine stays on after it began, at least: time for somebody to get hold of it; 60 s.
  public var awake = Duration.seconds(60)
  /// True where external power keeps the machine on; the default.
  public var staysOnWithPower = true

  /// The defaults.
  public init() {}

  /// What is known when it is decided.
  public struct Facts: Equatable, Sendable {
    public var now: Date
    /// The next instant at which the glass may change; nil where there is none.
    public var next: Date?
    /// How long the machine has been on.
    public var uptime: Duration
    /// Whether the system's time can be believed.
    public var truth = ClockTruth.trusted
    /// Nil where it is not known.
    public var hasExternalPower: Bool?
    /// True while somebody keeps the machine on.
    public var isHeld = false
    public var level = BatteryLevel.normal
    /// The furthest that the alarm may lie ahead.
    public var reach = Duration.seconds(86_400)

    /// Facts.
    public init(now: Date, next: Date?, uptime: Duration) {
      self.now = now
      self.next = next
      self.uptime = uptime
    }
  }

  /// Whether to go off, and until when.
  ///
  /// A battery that runs low has the rest last longer: twice the shortest one when low, four times at the warning level,
  /// and as long as the alarm reaches once nothing is refreshed any more.
  public func decision(_ facts: Facts) -> SleepDecision {
    if facts.isHeld { return .stay(.held) }
    if staysOnWithPower, facts.hasExternalPower == true { return .stay(.externalPower) }
    guard facts.truth == .trusted else { return .stay(.clockNotTrusted) }
    guard facts.uptime >= awake else { return .stay(.justStarted) }
    let furthest = facts.now.addingTimeInterval(facts.reach.inSeconds)
    let least: Duration =
      switch facts.level {
      case .normal: .zero
      case .low: shortest * 2
      case .warning: shortest * 4
      case .critical, .empty: facts.reach
      }
    let due = facts.next.map { $0.addingTimeInterval(-lead.inSeconds) } ?? furthest
    let wake = min(furthest, max(due, facts.now.addingTimeInterval(least.inSeconds)))
    let whole = Date(timeIntervalSince1970: wake.timeIntervalSince1970.rounded(.down))
    guard whole.timeIntervalSince(facts.now) >= shortest.inSeconds else { return .stay(.soon) }
    return .sleep(until: whole)
  }

  /// The tick that an alarm rings for, by the facts that it was decided by; nil where it rings for none.
  ///
  /// A battery that runs low has it ring after the tick, and the clock's reach long before.
  func tick(of alarm: Date, _ facts: Facts) -> Date? {
    // An alarm has whole seconds.
    let ahead = 0..<lead.inSeconds + 1
    return facts.next.flatMap { ahead.contains($0.timeIntervalSince(alarm)) ? $0 : nil }
  }
}

/// Whether a machine is switched off until the next tick.
public enum SleepDecision: Equatable, Sendable {
  case sleep(until: Date)
  case stay(Reason)

  /// Why it stays on.
  public enum Reason: String, Equatable, Sendable {
    /// Somebody wants it on: the file of `hold_file` is there.
    case held
    case externalPower
    /// A machine that believes a wrong time would set a wrong alarm.
    case clockNotTrusted
    case justStarted
    /// The next tick is nearer than a start is worth.
    case soon
    /// The alarm could not be made sure of.
    case noAlarm
    /// The command that switches the machine off failed.
    case notOff
  }
}

extension SleepPolicy {
  /// The policy of a display file, the program's own where it says nothing.
  public init(_ settings: Settings.Sleep) {
    self.init()
    if let time = settings.lead { lead = time }
    if let time = settings.shortest { shortest = time }
    if let time = settings.awake { awake = time }
    staysOnWithPower = !settings.withPower
  }
}
