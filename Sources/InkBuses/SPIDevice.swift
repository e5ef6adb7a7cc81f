/// One chip select of an SPI bus, write-only, mode 0, most significant bit first.
public protocol SPIDevice: AnyObject {
  /// What a person calls it: "/dev/spidev0.0".
  var name: String { get }

  /// Sends the segments one after the other.
  ///
  /// Returns when the last bit has left. Chunking to the driver's limit (4096 bytes by default) and packing
  /// several segments into one system call are the implementation's business; chip select may rise between chunks.
  func write(_ segments: [[UInt8]]) throws(BusError)
}
