import InkBuses
import InkGauges

/// A gauge on a board that has a line of its own for external power.
///
/// A line that cannot be read leaves the answer unknown, and that is said: the gauge's own values are worth more than
/// the line.
final class GaugeWithExternalPower: FuelGauge {
  private let gauge: any FuelGauge
  private let isPresent: () throws(BusError) -> Bool

  init(_ gauge: any FuelGauge, isPresent: @escaping () throws(BusError) -> Bool) {
    self.gauge = gauge
    self.isPresent = isPresent
  }

  var name: String { gauge.name }
  var cells: Int { gauge.cells }
  var source: String? { gauge.source }
  var alertsEveryPercent: Bool { gauge.alertsEveryPercent }

  func read() throws(GaugeError) -> BatteryReading {
    var reading = try gauge.read()
    guard reading.hasExternalPower == nil else { return reading }
    do throws(BusError) {
      reading.hasExternalPower = try isPresent()
    } catch {
      reading.caveats.append(.externalPowerUnknown(error.explanation.whatHappened))
    }
    return reading
  }

  func rawRegisters() throws(GaugeError) -> [RawRegister] { try gauge.rawRegisters() }
}
