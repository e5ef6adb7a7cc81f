/// A battery that a kernel driver looks after.
///
/// One reading is one small file for each supply, half a millisecond; nothing crosses a bus unless the driver wants it.
public final class PowerSupplyGauge: FuelGauge {
  private let files: any PowerSupplies
  private let wanted: String?
  private let settings: GaugeSettings
  private let driver: String?
  private let isFallback: Bool
  private var found: String?
  private var foundCells: Int?

  /// The supply of a name, or the first that is a battery.
  public init(
    in files: any PowerSupplies, named name: String? = nil, settings: GaugeSettings = GaugeSettings()
  ) {
    self.files = files
    self.settings = settings
    wanted = name
    driver = nil
    isFallback = false
  }

  /// The supply that stands in for a chip which a driver holds; every reading says so.
  public init(
    in files: any PowerSupplies, named name: String, heldBy driver: String?, settings: GaugeSettings
  ) {
    self.files = files
    self.settings = settings
    self.driver = driver
    wanted = name
    isFallback = true
  }

  public var name: String { "power supply\((found ?? wanted).map { " \"\($0)\"" } ?? "")" }
  public var cells: Int { settings.cells ?? foundCells ?? 1 }

  /// What the kernel knows now.
  public func read() throws(GaugeError) -> BatteryReading {
    let supply = try supply()
    found = supply.name
    var reading = BatteryReading()
    if isFallback { reading.caveats.append(.throughKernel(driver: driver, supply: supply.name)) }
    reading.hasExternalPower = hasExternalPower
    if supply.number("present") == 0 {
      reading.isPresent = false
      reading.caveats.append(.noBattery)
      return reading
    }
    let properties = SupplyProperties(supply)
    reading.volts = properties.volts
    reading.amperes = properties.amperes
    reading.celsius = properties.celsius
    reading.percent = properties.percent
    reading.isPercentEstimated = properties.isPercentCoarse
    reading.chargeState = properties.chargeState
    reading.timeToEmpty = properties.seconds("time_to_empty")
    reading.timeToFull = properties.seconds("time_to_full")
    reading.cycles = supply.number("cycle_count").flatMap { $0 > 0 ? Int($0) : nil }
    reading.fullMilliampereHours = supply.number("charge_full").map { $0 / 1000 }
    reading.healthPercent = properties.healthPercent
    // The kernel does not say how many cells; the voltage does, from 3.0 V to 4.4 V each.
    if let volts = reading.volts { foundCells = max(1, Int((volts / 4.4).rounded(.up))) }
    try Judgement(name: name, cells: cells, settings: settings).apply(to: &reading, estimatesPercent: true)
    if reading.percent == nil, reading.volts == nil { throw .notReady(gauge: name) }
    return reading
  }

  /// The supply's properties as they are.
  public func rawRegisters() throws(GaugeError) -> [RawRegister] {
    try supply().all.map { RawRegister(name: $0.property, address: nil, bytes: [], meaning: $0.value) }
  }

  private func supply() throws(GaugeError) -> PowerSupply {
    for name in files.names where wanted == nil || name == wanted {
      let supply = PowerSupply(name, in: files)
      if wanted != nil || supply.isBattery { return supply }
    }
    throw .noSupply(name: wanted)
  }

  private var hasExternalPower: Bool? {
    let answers = files.names.compactMap { PowerSupply($0, in: files).isOnline }
    return answers.isEmpty ? nil : answers.contains(true)
  }
}
