/// A chip select whose bus also reads: what goes out and what comes in at the same clocks.
public protocol SPIDuplexDevice: SPIDevice {
  /// Sends the bytes under one chip select and gives as many back as came in meanwhile.
  ///
  /// Throws when there are more than one message takes, since chip select must not rise in between.
  func exchange(_ bytes: [UInt8]) throws(BusError) -> [UInt8]
}
