/// Run-length coding of bytes as in TIFF (TIFF 6.0, section 9): a count byte, then bytes or one byte repeated.
///
/// A page of text shrinks to about a quarter; the worst case grows by one byte in 128.
enum PackBits {
  /// Codes bytes.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 4)
    var start = 0
    var index = 0
    func literal(upTo end: Int) {
      while start < end {
        let count = min(end - start, 128)
        result.append(UInt8(count - 1))
        result += bytes[start..<start + count]
        start += count
      }
    }
    while index < bytes.count {
      var end = index + 1
      while end < bytes.count, end - index < 128, bytes[end] == bytes[index] { end += 1 }
      if end - index >= 3 {
        literal(upTo: index)
        result.append(UInt8(truncatingIfNeeded: 1 - (end - index)))
        result.append(bytes[index])
        start = end
      }
      index = end
    }
    literal(upTo: bytes.count)
    return result
  }

  /// The bytes of a code; nil where it is damaged or they are more than `limit`.
  static func decode(_ code: [UInt8], limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    while index < code.count {
      let head = Int(Int8(bitPattern: code[index]))
      index += 1
      if head == -128 { continue }
      let count = head < 0 ? 1 - head : head + 1
      guard result.count + count <= limit else { return nil }
      if head < 0 {
        guard index < code.count else { return nil }
        result += repeatElement(code[index], count: count)
        index += 1
      } else {
        guard index + count <= code.count else { return nil }
        result += code[index..<index + count]
        index += count
      }
    }
    return result
  }
}
