import InkBitmap

/// How a panel of black and white shows two greys between: both planes together say which of four waveforms a pixel
/// gets.
public struct GrayMode: Equatable, Sendable {
  public var traits: RefreshTraits
  /// The levels whose bit is set in the plane of the new picture (0x24 or 0x13).
  public var newPlane: [Ink]
  /// The levels whose bit is set in the plane of the old picture (0x26 or 0x10).
  public var oldPlane: [Ink]
  /// True where Solomon's chip takes the rows by its display mode 2.
  public var usesSecondDisplayMode: Bool

  /// A mode; which bits stand for which level is a matter of the waveform, not of the chip.
  public init(
    _ traits: RefreshTraits, newPlane: [Ink], oldPlane: [Ink], usesSecondDisplayMode: Bool = false
  ) {
    self.traits = traits
    self.newPlane = newPlane
    self.oldPlane = oldPlane
    self.usesSecondDisplayMode = usesSecondDisplayMode
  }
}
