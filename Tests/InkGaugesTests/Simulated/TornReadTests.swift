import InkBuses
import InkSimulation
import Testing

@testable import InkGauges

/// Chips that convert while they are read: whatever the moment, a value is that before or that after.
@Suite struct TornReadTests {
  /// A chip, the register that its voltage begins at, bytes of a burst, and how those make a count.
  struct Chip: CustomTestStringConvertible, Sendable {
    let model: String
    let register: UInt8
    let encoding: Encoding
    let volts: @Sendable (Int) -> Double
    /// Volts of a step, and as much for the noise.
    var tolerance = 0.003
    /// Where a load moves the voltage over a border of the high byte.
    var charge = 0.7
    /// True where the chip itself keeps a value whole in one transfer.
    var isLatched = false

    var testDescription: String { model }
  }

  static let chips: [Chip] = [
    Chip(model: "axp192", register: 0x78, encoding: Encoding(order: .highFirst, lowBits: 4)) {
      Double($0) * 1.1e-3
    },
    Chip(model: "axp202", register: 0x78, encoding: Encoding(order: .highFirst, lowBits: 4)) {
      Double($0) * 1.1e-3
    },
    Chip(model: "axp209", register: 0x78, encoding: Encoding(order: .highFirst, lowBits: 4)) {
      Double($0) * 1.1e-3
    },
    Chip(model: "ip5209", register: 0xA2, encoding: Encoding(width: 14, isSigned: true)) {
      2.6 + Double($0) * 0.26855e-3
    },
    Chip(model: "ip5312", register: 0xD0, encoding: Encoding(width: 14)) { 2.6 + Double($0) * 0.26855e-3 },
    Chip(model: "52pi-ups-plus", register: 0x05, encoding: .little) { Double($0) * 1e-3 },
    Chip(
      model: "witty-pi-4-l3v7", register: 0x01, encoding: .hundredths, volts: { Double($0) * 0.01 },
      tolerance: 0.011, charge: 0.92),
    Chip(
      model: "axp2101", register: 0x34, encoding: Encoding(order: .highFirst, width: 14),
      volts: { Double($0) * 1e-3 }, isLatched: true),
  ]

  /// Loads whose step moves the voltage across borders of the high byte.
  static let loads = [0.2, 1.3]

  @Test("At no moment is half of one conversion told with half of the next", arguments: chips)
  func never(chip: Chip) throws {
    let bench = try EveryGaugeBench(chip.model, charge: chip.charge, load: Self.loads[0], capacity: 20_000)
    let device = bench.bus.device(at: bench.address)
    _ = try bench.gauge.read()
    var tornByOneLook = 0
    // How long before a conversion the reading begins: from 0 to 12 ms, half a byte apart.
    for phase in stride(from: 0, through: 12_000, by: 45) {
      let boundary = bench.clock.now.components.seconds + 2
      try settle(bench, at: .seconds(boundary) - .milliseconds(20))
      let before = (bench.battery.volts, bench.battery.amperes)
      bench.battery.load = bench.battery.load == Self.loads[0] ? Self.loads[1] : Self.loads[0]
      bench.clock.advance(to: .seconds(boundary) - .microseconds(phase))
      let reading = try bench.gauge.read()
      bench.battery.advance(to: bench.clock.now)
      let after = (bench.battery.volts, bench.battery.amperes)
      let volts = try #require(reading.volts)
      #expect(min(abs(volts - before.0), abs(volts - after.0)) < chip.tolerance, "\(phase) µs: \(volts) V")
      if let amperes = reading.amperes {
        let error = min(abs(amperes - before.1), abs(amperes - after.1))
        #expect(error < 0.004, "\(phase) µs: \(amperes) A")
      }
    }
    // The same moments, looked at once: torn here and there, or the chip would need no second look.
    for phase in stride(from: 0, through: 600, by: 15) {
      let boundary = bench.clock.now.components.seconds + 2
      try settle(bench, at: .seconds(boundary) - .milliseconds(20))
      let before = bench.battery.volts
      bench.battery.load = bench.battery.load == Self.loads[0] ? Self.loads[1] : Self.loads[0]
      bench.clock.advance(to: .seconds(boundary) - .microseconds(phase))
      let bytes =
        chip.encoding.isHundredths
        ? try device.transfer([chip.register], reading: 1)
          + device.transfer([chip.register + 1], reading: 1)
        : try device.transfer([chip.register], reading: 2)
      bench.battery.advance(to: bench.clock.now)
      let volts = chip.volts(try #require(chip.encoding.count(of: bytes)))
      if min(abs(volts - before), abs(volts - bench.battery.volts)) >= chip.tolerance { tornByOneLook += 1 }
    }
    #expect(chip.isLatched ? tornByOneLook == 0 : tornByOneLook > 0, "\(tornByOneLook)")
  }

  /// Has the chip convert with the present load, shortly before the moment.
  private func settle(_ bench: EveryGaugeBench, at moment: Duration) throws {
    bench.clock.advance(to: moment)
    _ = try bench.bus.device(at: bench.address).transfer([0x00], reading: 1)
    bench.battery.advance(to: bench.clock.now)
  }
}
