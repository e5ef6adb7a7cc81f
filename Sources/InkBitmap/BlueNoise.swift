/// The order in which the dots of a 64 × 64 cell turn white as a grey brightens, without any pattern to be seen.
///
/// Made by void and cluster: each further dot goes where the dots so far leave the largest gap, and the first ones
/// are spread the same way (R. Ulichney, "The void-and-cluster method for dither array generation", 1993). On a
/// torus the dots that are missing lie as those that are there, so that one rule serves from black to white. Made
/// at the first use, in some 20 ms.
public struct BlueNoise: Sendable {
  /// Columns and rows of the cell.
  public static let size = 64
  /// The one cell.
  public static let shared = BlueNoise()

  /// Greys above which dots are white, 0 to 254, row after row.
  let thresholds: [UInt8]

  init() {
    let ranks = Self.ranks()
    thresholds = ranks.map { UInt8($0 * 255 / (Self.size * Self.size)) }
  }

  /// The grey above which the dot at any column and row of the frame is white, 0 to 254.
  public func threshold(x: Int, y: Int) -> Int {
    Int(thresholds[(y & (Self.size - 1)) * Self.size + x & (Self.size - 1)])
  }

  /// The place of each dot in the order, 0 to 4095.
  private static func ranks() -> [Int] {
    let count = size * size
    var ranks = [Int](repeating: 0, count: count)
    var field = DotField(size: size)
    // A tenth of the dots anywhere, then moved from the tightest cluster to the largest gap until nothing changes.
    var seed: UInt32 = 0x2545_F491
    while field.dots < count / 10 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let at = Int(seed >> 8) % count
      if !field[at] { field.toggle(at) }
    }
    for _ in 0..<count {
      let cluster = field.tightest()
      field.toggle(cluster)
      let gap = field.widest()
      field.toggle(gap)
      if gap == cluster { break }
    }
    var first = field
    while first.dots > 0 {
      let cluster = first.tightest()
      first.toggle(cluster)
      ranks[cluster] = first.dots
    }
    while field.dots < count {
      let gap = field.widest()
      ranks[gap] = field.dots
      field.toggle(gap)
    }
    return ranks
  }
}

/// Dots on a torus, and how crowded each place is by them.
private struct DotField {
  private let size: Int
  private var isSet: [Bool]
  private var crowd: [Float]
  private(set) var dots = 0

  /// Places farther than this feel nothing of a dot.
  private static let reach = 7
  /// What a dot adds at a distance: a bell of 1.5 dots, the width Ulichney recommends.
  private static let bell: [Float] = (-reach...reach).flatMap { y in
    (-reach...reach).map { x in weight(Float(x * x + y * y) / (2 * 1.5 * 1.5)) }
  }

  init(size: Int) {
    self.size = size
    isSet = [Bool](repeating: false, count: size * size)
    crowd = [Float](repeating: 0, count: size * size)
  }

  subscript(at: Int) -> Bool { isSet[at] }

  /// Sets a dot, or takes it away.
  mutating func toggle(_ at: Int) {
    isSet[at].toggle()
    let sign: Float = isSet[at] ? 1 : -1
    dots += isSet[at] ? 1 : -1
    let (x, y, mask) = (at % size, at / size, size - 1)
    crowd.withUnsafeMutableBufferPointer { crowd in
      Self.bell.withUnsafeBufferPointer { bell in
        var i = 0
        for dy in -Self.reach...Self.reach {
          let row = ((y &+ dy) & mask) &* size
          for dx in -Self.reach...Self.reach {
            crowd[row &+ (x &+ dx) & mask] += sign * bell[i]
            i &+= 1
          }
        }
      }
    }
  }

  /// The dot that is most crowded.
  func tightest() -> Int { extreme(among: true, sign: 1) }
  /// The place without a dot that is least crowded.
  func widest() -> Int { extreme(among: false, sign: -1) }

  private func extreme(among wanted: Bool, sign: Float) -> Int {
    var best = 0
    var most = -Float.infinity
    isSet.withUnsafeBufferPointer { isSet in
      crowd.withUnsafeBufferPointer { crowd in
        var at = 0
        while at < isSet.count {
          if isSet[at] == wanted, sign * crowd[at] > most { (best, most) = (at, sign * crowd[at]) }
          at &+= 1
        }
      }
    }
    return best
  }

  /// e to the power of minus `x`, by halving it until its series is short.
  private static func weight(_ x: Float) -> Float {
    let small = x / 64
    var value = 1 - small + small * small / 2 - small * small * small / 6
    for _ in 0..<6 { value *= value }
    return value
  }
}
