import InkBuses

/// A gauge whose chip is described by a table of registers.
final class RegisterGauge: FuelGauge {
  let name: String
  let cells: Int

  private let chip: any RegisterChip
  private let bus: RegisterBus
  private let board: Scaling
  private let settings: GaugeSettings
  private let clock: any MonotonicClock
  private var stillness = Stillness()

  /// How long a chip that has measured nothing yet is left alone between two looks at its first reading.
  static let conversion = Duration.milliseconds(500)
  /// Looks at a chip that shows zeros at its first reading.
  static let warmUpReads = 4

  /// A chip on a bus; nothing is sent before the first reading.
  init(
    _ chip: any RegisterChip, on device: any I2CDevice, address: UInt8, cells: Int, settings: GaugeSettings,
    clock: any MonotonicClock
  ) {
    self.chip = chip
    self.cells = settings.cells ?? cells
    self.settings = settings
    self.clock = clock
    name = "\(chip.title) on \(device.name)"
    board = Scaling(
      cells: self.cells, shuntOhms: (settings.shuntMilliohms ?? chip.shuntMilliohms ?? 10) / 1000,
      dividerRatio: settings.dividerRatio ?? chip.dividerRatio)
    bus = RegisterBus(
      device, address: settings.address ?? address, clock: clock, gauge: name, transport: chip.transport,
      retryPause: chip.retryPause, settings: settings)
  }

  var source: String? { chip.source }
  private(set) var alertsEveryPercent = false

  /// Everything the chip knows now.
  ///
  /// A register that cannot be read leaves its own value out; the reading fails where neither voltage nor percentage
  /// came.
  func read() throws(GaugeError) -> BatteryReading {
    do throws(GaugeError) {
      return try readOnce()
    } catch {
      // A chip that was gone may have lost its settings, and may sleep.
      bus.isFirstReading = true
      throw error
    }
  }

  private func readOnce() throws(GaugeError) -> BatteryReading {
    try chip.prepare(bus)
    let collected = try collect()
    bus.isFirstReading = false
    var reading = decoded(collected.snapshot)
    reading.caveats = collected.unreadable.map { .unreadable($0) }
    if settings.isCurrentInverted { reading.amperes = reading.amperes.map { -$0 } }
    chip.interpret(collected.snapshot, into: &reading)
    if settings.hasAlertLine { rearmAlert(collected.snapshot, &reading) }
    guard reading.isPresent else {
      // Wrong bytes clear the bit of the battery too; their voltage gives them away.
      if let volts = reading.volts, volts > Plausible.volts(cells: self.cells).upperBound {
        throw .implausibleVoltage(volts: volts, cells: self.cells, gauge: name)
      }
      return absent(reading)
    }
    try Judgement(name: name, cells: cells, settings: settings).apply(
      to: &reading, estimatesPercent: chip.estimatesPercent)
    if stillness.isSuspicious(reading, at: clock.now) { reading.caveats.append(.frozen) }
    if stillness.isPercentFrozen(reading, cells: cells, at: clock.now) {
      reading.caveats.append(.percentFrozen)
    }
    if reading.caveats.contains(.hiddenByPower) { return reading }
    if reading.percent == nil, reading.volts == nil { throw collected.failure ?? .notReady(gauge: name) }
    return reading
  }

  /// A pin that stays pulled costs the next edge only; the reading is right all the same.
  private func rearmAlert(_ snapshot: Snapshot, _ reading: inout BatteryReading) {
    do throws(GaugeError) {
      alertsEveryPercent = try chip.rearmAlert(snapshot, on: bus)
    } catch {
      alertsEveryPercent = false
      reading.caveats.append(.alertPinHeld)
    }
  }

  /// Every register, also those that readings do not need.
  func rawRegisters() throws(GaugeError) -> [RawRegister] {
    try chip.prepare(bus)
    var registers: [RawRegister] = []
    for register in chip.registers {
      let bytes = try bus.bytes(of: register)
      let count = register.encoding.count(of: bytes)
      registers.append(
        RawRegister(
          name: register.name, address: register.address, bytes: bytes,
          meaning: count.map { register.text(of: $0, on: board) } ?? "no number", source: register.source))
    }
    return registers
  }

  /// What came over the wires for one reading.
  private struct Collected {
    var snapshot: Snapshot
    var bytes: [UInt8] = []
    var unreadable: [String] = []
    var failure: GaugeError?
  }

  private func collect() throws(GaugeError) -> Collected {
    var looks = 1
    while true {
      let collected = try collectOnce()
      guard !collected.bytes.isEmpty else { return collected }
      if collected.bytes.allSatisfy({ $0 == 0xFF }) { throw .allOnes(gauge: name) }
      guard collected.bytes.allSatisfy({ $0 == 0 }) else { return collected }
      guard bus.isFirstReading, looks < Self.warmUpReads else { throw .notReady(gauge: name) }
      looks += 1
      bus.pause(Self.conversion)
    }
  }

  private func collectOnce() throws(GaugeError) -> Collected {
    var collected = Collected(snapshot: Snapshot(board: board))
    for burst in chip.bursts {
      let inside = chip.registers.filter { $0.isNeeded && burst.contains($0.address) }
      let found: [UInt8: [UInt8]]
      do throws(GaugeError) {
        found = try bus.bytes(of: inside, at: burst.lowerBound, count: burst.count)
      } catch {
        try note(error, of: inside.map(\.name).joined(separator: ", "), in: &collected)
        continue
      }
      for register in inside {
        if let bytes = found[register.address] {
          take(bytes, of: register, into: &collected)
        } else {
          try note(
            .garbled(register: register.name, .torn, gauge: name), of: register.name, in: &collected)
        }
      }
    }
    for register in chip.registers
    where register.isNeeded && !chip.bursts.contains(where: { $0.contains(register.address) }) {
      do throws(GaugeError) {
        take(try bus.bytes(of: register), of: register, into: &collected)
      } catch {
        try note(error, of: register.name, in: &collected)
      }
    }
    return collected
  }

  private func take(_ bytes: some Collection<UInt8>, of register: Register, into collected: inout Collected) {
    collected.bytes += bytes
    if let count = register.encoding.count(of: bytes) {
      collected.snapshot[register] = count
    } else {
      collected.unreadable.append(register.name)
    }
  }

  /// Lets a register fail alone; a chip that is gone, or has given nothing so far, fails the reading.
  private func note(_ error: GaugeError, of name: String, in collected: inout Collected) throws(GaugeError) {
    if case .bus(let cause, _) = error, collected.bytes.isEmpty || !I2CRetry.passes(cause.kind) {
      throw error
    }
    collected.unreadable.append(name)
    collected.failure = collected.failure ?? error
  }

  private func decoded(_ snapshot: Snapshot) -> BatteryReading {
    var reading = BatteryReading()
    for register in chip.registers {
      if let quantity = register.quantity, let value = snapshot.value(register) {
        quantity.store(value, in: &reading)
      }
    }
    return reading
  }

  /// Of a battery that is not there nothing is known, whatever the chip shows.
  private func absent(_ reading: BatteryReading) -> BatteryReading {
    var absent = BatteryReading()
    absent.isPresent = false
    absent.hasExternalPower = reading.hasExternalPower
    absent.caveats = [.noBattery]
    return absent
  }
}
