import InkBoards
import InkBuses
import InkGauges
import InkLinux

/// A gauge on a board that has a line of its own for external power.
///
/// The line is taken at a reading and given back, so that several commands can read it. A line that cannot be had
/// leaves the answer unknown: the gauge's own values are worth more than the line.
final class GaugeWithExternalPower: FuelGauge {
  private let gauge: any FuelGauge
  private let isPresent: () -> Bool?

  init(_ gauge: any FuelGauge, isPresent: @escaping () -> Bool?) {
    self.gauge = gauge
    self.isPresent = isPresent
  }

  convenience init(
    _ gauge: any FuelGauge, signal: Board.ExternalPower, chipLabel: String?, system: SystemTree
  ) {
    self.init(gauge) {
      guard let chip = try? LinuxGPIOChip.header(in: system, label: chipLabel),
        let line = try? chip.input(signal.line.reference, bias: .asIs), let level = try? line.level()
      else { return nil }
      return (level == .high) == signal.isHighWhenPresent
    }
  }

  var name: String { gauge.name }
  var cells: Int { gauge.cells }

  func read() throws(GaugeError) -> BatteryReading {
    var reading = try gauge.read()
    if reading.hasExternalPower == nil { reading.hasExternalPower = isPresent() }
    return reading
  }

  func rawRegisters() throws(GaugeError) -> [RawRegister] { try gauge.rawRegisters() }
}
