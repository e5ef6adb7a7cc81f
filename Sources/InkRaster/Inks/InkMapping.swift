import Foundation
import InkBitmap
import InkViews

/// What colours become on paper: how much ink, decided a widget at a time.
///
/// A colour has a *density*, 0 for paper to 1 for ink, and an opacity. On a white page the coverage is their
/// product; the rules for both are those by which a lock screen and a home screen differ.
public struct InkMapping: Hashable, Sendable {
  /// How a colour's density is found.
  public enum Mode: Hashable, Sendable {
    /// Dark is ink: density is one minus the luminance, as the eye sees it (sRGB-encoded).
    ///
    /// For widgets designed on a page: the system families.
    case luminance
    /// Prominent is ink: density is the luminance, or twice the chroma where that is more.
    ///
    /// For widgets designed as light on a dark lock screen, the accessory families: white and every status
    /// colour (red, green, yellow, blue) become full ink, gray stays a pattern, black becomes paper. Views are
    /// to be lowered with a dark colour scheme, where the primary colour is white.
    case prominence
    /// Every colour is full ink; only opacity counts. For masks.
    case coverage
    /// The same for pictures whose colours are discarded: what would be ink on ink is paper there.
    case accented
  }

  public var mode: Mode
  /// True on a page that starts black: ink and paper change places.
  public var isInverted: Bool
  /// True on a page that starts black for colours that are meant for one: they stay as they are.
  public var isPageDark = false
  /// The panel's inks; colours take the nearest of them, all but the accented ones by their hue.
  public var inks: [Ink] {
    didSet { places = InkPlaces(inks) }
  }
  private(set) var places: InkPlaces

  /// A mapping; the default is a white page, black ink.
  public init(_ mode: Mode = .luminance, isInverted: Bool = false, inks: [Ink] = [.white, .black]) {
    self.mode = mode
    self.isInverted = isInverted
    self.inks = inks
    places = InkPlaces(inks)
  }

  /// Dark is ink.
  public static let fullColor = InkMapping(.luminance)
  /// Prominent is ink.
  public static let prominence = InkMapping(.prominence)

  /// Below this coverage text and hairlines are left out; from it on they are drawn solid.
  public static let faintest: Float = 0.15

  /// How much of a colour is ink, 0 for paper to 1, opacity left aside.
  public func density(of color: ResolvedColor) -> Float {
    let light = Self.encoded(color.luminance)
    let density: Float
    switch mode {
    case .luminance: density = 1 - light
    case .prominence:
      let chroma = max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
      density = min(1, max(light, 2 * chroma))
    case .coverage, .accented: density = 1
    }
    return isInverted ? 1 - density : density
  }

  /// How much ink a colour is, and which.
  ///
  /// A colour of a hue that the panel has is that ink, or two inks beside each other for a hue between them; the
  /// paler a colour on a page, the fewer dots. Everything else is black by its density.
  public func ink(of color: ResolvedColor) -> (density: Float, mix: InkMix) {
    guard inks.count > 2 else { return (density(of: color), .black) }
    let match = mode == .coverage || mode == .accented ? nil : HueMatch(inks).mix(of: color)
    if color.isAccented, let accent = inks.first(where: \.isColored) {
      // Where there is a choice an accent has its own hue.
      return (1, inks.count > 3 ? match ?? InkMix(accent) : InkMix(accent))
    }
    guard let mix = match else { return (density(of: color), .black) }
    guard mode == .luminance, !isInverted else { return (1, mix) }
    // The whitest component tells how much white is mixed in; colours as strong as an interface's are solid.
    let whiteness = min(color.red, color.green, color.blue)
    return (min(1, (1 - whiteness) * 1.6), mix)
  }

  /// The pattern a colour fills areas with.
  public func tone(of color: ResolvedColor) -> Tone {
    let (density, mix) = ink(of: color)
    // On a dark page it is the paper that is seen: of a translucent gray rounding must not leave none of it.
    if isPageDark, color.opacity < 1, mix == .black {
      return Tone(lightness: 1 - density, opacity: color.opacity)
    }
    return Tone(density: density, opacity: color.opacity, mix: mix)
  }

  /// The pattern a colour draws lines and small figures with: what it means must not get lost.
  ///
  /// As patterns, a yellow line and the gray one it lies on would be the same dots. So a strong colour that the panel has
  /// no ink for is solid, in ink on a page and in paper on a dark one.
  public func lineTone(of color: ResolvedColor) -> Tone {
    let tone = tone(of: color)
    guard isTelling(color), tone.mix == .black else { return tone }
    return Tone(density: isPageDark ? 0 : 1, opacity: color.opacity)
  }

  /// True for a strong colour where colours are meant: one of the system's but brown and the grays.
  func isTelling(_ color: ResolvedColor) -> Bool {
    guard mode == .luminance, color.opacity >= 0.5 else { return false }
    return max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) >= 0.4
  }

  /// How text and hairlines of a colour are drawn; never with a pattern, which would break thin strokes.
  public func stroke(of color: ResolvedColor, opacity: Float = 1) -> SolidInk {
    guard color.opacity * opacity >= Self.faintest else { return .none }
    let (density, mix) = ink(of: color)
    if mix != .black { return .colored(mix.dominant) }
    if mode == .accented { return .contrasting }
    if density >= 1 - Self.faintest { return .ink }
    return density < Self.faintest ? .paper : .contrasting
  }

  /// What a line is drawn with.
  public enum SolidInk: Hashable, Sendable {
    /// Not drawn: too faint.
    case none
    case ink
    case paper
    /// One of the panel's coloured inks.
    case colored(Ink)
    /// Ink on a backdrop that is mostly paper, else paper: for grays, which are neither.
    case contrasting
  }

  /// The gamma-encoded value of a linear one, sRGB.
  private static func encoded(_ linear: Float) -> Float {
    linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
