/// How a chip guards what crosses the wires.
enum Transport: Equatable, Sendable {
  /// Not at all.
  case plain
  /// By a CRC-8 over the whole message, addresses included (SMBus packet error checking).
  case crc8
  /// By a last byte of 0xFF exclusive-or all others.
  case xor
  /// Not at all, and each byte is asked for by itself: the chip does not go on to the next register.
  case bytewise
  /// Not at all, and a value may change while it is read: it is read until two in a row are equal.
  case twice
}
