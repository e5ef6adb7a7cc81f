import Foundation

/// Switches the machine off once the display has ended: the panel sleeps by then and the state is written.
///
/// What is in memory goes to the medium, and only then the power goes.
public struct PowerDown {
  /// For the shell.
  public var command: String
  /// Runs a program; its exit status, nil where it is not there.
  public var run: ([String]) -> Int32?
  /// Waits until what was written is on the medium.
  public var synchronize: () -> Void

  /// What to do.
  public init(
    command: String, run: @escaping ([String]) -> Int32?, synchronize: @escaping () -> Void = { sync() }
  ) {
    (self.command, self.run, self.synchronize) = (command, run, synchronize)
  }

  /// Does it until the next tick, after the power board was told to take the supply when `cut` is over; zero leaves that
  /// to the machine.
  ///
  /// The board first: a machine that stopped under a supply that stays would not start again at its alarm. What the board
  /// was told is read back. A command that fails takes it back.
  public func perform(by alarm: any WakeAlarm, cut: Duration) throws(PowerDownError) {
    guard cut > .zero else { return try perform() }
    if let reason = Self.failure(of: alarm, toCutAfter: cut) { throw .cut(reason) }
    try performOrKeep(alarm)
  }

  /// Does it for good: somebody wants it, or the battery is empty, and no tick is to switch the machine on.
  ///
  /// The `alarm` is taken away first. Then the board of `supply` is told to take the supply when `cut` is over; zero leaves
  /// that to the machine. What they refuse is told to `problem` and keeps nothing on: a machine that nobody expects back
  /// is better off stopped under a supply that stays than running.
  public func performForGood(
    without alarm: (any WakeAlarm)?, by supply: (any WakeAlarm)?, cut: Duration,
    problem: (PowerDownError) -> Void
  ) throws(PowerDownError) {
    if let alarm {
      do throws(PowerDownError) { try VerifiedAlarm.clear(alarm) } catch { problem(error) }
    }
    guard let supply, cut > .zero else { return try perform() }
    if let reason = Self.failure(of: supply, toCutAfter: cut) { problem(.supplyStays(reason)) }
    try performOrKeep(supply)
  }

  private func performOrKeep(_ supply: any WakeAlarm) throws(PowerDownError) {
    do throws(PowerDownError) {
      try perform()
    } catch {
      Self.keepSupply(supply)
      throw error
    }
  }

  /// How many seconds a board may have counted until it is asked.
  private static let counted = Duration.seconds(5)

  /// Tells a board to take the supply, and why it will not as it was told; nil where it will.
  private static func failure(of supply: any WakeAlarm, toCutAfter cut: Duration) -> String? {
    let reason: String
    do {
      try supply.cutSupply(after: cut)
      let whole = Duration.seconds(cut.components.seconds)
      let found = try supply.cut()
      if let found, (whole - counted...whole).contains(found) { return nil }
      reason =
        "it was to take it after \(whole.components.seconds) s and "
        + (found.map { "reads \($0.components.seconds) s" } ?? "keeps it")
    } catch {
      reason = "\(error)".firstLine
    }
    // It may have been told half of it.
    keepSupply(supply)
    return reason
  }

  /// Twice where it fails: what the board was told must not stay.
  private static func keepSupply(_ alarm: any WakeAlarm) {
    if (try? alarm.keepSupply()) == nil { try? alarm.keepSupply() }
  }

  /// Does it.
  public func perform() throws(PowerDownError) {
    synchronize()
    let status = run(["/bin/sh", "-c", command])
    guard status == 0 else { throw .command(command, status: status) }
  }
}

extension String {
  var firstLine: String { String(prefix(while: { $0 != "\n" })) }
}
