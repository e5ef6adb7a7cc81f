/// What one refresh mode is like on one panel.
public struct RefreshTraits: Equatable, Sendable {
  /// Where a duration comes from.
  public enum Source: String, Sendable {
    /// Measured on glass at room temperature by us or by a published driver.
    case measured
    /// Measured on a panel with the same controller and of about the same size; this one may differ.
    case related
    /// Stated by the maker.
    case datasheet
    /// Worked out from the frames of a waveform the host writes.
    case computed
  }

  /// How the chip picks its waveform.
  public enum Waveform: Equatable, Sendable {
    /// It senses its temperature and takes the waveform stored for it.
    case sensed
    /// It is told this temperature, in degrees Celsius, under which the maker stored another waveform.
    case pretended(celsius: Int)
    /// The host writes it into these registers.
    case written([RegisterWrite])
  }

  /// How long BUSY stays active at room temperature.
  ///
  /// Solomon's chips power up and down in the same activation, which is included; UltraChip's do it by
  /// commands of their own.
  public var typical: Duration
  public var source: Source
  /// The longest that others have seen or wait, in the cold; nil where nobody says.
  public var longest: Duration?
  public var waveform: Waveform
  /// What the border register of Solomon's chips (0x3C) is set to; nil leaves the value it has after reset.
  public var border: UInt8?

  /// A mode.
  public init(
    typical: Duration, source: Source, longest: Duration? = nil, waveform: Waveform = .sensed,
    border: UInt8? = nil
  ) {
    self.typical = typical
    self.source = source
    self.longest = longest
    self.waveform = waveform
    self.border = border
  }

  /// When to give up waiting: twice the typical time, since cold makes waveforms longer, or the longest known,
  /// and two seconds.
  public var deadline: Duration { max(typical * 2, longest ?? .zero) + .seconds(2) }
}
