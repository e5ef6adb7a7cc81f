import InkBuses
import InkDiagnosis
import InkLinux

/// The header's GPIO chip of a simulated Pi: who has which line.
final class SimulatedGPIO: GPIODirectory {
  /// Why no chip can be had; nil where one can.
  var failure: BusError?
  /// Who has which line, by BCM number.
  var holders: [Int: String] = [:]
  /// Whether this user may open it.
  var mayOpen: () -> Bool = { true }

  struct Chip: GPIOChipDescription {
    let name = "gpiochip0"
    let label: String
    let holders: [Int: String]
    /// Lines of the chip (BCM2711 ARM peripherals, general purpose I/O).
    static let count = 58

    func title(of line: GPIOLineReference) throws(BusError) -> String {
      let number = try number(of: line)
      return "GPIO\(number) (gpiochip0 line \(number))"
    }

    func holder(of line: GPIOLineReference) throws(BusError) -> String? { holders[try number(of: line)] }

    private func number(of line: GPIOLineReference) throws(BusError) -> Int {
      let (number, title) =
        switch line {
        case .number(let number): (number, "GPIO\(number)")
        case .name(let name): (name.hasPrefix("GPIO") ? Int(name.dropFirst(4)) ?? -1 : -1, name)
        }
      guard (0..<Self.count).contains(number) else {
        throw BusError(.notFound, node: "\(title) (a line of gpiochip0)", operation: "find")
      }
      return number
    }
  }

  func chip(label: String?) throws(BusError) -> any GPIOChipDescription {
    if let failure { throw failure }
    guard mayOpen() else {
      throw BusError(.noPermission(group: "gpio"), node: "/dev/gpiochip0", operation: "open", errno: 13)
    }
    return Chip(label: label ?? "pinctrl-bcm2711", holders: holders)
  }
}
