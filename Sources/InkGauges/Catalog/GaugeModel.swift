import InkBuses

/// A kind of gauge: what it is called, where it is found, how one is made.
public struct GaugeModel: Sendable {
  /// Where a gauge is found.
  public enum Place: Equatable, Sendable {
    /// Nowhere: there is no battery.
    case none
    /// On an I2C bus, at one of these seven-bit addresses, the usual one first.
    case bus(addresses: [UInt8])
    /// In the kernel, as a power supply.
    case kernel
  }

  /// The chip in lower case: "max17048"; for a controller with a gauge, the board: "pisugar-3".
  public var name: String
  /// What a person calls it.
  public var title: String
  /// Boards that have it, by the names they are sold under, and chips that are read the same way.
  public var aliases: [String] = []
  public var place: Place
  /// Cells in series it measures, or those of the usual board; 0 without a battery.
  public var cells: Int
  /// True where the chip itself knows a percentage; elsewhere it is worked out from the voltage.
  public private(set) var hasPercent = true
  /// What the numbers of its registers were taken from; nil where it has none.
  public private(set) var source: String?
  /// The table of its registers; empty where it has none.
  private(set) var registers: [Register] = []
  private let make: @Sendable (any I2CDevice, GaugeSettings, any MonotonicClock) -> any FuelGauge

  /// A gauge somewhere.
  init(
    name: String, title: String, place: Place, cells: Int, source: String? = nil,
    registers: [Register] = [],
    make: @escaping @Sendable (any I2CDevice, GaugeSettings, any MonotonicClock) -> any FuelGauge
  ) {
    self.name = name
    self.title = title
    self.place = place
    self.cells = cells
    self.source = source
    self.registers = registers
    self.make = make
  }

  /// A chip that is a table of registers.
  init(
    _ name: String, _ chip: any RegisterChip, at addresses: UInt8..., cells: Int = 1,
    also aliases: [String] = []
  ) {
    self.init(name: name, title: chip.title, place: .bus(addresses: addresses), cells: cells) {
      RegisterGauge(chip, on: $0, address: addresses.first ?? 0, cells: cells, settings: $1, clock: $2)
    }
    self.aliases = aliases
    source = chip.source
    registers = chip.registers
    hasPercent = !chip.estimatesPercent
  }

  /// Seven-bit I2C addresses it may have, the usual one first; empty when it needs no bus.
  public var addresses: [UInt8] {
    if case .bus(let addresses) = place { addresses } else { [] }
  }

  /// True when a device on an I2C bus is needed.
  public var needsBus: Bool { !addresses.isEmpty }

  /// A gauge of this kind; `device` is needed where it is on a bus, `supplies` where it is in the kernel.
  public func gauge(
    on device: (any I2CDevice)?, settings: GaugeSettings = GaugeSettings(), clock: any MonotonicClock,
    supplies: (any PowerSupplies)? = nil
  ) throws(GaugeError) -> any FuelGauge {
    switch place {
    case .none: return MainsOnly()
    case .kernel:
      guard let supplies else { throw .noSupply(name: nil) }
      return PowerSupplyGauge(in: supplies, settings: settings)
    case .bus:
      guard let device else { throw .noBus(gauge: title) }
      return make(device, settings, clock)
    }
  }
}
