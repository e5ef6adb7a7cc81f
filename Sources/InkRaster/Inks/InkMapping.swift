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
  }

  public var mode: Mode
  /// True on a page that starts black: ink and paper change places.
  public var isInverted: Bool
  /// The panel's second ink, `.red` or `.yellow`; nil for a panel with black only.
  ///
  /// Accented colours take it, and so do colours of its own hue.
  public var accent: Ink?

  /// A mapping; the default is a white page, black ink.
  public init(_ mode: Mode = .luminance, isInverted: Bool = false, accent: Ink? = nil) {
    self.mode = mode
    self.isInverted = isInverted
    self.accent = accent
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
    case .coverage: density = 1
    }
    return isInverted ? 1 - density : density
  }

  /// Whether a colour is drawn in the second ink.
  public func isAccent(_ color: ResolvedColor) -> Bool {
    guard let accent else { return false }
    if color.isAccented { return true }
    let (red, green, blue) = (color.red, color.green, color.blue)
    switch accent {
    case .red: return red > 0.6 && max(green, blue) < 0.45 * red
    case .yellow: return red > 0.7 && green > 0.7 * red && blue < 0.45 * red
    case .black, .white: return false
    }
  }

  /// The pattern a colour fills areas with.
  public func tone(of color: ResolvedColor) -> Tone {
    let isAccent = isAccent(color)
    return Tone(density: isAccent ? 1 : density(of: color), opacity: color.opacity, isAccent: isAccent)
  }

  /// How text and hairlines of a colour are drawn; never with a pattern, which would break thin strokes.
  public func stroke(of color: ResolvedColor, opacity: Float = 1) -> SolidInk {
    guard color.opacity * opacity >= Self.faintest else { return .none }
    if isAccent(color) { return .accent }
    let density = density(of: color)
    if density >= 1 - Self.faintest { return .ink }
    return density < Self.faintest ? .paper : .contrasting
  }

  /// What a line is drawn with.
  public enum SolidInk: Hashable, Sendable {
    /// Not drawn: too faint.
    case none
    case ink
    case paper
    /// The panel's second ink.
    case accent
    /// Ink on a backdrop that is mostly paper, else paper: for grays, which are neither.
    case contrasting
  }

  /// The gamma-encoded value of a linear one, sRGB.
  private static func encoded(_ linear: Float) -> Float {
    linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
