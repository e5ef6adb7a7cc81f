import InkBuses
import Testing

@testable import InkGauges

@Suite struct I2CRetryTests {
  let chip = RegisterFile()
  let clock = HandClock()

  @Test(
    "Failures that pass are tried three times, 8 ms apart",
    arguments: [BusError.Kind.noAcknowledge, .timedOut, .failed])
  func passing(kind: BusError.Kind) throws {
    chip.bytes[0x02] = 0x42
    chip.failures = [kind, kind]
    #expect(try I2CRetry(device: chip, clock: clock).transfer([0x02], reading: 1) == [0x42])
    #expect(chip.transfers == 3 && clock.now == .milliseconds(16))
  }

  @Test("The third failure is the last", arguments: [BusError.Kind.noAcknowledge, .timedOut, .failed])
  func exhausted(kind: BusError.Kind) throws {
    chip.failures = [kind, kind, kind]
    let error = try #require(
      thrown(BusError.self) {
        try I2CRetry(device: chip, clock: clock).transfer([0x02], reading: 1)
      })
    #expect(error.kind == kind && chip.transfers == 3)
  }

  @Test(
    "Failures that stay are not tried again",
    arguments: [
      BusError.Kind.busy(holder: "max17040"), .noPermission(group: "i2c"), .gone, .notFound, .unsupported,
    ])
  func lasting(kind: BusError.Kind) throws {
    chip.failures = [kind]
    let error = try #require(
      thrown(BusError.self) {
        try I2CRetry(device: chip, clock: clock).transfer([0x02], reading: 1)
      })
    #expect(error.kind == kind && chip.transfers == 1 && clock.now == .zero)
  }

  @Test("A gauge passes a lasting failure on with its name")
  func gauge() throws {
    chip.failures = [.gone]
    let gauge = MAX1704x(.max17048, on: chip, clock: clock)
    let error = try #require(thrown(GaugeError.self) { try gauge.read() })
    #expect(
      error
        == .bus(
          BusError(.gone, node: chip.name, operation: "transfer", errno: 121),
          gauge: "MAX17048 on /dev/i2c-1 address 0x36"))
  }
}
