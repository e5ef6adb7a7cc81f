import InkBitmap

/// How an area is filled: how many of 64 dots become ink, and how many become paper; the rest stays.
///
/// An opaque colour settles every dot; a translucent one leaves what lies behind in the others. Levels are
/// few (eighths: 0, 1, 2, 4, 6, 8), so that two areas either match or clearly differ.
public struct Tone: Hashable, Sendable {
  /// Dots of 64 set.
  public var ink: Int
  /// Dots of 64 cleared.
  public var paper: Int
  /// What the dots of ink are of.
  public var mix: InkMix

  /// Every dot ink.
  public static let solid = Tone(ink: 64, paper: 0)
  /// Every dot paper.
  public static let blank = Tone(ink: 0, paper: 64)

  /// Every dot of one ink.
  init(_ ink: Ink) {
    self.init(
      ink: ink == .white ? 0 : 64, paper: ink == .white ? 64 : 0, mix: InkMix(ink == .white ? .black : ink))
  }

  /// A tone by its dots.
  public init(ink: Int, paper: Int, mix: InkMix = .black) {
    self.ink = ink
    self.paper = paper
    self.mix = mix
  }

  /// The tone of a colour of that density, 0…1, at that opacity, 0…1, on the nearest levels.
  public init(density: Float, opacity: Float, mix: InkMix = .black) {
    let covered = Self.level(opacity)
    ink = min(covered, Self.level(opacity * density))
    paper = covered - ink
    self.mix = mix
  }

  /// The tone of a gray of that lightness, 0…1, at that opacity, with the nearest level of paper instead of ink.
  init(lightness: Float, opacity: Float) {
    let covered = Self.level(opacity)
    let paper = min(covered, Self.level(opacity * lightness))
    self.init(ink: covered - paper, paper: paper)
  }

  /// The same without rounding to levels, for gradients.
  init(smooth density: Float, opacity: Float, mix: InkMix) {
    let covered = (64 * Double(opacity).unit).wholePixels
    ink = min(covered, (64 * (Double(opacity) * Double(density)).unit).wholePixels)
    paper = covered - ink
    self.mix = mix
  }

  /// The nearest of the levels 0, 1/8, 1/4, 1/2, 3/4 and 1, in dots of 64.
  static func level(_ coverage: Float) -> Int {
    switch coverage {
    case ..<(1 / 16): 0
    case ..<(3 / 16): 8
    case ..<(3 / 8): 16
    case ..<(5 / 8): 32
    case ..<(7 / 8): 48
    default: 64
    }
  }
}
