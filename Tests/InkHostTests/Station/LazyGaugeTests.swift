import Foundation
import InkBoards
import InkBuses
import InkGauges
import InkLinux
import InkSimulation
import Testing

@testable import InkHost

/// How a board's gauge is opened: the chip itself, or what a kernel driver knows of it.
final class LazyGaugeTests: I2CNodes {
  let root = NSTemporaryDirectory() + "lazy-\(UUID().uuidString)"
  var system: SystemTree { SystemTree(dev: root + "/dev", sys: root + "/sys") }
  let clock = VirtualClock()
  /// What opening gives next; nil opens the simulated chip.
  var refusal: BusError.Kind?
  private(set) var openings = 0

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func file(_ path: String, _ text: String) throws {
    let whole = root + "/" + path
    let directory = (whole as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try text.write(toFile: whole, atomically: true, encoding: .utf8)
  }

  var bus: SimulatedI2CBus?

  func device(bus number: Int, address: UInt8) throws(BusError) -> any I2CDevice {
    openings += 1
    guard refusal == nil, let bus else {
      throw BusError(
        refusal ?? .notFound, node: "/dev/i2c-1 address 0x36", operation: "open", errno: 16)
    }
    return bus.device(at: address)
  }

  func gauge(on bus: SimulatedI2CBus) throws -> LazyGauge {
    self.bus = bus
    return LazyGauge(
      model: try GaugeCatalog.model(named: "max17048"), described: Board.Gauge(model: "max17048"),
      clock: clock, system: system, nodes: self)
  }

  func simulatedBus() -> SimulatedI2CBus {
    let bus = SimulatedI2CBus(clock: clock)
    let battery = BatteryPhysics(capacity: 1000, charge: 0.64)
    bus.attach(MAX1704xSimulator(.max17048, battery: battery), at: 0x36)
    return bus
  }

  @Test("A chip that a kernel driver has is read as its power supply, and every reading says so")
  func held() throws {
    refusal = .busy(holder: "max17040")
    try file("sys/bus/i2c/devices/1-0036/power_supply/battery/type", "Battery\n")
    try file(
      "sys/class/power_supply/battery/uevent",
      "POWER_SUPPLY_TYPE=Battery\nPOWER_SUPPLY_VOLTAGE_NOW=3885000\nPOWER_SUPPLY_CAPACITY=64\n")
    let gauge = try gauge(on: simulatedBus())
    let reading = try gauge.read()
    #expect(reading.percent == 64 && reading.volts == 3.885)
    #expect(reading.caveats == [.throughKernel(driver: "max17040", supply: "battery")])
    #expect(try gauge.read().caveats == reading.caveats)
    #expect(openings == 1, "the chip is not asked for again")
  }

  @Test("A driver that shows no power supply is named, with what to do")
  func heldWithoutSupply() throws {
    refusal = .busy(holder: "max17040")
    let gauge = try gauge(on: simulatedBus())
    #expect(throws: GaugeError.heldByKernel(driver: "max17040", gauge: "Maxim MAX17048")) { try gauge.read() }
    // When the driver is gone, the chip is read.
    refusal = nil
    #expect(try gauge.read().percent == 64)
  }

  @Test("A bus that cannot be had is tried at the next reading; one that vanished is opened anew")
  func again() throws {
    refusal = .noPermission(group: "i2c")
    let bus = simulatedBus()
    let gauge = try gauge(on: bus)
    #expect(throws: GaugeError.self) { try gauge.read() }
    refusal = nil
    #expect(try gauge.read().percent == 64)
    #expect(openings == 2)
    bus.faults.failNextStep(with: .gone)
    #expect(throws: GaugeError.self) { try gauge.read() }
    #expect(try gauge.read().percent == 64)
    #expect(openings == 3)
  }
}
