import InkBitmap

/// The visible ink: one reflectance a pixel, a remnant of what was there before, and coloured pigment.
///
/// Native orientation, as the panel's data sheet draws it. A driver's test asserts on `frame`, not on bytes.
public final class Glass {
  /// What the last refresh was.
  public enum Refresh: String, Sendable {
    case full, fast, differential, color
  }

  /// Visible columns.
  public let width: Int
  /// Visible rows.
  public let height: Int
  /// Inks the panel has.
  public let inks: [Ink]
  /// Temperature of the glass in degrees Celsius; 25 unless set.
  public var celsius: Double = 25

  /// Refreshes that drove every pixel, complete ones.
  public internal(set) var fullRefreshes = 0
  /// Refreshes that drove changed pixels only, complete ones.
  public internal(set) var differentialRefreshes = 0
  /// Differential refreshes since the last one that drove every pixel.
  public internal(set) var differentialsSinceFull = 0
  /// The last complete refresh; nil before the first.
  public internal(set) var lastRefresh: Refresh?
  /// True when the last refresh was cut off and the picture is noise where it was driven.
  public internal(set) var isTorn = false
  /// Time under high voltage without a refresh.
  public internal(set) var idleUnderVoltage: Duration = .zero
  /// Whole minutes of that beyond the panel's patience: each one takes contrast for good.
  public internal(set) var damage = 0

  let bytesPerRow: Int
  /// Reflectance 0 black to 255 white, `bytesPerRow * 8` a row.
  var levels: [UInt8]
  /// Remnant of the opposite ink in 1/255 of the contrast, same layout.
  var remnants: [UInt8]
  /// An upper bound of all remnants.
  var remnantBound = 0
  /// The place of each pixel's ink in `inks`, `bytesPerRow * 8` a row; empty on glass that is driven by planes.
  var places: [UInt8] = []
  /// Set bits are coloured pixels; empty when the panel has no third ink.
  var pigment: [UInt8]
  /// The planes that the last refresh was driven by, as the glass is wired to them; empty on glass without planes.
  var driven: (old: [UInt8], new: [UInt8]) = ([], [])
  /// Remnant one differential transition leaves.
  let remnantStep: Int

  /// A glass as somebody left it: in broad stripes unless `isBlank`.
  init(
    width: Int, height: Int, inks: [Ink], differentialBudget: Int = 50, isBlank: Bool = false,
    keepsPlaces: Bool = false
  ) {
    self.width = width
    self.height = height
    self.inks = inks
    bytesPerRow = (width + 7) / 8
    levels = [UInt8](repeating: 255, count: bytesPerRow * 8 * height)
    remnants = [UInt8](repeating: 0, count: bytesPerRow * 8 * height)
    if keepsPlaces { places = [UInt8](repeating: 0, count: bytesPerRow * 8 * height) }
    pigment =
      !keepsPlaces && inks.contains(where: \.isColored)
      ? [UInt8](repeating: 0, count: bytesPerRow * height) : []
    remnantStep = max(1, 100 / max(1, differentialBudget))
    if !isBlank { leaveStripes() }
  }

  /// True when coloured ink is seen anywhere.
  var hasPigment: Bool { pigment.contains { $0 != 0 } || places.contains { $0 > 1 } }

  /// The previous owner's picture, so that a missing first full refresh is seen.
  private func leaveStripes() {
    let stride = bytesPerRow * 8
    for y in 0..<height where (y / 8) % 2 == 1 {
      for x in 0..<stride {
        levels[y * stride + x] = 0
        if !places.isEmpty { places[y * stride + x] = 1 }
      }
    }
  }
}
