import Foundation
import InkBitmap
import InkViews

/// Finds the inks of a colour's hue, as the eye sees hues.
///
/// Hues are angles in OKLab (B. Ottosson, "A perceptual color space for image processing", 2020); an ink's is that
/// of the colour that interfaces name after it, since it stands for it whatever the pigment looks like.
struct HueMatch {
  /// A coloured ink and its hue in degrees.
  private struct Place {
    var ink: Ink
    var hue: Float
  }

  private let places: [Place]

  /// Greys have no hue: below this chroma a colour counts as grey.
  ///
  /// Brown, the palest colour with a name in the system palette, has 0.06; its greys have 0.01.
  private static let leastChroma: Float = 0.035
  /// What is darker than this is black to the eye, whatever its hue.
  private static let leastLightness: Float = 0.25
  /// How far a hue may lie from an ink's and still be it, in degrees.
  private static let near: Float = 22
  /// How far two inks' hues may lie apart and be mixed for one between: blue and red make purple.
  private static let widest: Float = 135

  init(_ inks: [Ink]) {
    places = inks.compactMap { ink in Self.hue(of: ink).map { Place(ink: ink, hue: $0) } }
      .sorted { $0.hue < $1.hue }
  }

  /// The inks of a colour's hue; nil for greys and for hues the panel cannot show.
  func mix(of color: ResolvedColor) -> InkMix? {
    let lab = OKLab(encoded: (color.red, color.green, color.blue))
    guard lab.chroma >= Self.leastChroma, lab.lightness >= Self.leastLightness, !places.isEmpty else {
      return nil
    }
    let hue = lab.hue
    if let nearest = places.min(by: { Self.distance($0.hue, hue) < Self.distance($1.hue, hue) }),
      Self.distance(nearest.hue, hue) <= Self.near
    {
      return InkMix(nearest.ink)
    }
    guard let above = places.first(where: { $0.hue > hue }) ?? places.first,
      let below = places.last(where: { $0.hue <= hue }) ?? places.last, above.ink != below.ink
    else { return nil }
    let span = Self.turn(from: below.hue, to: above.hue)
    guard span <= Self.widest else { return nil }
    let share = Self.turn(from: below.hue, to: hue) / span
    return InkMix(below.ink, above.ink, share: share < 0.375 ? 16 : share < 0.625 ? 32 : 48)
  }

  /// Degrees from one hue up to another, 0 to 360.
  private static func turn(from: Float, to: Float) -> Float {
    to >= from ? to - from : to - from + 360
  }

  private static func distance(_ a: Float, _ b: Float) -> Float {
    min(turn(from: a, to: b), turn(from: b, to: a))
  }

  /// The hue of an ink's name, as in the system palette; yellow between its and the primary colour's.
  private static func hue(of ink: Ink) -> Float? {
    switch ink {
    case .white, .black, .lightGray, .darkGray: nil
    case .red: 28
    case .orange: 63
    case .yellow: 98
    case .green: 145
    case .blue: 257
    }
  }
}
