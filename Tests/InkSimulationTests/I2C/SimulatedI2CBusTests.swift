import InkBuses
import Testing

@testable import InkSimulation

@Suite("SimulatedI2CBus")
struct SimulatedI2CBusTests {
  let clock = VirtualClock()
  let bus: SimulatedI2CBus
  let device: any I2CDevice

  init() {
    bus = SimulatedI2CBus(clock: clock)
    let battery = BatteryPhysics()
    battery.rest(atVolts: 3.7)
    bus.attach(MAX1704xSimulator(battery: battery), at: 0x36)
    device = bus.device(at: 0x36)
  }

  @Test("Nobody acknowledges an empty address, with the kernel's number for it")
  func emptyAddress_isRefused() {
    #expect(
      throws: BusError(
        .noAcknowledge, node: "simulated I2C bus address 0x48", operation: "transfer", errno: 121)
    ) {
      try bus.device(at: 0x48).transfer([0x00], reading: 1)
    }
  }

  @Test("A chip refuses as often as it is told, then answers")
  func refusals_end() throws {
    bus.refuse(2, at: 0x36)
    for _ in 0..<2 { #expect(throws: BusError.self) { try device.transfer([0x02], reading: 2) } }
    #expect(try device.transfer([0x02], reading: 2) == [0xB9, 0x00])
    #expect(bus.counters == I2CCounters(transfers: 3, bytesWritten: 1, bytesRead: 2, refusals: 2))
  }

  @Test(
    "What is read comes out wrong",
    arguments: [
      (.allOnes, [0xFF, 0xFF]), (.allZeros, [0x00, 0x00]), (.swappedBytes, [0x00, 0xB9]),
      (.flippedBit(byte: 0, bit: 0), [0xB8, 0x00]),
    ] as [(I2CReadFault, [UInt8])])
  func readFaults(fault: I2CReadFault, bytes: [UInt8]) throws {
    bus.setReadFault(fault, at: 0x36)
    #expect(try device.transfer([0x02], reading: 2) == bytes)
    bus.setReadFault(nil, at: 0x36)
    #expect(try device.transfer([0x02], reading: 2) == [0xB9, 0x00])
  }

  @Test("A stuck value stays whatever register is read")
  func stuck_stays() throws {
    _ = try device.transfer([0x02], reading: 2)
    bus.setReadFault(.stuck, at: 0x36)
    #expect(try device.transfer([0x08], reading: 2) == [0xB9, 0x00])
  }

  @Test("A stall takes its time and ends in a timeout")
  func stall_timesOut() throws {
    bus.stall(for: .milliseconds(250))
    #expect(throws: BusError.self) { try device.transfer([0x02], reading: 2) }
    #expect(clock.now >= .milliseconds(250))
    #expect(try device.transfer([0x02], reading: 2) == [0xB9, 0x00])
  }

  @Test("Opening fails when a kernel driver holds the address")
  func open_isRefused() throws {
    bus.openFault = .busy(holder: "max17040")
    #expect {
      try bus.open(at: 0x36)
    } throws: { error in
      let refused = error as? BusError
      return refused?.kind == .busy(holder: "max17040") && refused?.errno == 16
    }
    bus.openFault = nil
    #expect(try bus.open(at: 0x36).name == "simulated I2C bus address 0x36")
  }

  @Test("A transfer takes its bits' time at 100 kHz")
  func transfer_takesTime() throws {
    _ = try device.transfer([0x02], reading: 2)
    #expect(clock.now == .microseconds(5 * 90))
  }

  @Test("A dip of the supply is a power-up")
  func brownOut_restarts() throws {
    bus.brownOut(at: 0x36)
    #expect(try device.transfer([0x02], reading: 2) == [0x00, 0x00])
  }

  @Test("Any step can be made to fail, once or for ever")
  func steps_fail() throws {
    bus.faults.fail(atStep: 2, with: .timedOut)
    bus.faults.fail(atStep: 4, with: .gone, forever: true)
    let outcomes = (1...6).map { _ in
      do throws(BusError) {
        _ = try device.transfer([0x02], reading: 2)
        return "ok"
      } catch {
        return "\(error.kind)"
      }
    }
    #expect(outcomes == ["ok", "timedOut", "ok", "gone", "gone", "gone"])
    #expect(bus.faults.steps == 6 && bus.faults.failures == 4)
  }
}
