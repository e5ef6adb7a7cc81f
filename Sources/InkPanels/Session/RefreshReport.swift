import InkBitmap

/// What a refresh did and cost.
public struct RefreshReport: Equatable, Sendable {
  /// The mode used; nil when nothing had to be done.
  ///
  /// A partial or fast plan becomes a full refresh when what the glass shows is not known.
  public var mode: RefreshMode?
  /// The places that changed, widened to whole bytes; empty unless the mode is partial.
  public var windows: [PixelRect] = []
  /// Bytes sent, commands and both planes.
  public var bytes = 0
  /// SPI writes.
  public var transfers = 0
  /// Times D/C, reset or power was set.
  public var lineSets = 0
  /// How long the controller drove the glass.
  public var busy = Duration.zero
  /// From waking the panel to its sleep.
  public var total = Duration.zero

  /// A report of nothing done.
  public init(mode: RefreshMode? = nil) { self.mode = mode }
}
