/// FNV-1a, 64 bits: tells that bytes are not what they were, not that somebody meant it.
package enum Fingerprint {
  @inlinable
  package static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  /// Sixteen hexadecimal digits.
  @inlinable
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(value(of: bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
