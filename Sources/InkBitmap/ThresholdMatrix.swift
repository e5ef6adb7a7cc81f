/// The order in which the dots of an 8 × 8 cell turn white as a grey brightens.
public struct ThresholdMatrix: Hashable, Sendable {
  /// 64 ranks 0…63, row after row.
  let ranks: [UInt8]

  /// Makes a matrix of 64 ranks below 64, row after row.
  public init(ranks: [UInt8]) {
    precondition(ranks.count == 64 && ranks.allSatisfy { $0 < 64 }, "a matrix has 64 ranks below 64")
    self.ranks = ranks
  }

  /// The rank of the dot at any column and row of the frame.
  public func rank(x: Int, y: Int) -> Int { Int(ranks[(y & 7) * 8 + (x & 7)]) }

  /// Bayer's dispersed dots: each further dot lies as far as it can from those before it.
  ///
  /// The bits of `x ^ y` and `y`, interleaved, the lowest bit counting most
  /// (B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures", 1973).
  public static let bayer = ThresholdMatrix(
    ranks: (0..<64).map { cell in
      let x = cell & 7
      let y = cell >> 3
      var rank = 0
      for bit in 0..<3 {
        let pair = ((x ^ y) >> bit & 1) * 2 + (y >> bit & 1)
        rank = rank << 2 | pair
      }
      return UInt8(rank)
    })

  /// The greys above which the dots of row `y` are white, twice over: rank k turns white above 4k + 2.
  func thresholds(row y: Int, x: Int) -> SIMD16<UInt8> {
    var result = SIMD16<UInt8>()
    for i in 0..<16 { result[i] = UInt8(rank(x: x + i, y: y) * 4 + 2) }
    return result
  }
}
