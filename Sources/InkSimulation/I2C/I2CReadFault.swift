/// What becomes of the bytes read from a chip.
public enum I2CReadFault: Equatable, Sendable {
  /// Nobody drives the data line: all FF.
  case allOnes
  /// The data line is stuck low, or the chip sends nothing but zeros.
  case allZeros
  /// The two bytes of every word change places.
  case swappedBytes
  /// One bit of one byte, counted from 0, is turned over.
  case flippedBit(byte: Int, bit: Int)
  /// The same bytes come as the last time, whatever happens to the chip.
  case stuck
}
