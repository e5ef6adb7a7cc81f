import InkViews

/// A text after shaping: clusters in reading order with whole-pixel advances, ready to be broken at any width.
final class ShapedText {
  /// A glyph of a cluster, placed from the cluster's left edge and the baseline.
  struct PlacedGlyph {
    var bitmap: GlyphBitmap
    /// Pixels rightwards from the cluster's left edge to the bitmap's.
    var x: Int
    /// Pixels downwards from the baseline to the bitmap's top.
    var y: Int
    /// For drawing at another size or angle: where the ink came from.
    var strike: Strike
    var number: UInt32
  }

  /// What cannot be parted: a letter with its marks, a ligature, a symbol.
  struct Cluster {
    /// Glyphs of `glyphs`, left to right.
    var glyphs: Range<Int>
    /// Pixels to the next cluster.
    var advance: Int
    /// Index of the run it belongs to.
    var run: Int
    /// Odd when written right to left.
    var level: UInt8
    /// A line may begin here.
    var canStartLine: Bool
    /// Vanishes at the end of a line.
    var isSpace: Bool
  }

  /// A run's measures, pixels.
  struct RunMetrics {
    var ascent: Double
    var descent: Double
    /// Size of the font in whole pixels.
    var pixelSize: Int
    /// Pixels the run is raised.
    var rise: Double
    /// Size and distance of baseline from top of the run's symbol.
    var symbol: (width: Int, height: Int, baseline: Int)?
  }

  let source: StyledText
  /// The factor that font sizes were multiplied by.
  let factor: Double
  var glyphs: [PlacedGlyph] = []
  var clusters: [Cluster] = []
  /// Clusters of each paragraph, and the run whose font an empty one has.
  var paragraphs: [(clusters: Range<Int>, run: Int, isRightToLeft: Bool)] = []
  var runs: [RunMetrics] = []
  /// Characters no font had.
  var missing: [Character] = []

  init(source: StyledText, factor: Double) {
    self.source = source
    self.factor = factor
  }

  /// Pixels from the left of the first to the right of the last.
  func width(of range: Range<Int>) -> Int {
    var sum = 0
    for index in range { sum += clusters[index].advance }
    return sum
  }
}
