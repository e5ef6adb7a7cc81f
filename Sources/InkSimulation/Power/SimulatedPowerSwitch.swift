/// What gives a computer its supply and takes it: on by an alarm, by a button or by a charger, off when it is told.
public final class SimulatedPowerSwitch {
  /// What switched the computer on.
  public enum Cause: Equatable, Sendable {
    case alarm, button
  }

  /// One change.
  public struct Event: Equatable, Sendable {
    public var at: Duration
    /// Nil for off.
    public var on: Cause?
  }

  /// True while the computer has its supply.
  public private(set) var isOn = true
  /// Every change so far.
  public private(set) var events: [Event] = []
  /// The clock that rings.
  public let rtc: SimulatedRTC
  /// The board that the clock is on; told of what switched the computer on.
  public var board: (any BoardClockSimulator)?

  private let clock: VirtualClock

  /// A computer that is on.
  public init(rtc: SimulatedRTC, clock: VirtualClock) {
    self.rtc = rtc
    self.clock = clock
  }

  /// Takes the supply.
  public func switchOff() {
    guard isOn else { return }
    isOn = false
    events.append(Event(at: clock.now, on: nil))
    rtc.lostSupply()
  }

  /// Lets time pass until something switches the computer on: the alarm, else somebody's hand after `patience`.
  public func sleep(patience: Duration) -> Cause {
    guard !isOn else { return events.last?.on ?? .button }
    let hand = clock.now + patience
    let ring = rtc.ring()
    let cause: Cause
    if let ring, ring <= hand {
      clock.advance(to: ring)
      cause = .alarm
    } else {
      clock.advance(to: hand)
      cause = .button
    }
    isOn = true
    events.append(Event(at: clock.now, on: cause))
    board?.switchedOn(by: cause)
    return cause
  }
}
