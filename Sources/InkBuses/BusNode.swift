/// What a node's name says: which bus, which number, which line.
///
/// Messages differ by bus, and a `BusError` carries the node as a person calls it; this reads that name back.
enum BusNode: Equatable {
  /// "/dev/spidev0.1".
  case spi(bus: Int, chipSelect: Int)
  /// "/dev/i2c-1" or "/dev/i2c-1 address 0x36".
  case i2c(bus: Int, address: String?)
  /// "/dev/gpiochip0".
  case gpioChip
  /// "GPIO24 (gpiochip0 line 24)"; `bcm` is nil for a line named otherwise.
  case line(name: String, bcm: Int?)
  /// A name of no known shape.
  case other

  /// Reads a node's name.
  init(_ node: String) {
    let words = node.split(separator: " ")
    guard let first = words.first else {
      self = .other
      return
    }
    let leaf = first.split(separator: "/").last ?? first
    if let numbers = leaf.removingPrefix("spidev")?.split(separator: "."), numbers.count == 2,
      let bus = Int(numbers[0]), let chipSelect = Int(numbers[1])
    {
      self = .spi(bus: bus, chipSelect: chipSelect)
    } else if let bus = leaf.removingPrefix("i2c-").flatMap({ Int($0) }) {
      let address = words.count == 3 && words[1] == "address" ? String(words[2]) : nil
      self = .i2c(bus: bus, address: address)
    } else if first.hasPrefix("/"), leaf.hasPrefix("gpiochip") || leaf == "dev" {
      self = .gpioChip
    } else if let bcm = first.removingPrefix("GPIO").flatMap({ Int($0) }) {
      self = .line(name: String(first), bcm: bcm)
    } else if words.contains("line") {
      self = .line(name: String(first), bcm: nil)
    } else if node.hasPrefix("GPIO chip") {
      self = .gpioChip
    } else {
      self = .other
    }
  }
}

extension Substring {
  /// What follows `prefix`; nil where the text does not start with it.
  fileprivate func removingPrefix(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
