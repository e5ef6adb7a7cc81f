import InkBuses
import InkGauges

/// A gauge of a simulated board behind a node that may not be there, or not for this user.
final class GatedGauge: FuelGauge {
  private let gauge: any FuelGauge
  private let title: String
  private let fault: () -> BusError?

  /// `title` is the chip's name alone; `fault` says at each reading why the bus cannot be had.
  init(_ gauge: any FuelGauge, title: String, fault: @escaping () -> BusError?) {
    self.gauge = gauge
    self.title = title
    self.fault = fault
  }

  var name: String { gauge.name }
  var cells: Int { gauge.cells }
  var source: String? { gauge.source }
  var alertsEveryPercent: Bool { gauge.alertsEveryPercent }

  func read() throws(GaugeError) -> BatteryReading {
    try pass()
    return try gauge.read()
  }

  func rawRegisters() throws(GaugeError) -> [RawRegister] {
    try pass()
    return try gauge.rawRegisters()
  }

  private func pass() throws(GaugeError) {
    guard let error = fault() else { return }
    if case .busy(let driver) = error.kind { throw .heldByKernel(driver: driver, gauge: title) }
    throw .bus(error, gauge: title)
  }
}
