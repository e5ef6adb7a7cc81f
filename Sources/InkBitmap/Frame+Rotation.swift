extension Frame {
  /// The picture turned; width and height change places for a quarter turn.
  ///
  /// Any size. Blocks of 64 × 64 pixels are transposed as words.
  public func rotated(by turn: QuarterTurn) -> Frame {
    switch turn {
    case .none: return self
    case .half: return upsideDown
    case .right, .left: break
    }
    // A turn is a transposition with the rows taken in reverse order: before it to the right, after to the left.
    var result = Frame(width: height, height: width)
    let side = BitBlock.side
    bytes.withUnsafeBytes { source in
      result.bytes.withUnsafeMutableBytes { target in
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: side) { scratch in
          guard let from = source.baseAddress, let to = target.baseAddress,
            let block = scratch.baseAddress
          else { return }
          for top in stride(from: 0, to: height, by: side) {
            let rows = min(side, height - top)
            let targetBytes = min(8, result.bytesPerRow - top / 8)
            for left in stride(from: 0, to: width, by: side) {
              let columns = min(side, width - left)
              let sourceBytes = min(8, bytesPerRow - left / 8)
              for k in 0..<rows {
                let y = turn == .right ? height &- 1 &- top &- k : top &+ k
                block[k] = (from + (y &* bytesPerRow &+ left >> 3)).leftmost(sourceBytes)
              }
              for k in rows..<side { block[k] = 0 }
              BitBlock.transpose(block)
              for k in 0..<columns {
                let y = turn == .right ? left &+ k : width &- 1 &- left &- k
                (to + (y &* result.bytesPerRow &+ top >> 3)).setLeftmost(targetBytes, of: block[k])
              }
            }
          }
        }
      }
    }
    return result
  }

  /// The picture turned by 180°.
  private var upsideDown: Frame {
    var result = self
    bytes.withUnsafeBytes { source in
      result.bytes.withUnsafeMutableBytes { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        for y in 0..<height {
          let row = (height - 1 - y) * bytesPerRow * 8
          var x = 0
          while x < width {
            // The 56 pixels from x come from the mirrored place; what lies before the row's start is cut off.
            let bits = RowBits.load(from, count: source.count, position: row &+ width &- x &- 56)
            let mirrored = (bits & RowBits.leading(56)).bitsReversed &<< 8
            let count = min(7, bytesPerRow &- x >> 3)
            (to + (y &* bytesPerRow &+ x >> 3)).setLeftmost(count, of: mirrored)
            x &+= 56
          }
        }
      }
    }
    result.clearPadding()
    return result
  }
}

extension UnsafeRawPointer {
  /// The first `count` (1…8) bytes as the leftmost of a word, the rest clear.
  @inline(__always)
  fileprivate func leftmost(_ count: Int) -> UInt64 {
    if count == 8 { return UInt64(bigEndian: loadUnaligned(as: UInt64.self)) }
    var word: UInt64 = 0
    for i in 0..<count {
      word |= UInt64(load(fromByteOffset: i, as: UInt8.self)) &<< UInt64(truncatingIfNeeded: 56 &- 8 &* i)
    }
    return word
  }
}

extension UnsafeMutableRawPointer {
  /// Stores the leftmost `count` (1…8) bytes of a word.
  @inline(__always)
  fileprivate func setLeftmost(_ count: Int, of word: UInt64) {
    if count == 8 {
      storeBytes(of: word.bigEndian, as: UInt64.self)
      return
    }
    for i in 0..<count {
      let byte = UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: 56 &- 8 &* i))
      storeBytes(of: byte, toByteOffset: i, as: UInt8.self)
    }
  }
}

extension UInt64 {
  /// The bits in reverse order.
  @inline(__always)
  fileprivate var bitsReversed: UInt64 {
    var x = byteSwapped
    x = (x &>> 4) & 0x0F0F_0F0F_0F0F_0F0F | (x & 0x0F0F_0F0F_0F0F_0F0F) &<< 4
    x = (x &>> 2) & 0x3333_3333_3333_3333 | (x & 0x3333_3333_3333_3333) &<< 2
    return (x &>> 1) & 0x5555_5555_5555_5555 | (x & 0x5555_5555_5555_5555) &<< 1
  }
}
