/// What the driver asked of the wires, counted as the kernel would count it.
public struct WireCounters: Equatable, Sendable {
  /// System calls an SPI device with the default 4096-byte limit needs.
  public var spiCalls = 0
  /// Bytes sent, commands and data.
  public var spiBytes = 0
  /// Times an output line was set.
  public var lineSets = 0
  /// Times BUSY's level was read.
  public var levelReads = 0
  /// Times an edge of BUSY was waited for.
  public var edgeWaits = 0

  /// All system calls together.
  public var systemCalls: Int { spiCalls + lineSets + levelReads + edgeWaits }
}
