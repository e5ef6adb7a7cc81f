import Glibc

/// Messages over two descriptors, each after its length in eight bytes, least significant first.
struct MessageChannel {
  let input: Int32
  let output: Int32

  /// The next message; nil when the compiler has hung up.
  func receive() -> [UInt8]? {
    guard let length = read(8) else { return nil }
    return read(length.reversed().reduce(0) { $0 << 8 | Int($1) })
  }

  /// Sends a message; false when the compiler has hung up.
  func send(_ text: String) -> Bool {
    let message = Array(text.utf8)
    let length = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    var rest = (length + message)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      if written <= 0 { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var part = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < count {
      let got = part.withUnsafeMutableBytes {
        Glibc.read(input, $0.baseAddress, min($0.count, count - bytes.count))
      }
      if got < 0, errno == EINTR { continue }
      if got <= 0 { return nil }
      bytes += part[..<got]
    }
    return bytes
  }
}
