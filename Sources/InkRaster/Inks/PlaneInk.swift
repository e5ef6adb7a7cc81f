import InkBitmap

/// What a span does to the bits of each plane, ready for the inner loops.
struct PlaneInk {
  /// Dots set, one byte a row of the pattern.
  var set: UInt64
  /// Dots cleared.
  var clear: UInt64
  /// The same for the second ink's plane.
  var accentSet: UInt64
  var accentClear: UInt64
  /// Drawn without a pattern inside a translucent layer as well: text and hairlines.
  var isStroke: Bool

  /// Black, and nothing of the second ink.
  static let ink = PlaneInk(set: ~0, accentClear: ~0, isStroke: true)
  /// Paper.
  static let paper = PlaneInk(clear: ~0, accentClear: ~0, isStroke: true)
  /// The second ink.
  static let accent = PlaneInk(clear: ~0, accentSet: ~0, isStroke: true)

  /// An area's pattern; `hasAccent` tells whether there is a plane for the second ink.
  init(_ tone: Tone, hasAccent: Bool) {
    let ink = Self.rows(ofLevel: tone.ink)
    let paper = ~Self.rows(ofLevel: 64 - tone.paper)
    if tone.isAccent, hasAccent {
      self.init(clear: ink | paper, accentSet: ink, accentClear: paper)
    } else {
      self.init(set: ink, clear: paper, accentClear: ink | paper)
    }
  }

  init(
    set: UInt64 = 0, clear: UInt64 = 0, accentSet: UInt64 = 0, accentClear: UInt64 = 0, isStroke: Bool = false
  ) {
    self.set = set
    self.clear = clear
    self.accentSet = accentSet
    self.accentClear = accentClear
    self.isStroke = isStroke
  }

  /// True when nothing would change.
  var isEmpty: Bool { (set | clear | accentSet | accentClear) == 0 }

  /// Rows 0…7 of the ordered pattern with that many of 64 dots, row 0 in the lowest byte.
  private static func rows(ofLevel level: Int) -> UInt64 { table[min(64, max(0, level))] }

  private static let table: [UInt64] = (0...64).map { level in
    let pattern = OrderedPattern(level: level)
    return (0..<8).reduce(0) { $0 | UInt64(pattern.byte(row: $1)) << UInt64(8 * $1) }
  }
}
