import CVirtualBoard

/// One packet of /dev/vboard, with what follows it.
struct Packet {
  var header: vboard_packet
  var payload: [UInt8]

  /// Bytes of the header on the wire.
  static let headerSize = MemoryLayout<vboard_packet>.size

  /// What arrived; nil when it is too short to be a packet.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.headerSize else { return nil }
    header = bytes.loadUnaligned(as: vboard_packet.self)
    payload = Array(bytes.dropFirst(Self.headerSize))
  }

  /// A packet for the kernel.
  init(
    _ kind: vboard_kind, answering sequence: UInt32 = 0, a: UInt32 = 0, b: UInt32 = 0, payload: [UInt8] = []
  ) {
    header = vboard_packet()
    header.size = UInt32(Self.headerSize + payload.count)
    header.seq = sequence
    header.kind = kind.rawValue
    header.a = a
    header.b = b
    self.payload = payload
  }

  /// As the kernel takes it.
  var bytes: [UInt8] { withUnsafeBytes(of: header) { Array($0) } + payload }

  /// The messages of an I2C transfer.
  var messages: [Message] {
    var messages: [Message] = []
    var rest = payload[...]
    for _ in 0..<header.a {
      guard rest.count >= MemoryLayout<vboard_i2c>.size else { break }
      let head = rest.withUnsafeBytes { $0.loadUnaligned(as: vboard_i2c.self) }
      rest = rest.dropFirst(MemoryLayout<vboard_i2c>.size)
      let reads = Int32(head.flags) & VBOARD_I2C_READS != 0
      let written = reads ? [] : Array(rest.prefix(Int(head.len)))
      rest = rest.dropFirst(written.count)
      messages.append(
        Message(
          address: UInt8(truncatingIfNeeded: head.address), written: written,
          reading: reads ? Int(head.len) : nil))
    }
    return messages
  }

  /// One message of an I2C transfer: bytes written, or how many are wanted.
  struct Message {
    var address: UInt8
    var written: [UInt8]
    var reading: Int?
  }
}
