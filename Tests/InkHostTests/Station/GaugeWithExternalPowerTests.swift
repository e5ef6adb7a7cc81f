import InkBuses
import InkGauges
import Testing

@testable import InkHost

struct GaugeWithExternalPowerTests {
  final class Fixed: FuelGauge {
    let name = "fixed"
    let cells = 1
    var reading = BatteryReading(percent: 50)
    func read() -> BatteryReading { reading }
    func rawRegisters() -> [RawRegister] { [] }
  }

  @Test("the line tells what the gauge does not know", arguments: [true, false])
  func line(isPresent: Bool) throws {
    let gauge = GaugeWithExternalPower(Fixed()) { isPresent }
    #expect(try gauge.read().hasExternalPower == isPresent)
    #expect(try gauge.read().percent == 50)
  }

  @Test("a line that cannot be read leaves it unknown, and that is said with its reason")
  func unreadable() throws {
    let gauge = GaugeWithExternalPower(Fixed()) { () throws(BusError) in
      throw BusError(.busy(holder: "inkglance"), node: "GPIO6", operation: "request", errno: 16)
    }
    let reading = try gauge.read()
    #expect(reading.hasExternalPower == nil && reading.percent == 50)
    #expect(
      reading.caveats == [
        .externalPowerUnknown("Requesting GPIO6 failed: it is held by \"inkglance\" (EBUSY).")
      ])
  }

  @Test("a gauge that measures it knows better")
  func measured() throws {
    let fixed = Fixed()
    fixed.reading.hasExternalPower = false
    #expect(try GaugeWithExternalPower(fixed) { true }.read().hasExternalPower == false)
  }
}
