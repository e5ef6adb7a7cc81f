import CGPIO
import InkBuses

/// A GPIO chip of this machine: what it is called and what its lines are called.
///
/// Chips are told apart by label, never by number: the header of a Raspberry Pi 5 is gpiochip0 or gpiochip4
/// by kernel version.
public struct LinuxGPIOChip: Equatable, Sendable {
  /// The node: "/dev/gpiochip0".
  public var path: String
  /// The kernel's name: "gpiochip0".
  public var name: String
  /// What the driver calls it: "pinctrl-rp1".
  public var label: String
  /// The lines' names by offset; nil where the device tree gives none.
  public var lineNames: [String?]

  /// Describes a chip.
  public init(path: String, name: String, label: String, lineNames: [String?]) {
    self.path = path
    self.name = name
    self.label = label
    self.lineNames = lineNames
  }

  /// Labels of the chips that drive a Raspberry Pi's header, whose offsets are BCM numbers: Pi 5, Pi 4, all
  /// before.
  static let headerLabels = ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"]

  /// True where a line's offset is its BCM number.
  var isNumberedByBCM: Bool { Self.headerLabels.contains(label) }

  /// The offset of a line; throws `.notFound` where the chip has no such line.
  public func offset(of line: GPIOLineReference) throws(BusError) -> Int {
    switch line {
    case .number(let number):
      let offset = isNumberedByBCM ? number : lineNames.firstIndex(of: "GPIO\(number)") ?? number
      guard lineNames.indices.contains(offset) else {
        throw BusError(
          .notFound, node: "GPIO\(number) (a line of \(name))", operation: BusOperation.find.rawValue)
      }
      return offset
    case .name(let wanted):
      guard let offset = lineNames.firstIndex(of: wanted) else {
        throw BusError(
          .notFound, node: "\(wanted) (a line of \(name))", operation: BusOperation.find.rawValue)
      }
      return offset
    }
  }

  /// What a person calls a line: "GPIO24 (gpiochip0 line 24)".
  public func lineName(at offset: Int) -> String {
    let known = lineNames.indices.contains(offset) ? lineNames[offset] : nil
    return "\(isNumberedByBCM ? "GPIO\(offset)" : known ?? "line\(offset)") (\(name) line \(offset))"
  }

  /// Who has a line now, by the name it gave itself; nil where it is free.
  ///
  /// The kernel's own chip select shows as "spi0 CS0". Opens and closes the chip.
  public func holder(of line: GPIOLineReference) throws(BusError) -> String? {
    let info = try GPIOChipHandle(opening: path).line(offset(of: line))
    guard info.used else { return nil }
    let consumer = text(info.consumer)
    return consumer.isEmpty ? "kernel" : consumer
  }
}
