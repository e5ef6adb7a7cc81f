import InkBuses

/// What BUSY tells about the panel without anything being shown.
public struct PanelProbe: Equatable, Sendable {
  /// The level after a hardware reset.
  ///
  /// Low with controllers of the Solomon family (BUSY high while busy), high with UltraChip's (low while
  /// busy); with nothing connected, whatever the line's pull resistor gives.
  public var levelAfterReset: Level
  /// True when BUSY answered a command that keeps the chip busy for a moment: supply, reset, SPI, D/C and
  /// BUSY all work, and the controller speaks the commands of the model.
  public var answers: Bool
  /// False where BUSY only follows its pull resistor, true where something drives it; nil where it was not asked, since it
  /// answered, or where the resistor cannot be switched.
  public var isDriven: Bool?
  /// Edges of BUSY while that command was waited for; a connected line makes two, or one where only those
  /// into idle are queued.
  public var edges = 0
  /// How long that was.
  public var watched = Duration.zero
  /// What the controller says of itself; nil where its bus is written to alone.
  public var identity: Identity?

  /// What a controller that can be read says.
  public struct Identity: Equatable, Sendable {
    /// Visible pixels.
    public var width: Int
    public var height: Int
    /// Versions as the controller spells them.
    public var firmware: String
    public var waveforms: String
    /// VCOM in use, -1500 for -1.5 V.
    public var vcomMillivolts: Int
  }
}
