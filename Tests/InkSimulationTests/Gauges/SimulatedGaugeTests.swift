import InkBuses
import Testing

@testable import InkSimulation

@Suite("SimulatedGauge")
struct SimulatedGaugeTests {
  @Test("Names are there once, and found", arguments: SimulatedGauge.all.map(\.name))
  func names(name: String) throws {
    #expect(SimulatedGauge.all.filter { $0.name == name }.count == 1)
    #expect(SimulatedGauge.named(name)?.name == name)
    #expect(SimulatedGauge.named(name.uppercased() + "x") == nil)
  }

  @Test("Every chip answers at its address, and not when the battery and the power are gone")
  func answers() throws {
    for gauge in SimulatedGauge.all {
      let clock = VirtualClock()
      let bus = SimulatedI2CBus(clock: clock)
      let battery = BatteryPhysics(cells: gauge.cells, charge: 0.6)
      battery.load = 0.2
      gauge.attach(to: bus, battery: battery)
      #expect(gauge.chips(on: battery).count == gauge.addresses.count)
      clock.advance(by: .seconds(10))
      for address in gauge.addresses {
        let bytes = try bus.device(at: address).transfer([0x02], reading: 2)
        #expect(bytes.count == 2, "\(gauge.name)")
      }
      battery.isPresent = false
      let isMonitor = gauge.addresses.allSatisfy { 0x40...0x4F ~= $0 }
      guard !isMonitor else { continue }
      #expect(throws: BusError.self, "\(gauge.name)") {
        try bus.device(at: gauge.addresses[0]).transfer([0x02], reading: 2)
      }
    }
  }

  @Test("A read of any length at any register gives that many bytes, whatever was written before")
  func anyAccess() throws {
    for gauge in SimulatedGauge.all {
      let clock = VirtualClock()
      let bus = SimulatedI2CBus(clock: clock)
      let battery = BatteryPhysics(cells: gauge.cells, charge: 0.6)
      battery.load = 0.2
      gauge.attach(to: bus, battery: battery)
      let device = bus.device(at: gauge.addresses[0])
      for register in UInt8.min...UInt8.max {
        clock.advance(by: .milliseconds(300))
        // A chip that this puts to sleep or resets may not acknowledge for a while.
        _ = try? device.transfer([register, register, 0x5A, 0xA5], reading: 0)
        if let bytes = try? device.transfer([register], reading: 7) { #expect(bytes.count == 7) }
      }
    }
  }
}
