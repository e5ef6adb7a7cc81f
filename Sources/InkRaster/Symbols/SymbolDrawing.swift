/// How a symbol is drawn.
indirect enum SymbolDrawing: Hashable, Sendable {
  /// A plain outline that others may stand in.
  enum Figure: String, Hashable, Sendable, CaseIterable {
    case circle, square, rectangle, capsule
  }

  /// An icon of the icon font.
  case icon(UInt32)
  /// A battery filled to a level, 0…1; nil is unknown and drawn empty.
  case battery(level: Double, hasBolt: Bool)
  /// Bars of a mobile network, as many of four as the level says.
  case bars(level: Double)
  /// Waves of a wireless network, as many of three as the level says.
  case waves(level: Double)
  /// A disc or ring with eight rays.
  case sun(isFilled: Bool)
  case figure(Figure, isFilled: Bool)
  /// A letter or digit; only inside a figure.
  case letter(Character)
  /// A smaller symbol in a figure; filled, the symbol is cut out.
  case enclosed(SymbolDrawing, in: Figure, isFilled: Bool)
  /// Struck through.
  case slashed(SymbolDrawing)
}
