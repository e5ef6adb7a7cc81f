/// How the colours of a picture become inks.
public enum InkDithering: Hashable, Sendable, CaseIterable {
  /// The nearest ink; for drawings.
  case nearest
  /// Offsets by Bayer's regular pattern, anchored at the frame's origin; for anything that changes in place.
  case ordered
  /// Errors go to four neighbours, all of them; for photographs (R. W. Floyd and L. Steinberg, 1976).
  case floydSteinberg
  /// Errors go to six neighbours, three quarters of them: more contrast, paler lights (B. Atkinson, 1984).
  case atkinson
  /// Offsets in a fixed order without a pattern, anchored at the frame's origin; for photographs that change in place.
  case blueNoise
}
