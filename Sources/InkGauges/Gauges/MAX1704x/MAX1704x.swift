import InkBuses

/// A Maxim ModelGauge chip: battery voltage, percentage and, on some parts, the rate of change.
///
/// It is fed by the cell and goes on gauging while the board is off, so it is never reset and never told to start
/// afresh: that would throw away what it has learnt. One reading is two or three combined transfers, some 12 bytes.
public final class MAX1704x: FuelGauge {
  public let part: MAX1704xPart
  public let cells: Int
  /// True on boards whose cell model reports twice the percentage.
  public let isPercentDoubled: Bool
  let bus: I2CRetry
  private let deviceName: String
  private let hasAlertLine: Bool
  private let settings: GaugeSettings
  private var stillness = Stillness()
  private var isWarm = false

  /// The chip's address, always.
  public static let address: UInt8 = 0x36
  /// The longest time between two conversions of an awake chip (MAX17040 datasheet: 500 ms).
  ///
  /// A chip whose bus lines were low while the board was off has slept, and shows old values until the next one.
  public static let conversion = Duration.milliseconds(500)
  /// How often a chip that shows zeros is asked again, a conversion apart.
  static let warmUpReads = 4

  /// A chip on a bus; nothing is sent before the first reading.
  public init(
    _ part: MAX1704xPart, on device: any I2CDevice, clock: any MonotonicClock,
    settings: GaugeSettings = GaugeSettings()
  ) {
    self.part = part
    self.settings = settings
    cells = settings.cells ?? part.cells
    hasAlertLine = settings.hasAlertLine
    isPercentDoubled = settings.isPercentDoubled
    bus = I2CRetry(device: device, clock: clock)
    deviceName = device.name
  }

  public var name: String { "\(part.title) on \(deviceName)" }
  public var alertsEveryPercent: Bool { hasAlertLine && part.hasChargeRate }
  public var source: String? { "Maxim \(part.datasheet) datasheet, register summary" }

  /// Voltage, percentage and rate now.
  ///
  /// The first reading takes half a second, since the chip may just have woken.
  public func read() throws(GaugeError) -> BatteryReading {
    try warmUp()
    let (vcell, soc) = try snapshot()
    var reading = BatteryReading()
    reading.volts = MAX1704xRegister.vcell.value(of: Int(vcell), on: board)
    if isMeasured(vcell, soc), let percent = MAX1704xRegister.soc.value(of: Int(soc), on: board) {
      reading.percent = isPercentDoubled ? percent / 2 : percent
    } else {
      reading.caveats.append(.percentNotReady)
    }
    try Judgement(name: name, cells: cells, settings: settings).apply(to: &reading, estimatesPercent: false)
    if part.hasChargeRate { try addRate(to: &reading) }
    if hasAlertLine { rearmAlert(&reading) }
    if stillness.isPercentFrozen(reading, cells: cells, at: bus.clock.now) {
      reading.caveats.append(.percentFrozen)
    }
    return reading
  }

  /// The rate is worth a caveat, not the reading.
  private func addRate(to reading: inout BatteryReading) throws(GaugeError) {
    do throws(GaugeError) {
      let crate = Int(Int16(bitPattern: try word(MAX1704xRegister.crate)))
      reading.chargeRatePercentPerHour = MAX1704xRegister.crate.value(of: crate, on: board)
    } catch {
      guard case .bus(let cause, _) = error, I2CRetry.passes(cause.kind) else { throw error }
      reading.caveats.append(.unreadable(MAX1704xRegister.crate.name))
    }
  }

  /// Every register the part has.
  public func rawRegisters() throws(GaugeError) -> [RawRegister] {
    var registers: [RawRegister] = []
    for register in MAX1704xRegister.registers(of: part) {
      let bytes = try transfer([register.address], reading: 2)
      registers.append(
        RawRegister(
          name: register.name, address: register.address, bytes: bytes,
          meaning: register.encoding.count(of: bytes).map { register.text(of: $0, on: board) },
          source: register.source))
    }
    return registers
  }

  /// Wakes a sleeping chip and lets it measure once, before the first reading of all.
  private func warmUp() throws(GaugeError) {
    if !isWarm { try checkFamily() }
    let isAsleep = try sleepBit()
    if isAsleep {
      let config = try word(MAX1704xRegister.config) & ~Self.sleep
      try write(config, to: MAX1704xRegister.config)
    }
    guard isAsleep || !isWarm else { return }
    bus.clock.pause(Self.conversion)
    if isAsleep, try sleepBit() { throw .asleep(gauge: name) }
    isWarm = true
  }

  /// Throws where a chip of the newer family answers, whose alert limits would pass for a voltage.
  private func checkFamily() throws(GaugeError) {
    let bytes = try transfer([MAX17055.deviceName.address], reading: 2)
    guard let name = MAX17055.deviceNames[Int(bytes[1]) << 8 | Int(bytes[0])] else { return }
    throw .otherChip(found: "a Maxim \(name.uppercased())", gauge: self.name)
  }

  private func sleepBit() throws(GaugeError) -> Bool {
    guard part.hasSleepBit else {
      // Any transfer wakes the parts without the bit.
      if !isWarm { _ = try word(MAX1704xRegister.version) }
      return false
    }
    let config = try word(MAX1704xRegister.config)
    return config != 0xFFFF && config & Self.sleep != 0
  }

  /// VCELL and SOC from one transfer, so that both belong to one conversion.
  ///
  /// After power-up both read 0 until measured and computed, the percentage last (MAX17048: 17 ms, then 175 ms).
  private func snapshot() throws(GaugeError) -> (vcell: UInt16, soc: UInt16) {
    var reads = 0
    while true {
      let bytes = try transfer([MAX1704xRegister.vcell.address], reading: 4)
      let vcell = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
      let soc = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
      if vcell == 0xFFFF, soc == 0xFFFF { throw .allOnes(gauge: name) }
      reads += 1
      if isMeasured(vcell, soc) || (vcell != 0 && reads >= Self.warmUpReads) { return (vcell, soc) }
      guard reads < Self.warmUpReads else { throw .notReady(gauge: name) }
      bus.clock.pause(Self.conversion)
    }
  }

  /// False for zeros that no battery explains: 0 % is believed of a cell at 3.3 V or less only.
  private func isMeasured(_ vcell: UInt16, _ soc: UInt16) -> Bool {
    let perCell = MAX1704xRegister.vcell.value(of: Int(vcell), on: Scaling()) ?? 0
    return vcell != 0 && (soc != 0 || perCell <= 3.3)
  }

  func word(_ register: Register) throws(GaugeError) -> UInt16 {
    let bytes = try transfer([register.address], reading: 2)
    return UInt16(bytes[0]) << 8 | UInt16(bytes[1])
  }

  func write(_ word: UInt16, to register: Register) throws(GaugeError) {
    _ = try transfer([register.address, UInt8(word >> 8), UInt8(truncatingIfNeeded: word)], reading: 0)
  }

  private func transfer(_ written: [UInt8], reading count: Int) throws(GaugeError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try bus.transfer(written, reading: count)
    } catch {
      throw .bus(error, gauge: name)
    }
    guard bytes.count == count else {
      throw .bus(BusError(.failed, node: deviceName, operation: "transfer"), gauge: name)
    }
    return bytes
  }

  private var board: Scaling { Scaling(cells: cells) }

  /// Bit 7 of CONFIG.
  private static let sleep: UInt16 = 0x0080
}
