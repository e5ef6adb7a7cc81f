/// A spidev node's name, taken apart.
struct SPINode: Equatable {
  var bus: Int
  var chipSelect: Int

  /// Reads "/dev/spidev0.1"; nil for anything else.
  init?(_ path: String) {
    let prefix = "/dev/spidev"
    guard path.hasPrefix(prefix) else { return nil }
    let numbers = path.dropFirst(prefix.count).split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 2, let bus = Self.number(numbers[0]), let chipSelect = Self.number(numbers[1])
    else {
      return nil
    }
    self.bus = bus
    self.chipSelect = chipSelect
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (0x30...0x39).contains($0) } && digits.utf8.count <= 3 ? Int(digits) : nil
  }
}
