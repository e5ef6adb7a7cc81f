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
  /// True once the computer has stopped under a supply that stays, which no alarm starts again.
  public private(set) var isStranded = false
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

  /// The computer has stopped: the supply goes when its board takes it, at once where there is none.
  public func halt() {
    guard let board, !board.cutsAtHalt else { return switchOff() }
    guard let cut = board.cutAt else { return isStranded = true }
    clock.advance(to: max(clock.now, cut))
    switchOff()
  }

  /// Takes the supply.
  public func switchOff() {
    guard isOn else { return }
    (isOn, isStranded) = (false, false)
    events.append(Event(at: clock.now, on: nil))
    rtc.lostSupply()
  }

  /// Lets time pass until something switches the computer on: the alarm, else somebody's hand after `patience`.
  public func sleep(patience: Duration) -> Cause {
    guard !isOn || isStranded else { return events.last?.on ?? .button }
    let hand = clock.now + patience
    let ring = isStranded ? nil : rtc.ring()
    let cause: Cause
    if let ring, ring <= hand {
      clock.advance(to: ring)
      cause = .alarm
    } else {
      clock.advance(to: hand)
      cause = .button
    }
    (isOn, isStranded) = (true, false)
    events.append(Event(at: clock.now, on: cause))
    board?.switchedOn(by: cause)
    return cause
  }
}
