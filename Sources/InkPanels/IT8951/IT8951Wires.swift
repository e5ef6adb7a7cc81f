import InkBuses

/// What an IT8951 hangs on: a bus that reads, reset, and HRDY.
///
/// It has no D/C line: what words are is said by a preamble.
public struct IT8951Wires {
  public var spi: any SPIDuplexDevice
  /// RST: low resets the controller; nil where it is not wired, and the controller goes on from where it is.
  public var reset: (any OutputLine)?
  /// HRDY: high while the controller takes a word, low while it works.
  public var ready: any InputLine
  public var clock: any MonotonicClock

  /// The wires of one controller.
  public init(
    spi: any SPIDuplexDevice, reset: (any OutputLine)?, ready: any InputLine, clock: any MonotonicClock
  ) {
    self.spi = spi
    self.reset = reset
    self.ready = ready
    self.clock = clock
  }
}
