/// A chip on the simulated I2C bus, as its two wires see it.
public protocol SimulatedI2CChip: AnyObject {
  /// A write and, after a repeated start, a read; nil when the chip does not acknowledge some byte.
  ///
  /// What was acknowledged before has happened all the same.
  func transfer(_ written: [UInt8], reading count: Int, at time: Duration) -> [UInt8]?

  /// Both wires were low for a while, as when the computer lost its supply.
  func linesHeldLow(from start: Duration, to end: Duration)

  /// The chip's supply dipped: everything is as after power-up.
  func brownOut(at time: Duration)
}
