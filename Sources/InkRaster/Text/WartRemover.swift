/// Takes away the few pixels by which a round letter grazes the next row of pixels.
///
/// A bowl may reach a tenth of a pixel past the line that flat letters stand on; at one bit a pixel that
/// prints as a wart of one to five dots below an otherwise clean curve. A curve that really reaches into the
/// row has a run there of more than a third of the next row's (a circle that is half a pixel in has 0.58).
struct WartRemover {
  let words: UnsafeMutablePointer<UInt64>
  let width: Int
  let height: Int

  /// Cleans the top, bottom, left and right edge.
  func run() {
    guard width >= 8, height >= 8 else { return }
    clean(width) { place, depth in (place, depth) }
    clean(width) { place, depth in (place, height - 1 - depth) }
    clean(height) { place, depth in (depth, place) }
    clean(height) { place, depth in (width - 1 - depth, place) }
  }

  /// `pixel` tells where the pixel lies that is `depth` from the edge, `place` along it.
  private func clean(_ length: Int, _ pixel: (_ place: Int, _ depth: Int) -> (x: Int, y: Int)) {
    var place = 0
    while place < length {
      guard isInk(pixel(place, 0)) else {
        place += 1
        continue
      }
      let start = place
      while place < length, isInk(pixel(place, 0)) { place += 1 }
      let run = start..<place
      let second = widened(run, length) { isInk(pixel($0, 1)) }
      let third = widened(second, length) { isInk(pixel($0, 2)) }
      // The widening third row tells a curve from a stem behind the end of a bar.
      guard second.count >= 3 * run.count, second.count >= run.count + 4, third.count > second.count,
        second.lowerBound + 2 <= run.lowerBound, run.upperBound + 2 <= second.upperBound
      else { continue }
      for place in run { clear(pixel(place, 0)) }
    }
  }

  /// The run of ink that holds `run`, or nothing when there is a gap in it.
  private func widened(_ run: Range<Int>, _ length: Int, _ isInk: (Int) -> Bool) -> Range<Int> {
    guard run.allSatisfy(isInk) else { return run.lowerBound..<run.lowerBound }
    var low = run.lowerBound
    var high = run.upperBound
    while low > 0, isInk(low - 1) { low -= 1 }
    while high < length, isInk(high) { high += 1 }
    return low..<high
  }

  private func isInk(_ at: (x: Int, y: Int)) -> Bool {
    words[word(at)] & bit(at) != 0
  }

  private func clear(_ at: (x: Int, y: Int)) {
    words[word(at)] &= ~bit(at)
  }

  private func word(_ at: (x: Int, y: Int)) -> Int { at.y * ((width + 63) >> 6) + (at.x >> 6) }

  private func bit(_ at: (x: Int, y: Int)) -> UInt64 { 0x8000_0000_0000_0000 >> UInt64(at.x & 63) }
}
