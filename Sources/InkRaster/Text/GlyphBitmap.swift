/// A glyph as ink: rows of 64-bit words, the most significant bit leftmost, clear past the width.
///
/// The words belong to a `GlyphArena`, which whoever keeps a bitmap keeps alive.
struct GlyphBitmap {
  /// `height` rows of `wordsPerRow` words.
  let words: UnsafePointer<UInt64>
  let width: Int
  let height: Int

  /// Words a row.
  var wordsPerRow: Int { (width + 63) >> 6 }

  /// From the first to the last column with ink; empty without any.
  var inkColumns: Range<Int> {
    var first = width
    var end = 0
    for index in 0..<wordsPerRow {
      let all = (0..<height).reduce(0) { $0 | words[$1 * wordsPerRow + index] }
      guard all != 0 else { continue }
      first = min(first, 64 * index + all.leadingZeroBitCount)
      end = 64 * index + 64 - all.trailingZeroBitCount
    }
    return min(first, end)..<end
  }
}

/// Memory for the glyphs of one generation of the glyph cache: grows by blocks and is freed as a whole.
///
/// Bytes written once are never changed, so that layouts may refer to them from any thread.
final class GlyphArena: @unchecked Sendable {
  private var blocks: [UnsafeMutablePointer<UInt64>] = []
  private var free: UnsafeMutablePointer<UInt64>?
  private var freeCount = 0
  /// Bytes taken from the system.
  private(set) var byteCount = 0
  private static let blockLength = 2048

  deinit { for block in blocks { block.deallocate() } }

  /// Room for `count` words, cleared.
  func allocate(_ count: Int) -> UnsafeMutablePointer<UInt64> {
    if count > freeCount || free == nil {
      let length = max(count, Self.blockLength)
      let block = UnsafeMutablePointer<UInt64>.allocate(capacity: length)
      block.initialize(repeating: 0, count: length)
      blocks.append(block)
      byteCount += length * 8
      guard length > Self.blockLength else {
        free = block + count
        freeCount = length - count
        return block
      }
      return block
    }
    let words = free.unsafelyUnwrapped
    free = words + count
    freeCount -= count
    return words
  }
}
