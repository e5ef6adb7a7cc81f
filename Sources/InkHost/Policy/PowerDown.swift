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

  /// Does it.
  public func perform() throws(PowerDownError) {
    synchronize()
    let status = run(["/bin/sh", "-c", command])
    guard status == 0 else { throw .command(command, status: status) }
  }
}
