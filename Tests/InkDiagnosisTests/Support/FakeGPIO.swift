import InkBuses
import InkLinux

@testable import InkDiagnosis

/// GPIO chips that are not there.
final class FakeGPIO: GPIODirectory {
  /// Why no chip can be had; nil where one can.
  var failure: BusError?
  /// Who has which line.
  var holders: [Int: String] = [8: "spi0 CS0", 7: "spi0 CS1"]

  struct Chip: GPIOChipDescription {
    let name = "gpiochip0"
    let label = "pinctrl-bcm2711"
    let holders: [Int: String]

    func title(of line: GPIOLineReference) throws(BusError) -> String {
      guard case .number(let number) = line, number < 58 else {
        throw BusError(.notFound, node: "PIN_99 (a line of gpiochip0)", operation: "find")
      }
      return "GPIO\(number) (gpiochip0 line \(number))"
    }

    func holder(of line: GPIOLineReference) throws(BusError) -> String? {
      if case .number(let number) = line { holders[number] } else { nil }
    }
  }

  func chip(label: String?) throws(BusError) -> any GPIOChipDescription {
    if let failure { throw failure }
    return Chip(holders: holders)
  }
}
