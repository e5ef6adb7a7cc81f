import InkTimelines

extension DisplayHost {
  /// Keeps the machine on for a while, as a press of `wake` does; nil lets it rest again.
  ///
  /// The glass says so like it does of a file that keeps the machine on.
  public func hold(for time: Duration?) {
    presses.awakeUntil = time.map { clock.uptime + $0 }
    if isWaiting { clock.interrupt() }
  }

  /// What switched the machine on, as far as its alarm and its board tell; nil where it does not rest.
  public func learnWakeReason() -> WakeReason? {
    guard let sleeper else { return wakeReason }
    // A board that does not answer is told of when its alarm is set.
    let cause = (try? sleeper.alarm.cause()) ?? nil
    wakeReason = WakeReason(wakeReason, cause: cause)
    return wakeReason
  }
}
