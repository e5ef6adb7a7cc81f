/// What was asked of the simulated I2C bus.
public struct I2CCounters: Equatable, Sendable {
  /// Combined transfers, failed ones too.
  public var transfers = 0
  /// Bytes written, register numbers included, without addresses.
  public var bytesWritten = 0
  /// Bytes read.
  public var bytesRead = 0
  /// Transfers that a chip or a fault refused.
  public var refusals = 0
}
