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

  /// Does it, after the power board was told to take the supply when `cut` is over; zero leaves that to the machine.
  ///
  /// The board first: a machine that stopped under a supply that stays would not start again at its alarm. A command that
  /// fails takes it back.
  public func perform(by alarm: any WakeAlarm, cut: Duration) throws(PowerDownError) {
    guard cut > .zero else { return try perform() }
    do {
      try alarm.cutSupply(after: cut)
    } catch {
      // It may have been told half of it.
      keepSupply(alarm)
      throw .cut("\(error)".firstLine)
    }
    do throws(PowerDownError) {
      try perform()
    } catch {
      keepSupply(alarm)
      throw error
    }
  }

  /// Twice where it fails: what the board was told must not stay.
  private func keepSupply(_ alarm: any WakeAlarm) {
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
  fileprivate var firstLine: String { String(prefix(while: { $0 != "\n" })) }
}
