import InkBitmap

/// What a span does to the bits of each plane, ready for the inner loops.
struct PlaneInk {
  /// Dots set, one byte a row of the pattern.
  var set: UInt64 = 0
  /// Dots cleared.
  var clear: UInt64 = 0
  /// The same for the second plane.
  var secondSet: UInt64 = 0
  var secondClear: UInt64 = 0
  /// The same for the third plane.
  var thirdSet: UInt64 = 0
  var thirdClear: UInt64 = 0
  /// Drawn without a pattern inside a translucent layer as well: text and hairlines.
  var isStroke = false

  /// Black.
  static let ink = PlaneInk(set: ~0, secondClear: ~0, thirdClear: ~0, isStroke: true)
  /// Paper.
  static let paper = PlaneInk(clear: ~0, secondClear: ~0, thirdClear: ~0, isStroke: true)

  /// True where it leaves nothing but paper.
  var isPaper: Bool { (self.set | secondSet | thirdSet) == 0 }

  /// An area's pattern on planes of the places of a panel's inks.
  init(_ tone: Tone, among places: InkPlaces, isStroke: Bool = false) {
    let ink = Self.rows(ofLevel: tone.ink)
    let touched = ink | ~Self.rows(ofLevel: 64 - tone.paper)
    let others = tone.mix.share == 0 ? 0 : Self.rows(ofLevel: tone.mix.share) & ink
    let first = places.place(of: tone.mix.first)
    let second = places.place(of: tone.mix.second)
    /// The dots whose ink has that bit in its place.
    func dots(_ bit: UInt64) -> UInt64 {
      (first & bit != 0 ? ink & ~others : 0) | (second & bit != 0 ? others : 0)
    }
    self.init(
      set: dots(1), clear: touched & ~dots(1), secondSet: dots(2), secondClear: touched & ~dots(2),
      thirdSet: dots(4), thirdClear: touched & ~dots(4), isStroke: isStroke)
  }

  init(
    set: UInt64 = 0, clear: UInt64 = 0, secondSet: UInt64 = 0, secondClear: UInt64 = 0, thirdSet: UInt64 = 0,
    thirdClear: UInt64 = 0, isStroke: Bool = false
  ) {
    self.set = set
    self.clear = clear
    self.secondSet = secondSet
    self.secondClear = secondClear
    self.thirdSet = thirdSet
    self.thirdClear = thirdClear
    self.isStroke = isStroke
  }

  /// True when nothing would change.
  var isEmpty: Bool { (set | clear | secondSet | secondClear | thirdSet | thirdClear) == 0 }

  /// Rows 0…7 of the ordered pattern with that many of 64 dots, row 0 in the lowest byte.
  private static func rows(ofLevel level: Int) -> UInt64 { table[min(64, max(0, level))] }

  private static let table: [UInt64] = (0...64).map { level in
    let pattern = OrderedPattern(level: level)
    return (0..<8).reduce(0) { $0 | UInt64(pattern.byte(row: $1)) << UInt64(8 * $1) }
  }
}
