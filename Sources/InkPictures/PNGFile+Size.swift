extension PNGFile {
  /// The pixels a PNG picture has across and down, by its first 24 bytes; nil when it is none.
  ///
  /// PNG (Third Edition), 5.2 and 11.2.1: eight bytes of signature, then the header with width and height.
  public static func size(of bytes: some Sequence<UInt8>) -> (width: Int, height: Int)? {
    let head = Array(bytes.prefix(24))
    guard head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      head[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ range: Range<Int>) -> Int { head[range].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16..<20), number(20..<24))
    return width > 0 && height > 0 ? (width, height) : nil
  }
}
