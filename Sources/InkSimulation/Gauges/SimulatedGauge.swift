/// A chip or board that tells of a battery, by the name a board file gives it, on a simulated bus.
public struct SimulatedGauge: Sendable {
  /// The name, as in a board file.
  public let name: String
  /// Cells in series it is made for.
  public let cells: Int
  /// Where its chips sit, 7 bits.
  public let addresses: [UInt8]
  private let make: @Sendable (BatteryPhysics) -> [any SimulatedI2CChip]

  private init(
    _ name: String, cells: Int = 1, at addresses: UInt8...,
    make: @escaping @Sendable (BatteryPhysics) -> [any SimulatedI2CChip]
  ) {
    self.name = name
    self.cells = cells
    self.addresses = addresses
    self.make = make
  }

  private init(_ name: String, cells: Int = 1, _ map: any RegisterMap) {
    self.init(name, cells: cells, at: map.address) { [RegisterMapSimulator(map, battery: $0)] }
  }

  /// Its chips, set up as on a board that has run for long, in the order of the addresses.
  public func chips(on battery: BatteryPhysics) -> [any SimulatedI2CChip] { make(battery) }

  /// Solders its chips to a bus.
  public func attach(to bus: SimulatedI2CBus, battery: BatteryPhysics) {
    for (chip, address) in zip(chips(on: battery), addresses) { bus.attach(chip, at: address) }
  }

  /// The gauge of a name; nil when nobody simulates it.
  public static func named(_ name: String) -> SimulatedGauge? { all.first { $0.name == name } }

  /// The one of the simulated board.
  public static let max17048 = SimulatedGauge("max17048", at: MAX1704xSimulator.address) {
    [MAX1704xSimulator(.max17048, battery: $0)]
  }

  /// Everything that can be simulated.
  public static let all: [SimulatedGauge] =
    MAX1704xPart.allCases.map { part in
      SimulatedGauge(part.rawValue, cells: part.cells, at: MAX1704xSimulator.address) {
        [MAX1704xSimulator(part, battery: $0)]
      }
    }
    + MAX1726xPart.allCases.map { part in
      SimulatedGauge(part.rawValue, at: MAX1726xSimulator.address) { [MAX1726xSimulator(part, battery: $0)] }
    }
    + LC70920xSimulator.Part.allCases.map { part in
      SimulatedGauge(part.rawValue, at: LC70920xSimulator.address) { [LC70920xSimulator(part, battery: $0)] }
    }
    + BQ274xxPart.allCases.map { part in
      SimulatedGauge(part.rawValue, at: BQ274xxSimulator.address) { [BQ274xxSimulator(part, battery: $0)] }
    }
    + [
      SimulatedGauge("bq27220", at: BQ27220Simulator.address) { [BQ27220Simulator(battery: $0)] },
      SimulatedGauge("sbs", cells: 3, at: SmartBatterySimulator.address) {
        [SmartBatterySimulator(battery: $0)]
      },
      SimulatedGauge("cw2015", at: CW2015Simulator.address) { [CW2015Simulator(battery: $0)] },
      SimulatedGauge("cw2217", at: CW2217Simulator.address) { [CW2217Simulator(battery: $0)] },
      SimulatedGauge("stc3115", at: STC311xSimulator.address) { [STC311xSimulator(.stc3115, battery: $0)] },
      SimulatedGauge("stc3117", at: STC311xSimulator.address) { [STC311xSimulator(.stc3117, battery: $0)] },
      SimulatedGauge("ina219", at: 0x40) { [INA2xxSimulator(.ina219, battery: $0)] },
      SimulatedGauge("ina226", at: 0x40) { [INA2xxSimulator(.ina226, battery: $0, shunt: 0.01)] },
      SimulatedGauge("ads1115", at: 0x48) { [ADS1115Simulator(battery: $0)] },
      SimulatedGauge("bq27z561", BQ28Z610Map()),
      SimulatedGauge("bq28z610", cells: 2, BQ28Z610Map()),
      SimulatedGauge("axp192", AXP19xMap(part: .axp192)),
      SimulatedGauge("axp202", AXP19xMap(part: .axp202)),
      SimulatedGauge("axp209", AXP19xMap(part: .axp209)),
      SimulatedGauge("axp2101", AXP2101Map()),
    ] + boards

  /// Boards with a controller of their own, or with several chips.
  private static let boards: [SimulatedGauge] = [
    SimulatedGauge("ip5209", IP5209Map()),
    SimulatedGauge("ip5306", IP5306Map()),
    SimulatedGauge("ip5312", IP5312Map()),
    SimulatedGauge("pisugar-3", PiSugar3Map()),
    SimulatedGauge("pijuice", at: PiJuiceSimulator.address) { [PiJuiceSimulator(battery: $0)] },
    SimulatedGauge("52pi-ups-plus", at: 0x17, 0x45) {
      [RegisterMapSimulator(UPSPlusMap(), battery: $0), INA2xxSimulator(.ina219, battery: $0, shunt: 0.005)]
    },
    SimulatedGauge("52pi-ups-v6", UPSV6Map()),
    SimulatedGauge("waveshare-ups-hat-b", cells: 2, at: 0x42) { [INA2xxSimulator(.ina219, battery: $0)] },
    SimulatedGauge("waveshare-ups-hat-c", at: 0x43) {
      [INA2xxSimulator(.ina219, battery: $0, shunt: 0.01)]
    },
    SimulatedGauge("waveshare-ups-hat-d", at: 0x43) {
      [INA2xxSimulator(.ina219, battery: $0, shunt: 0.01)]
    },
    SimulatedGauge("waveshare-ups-module-3s", cells: 3, at: 0x41) { [INA2xxSimulator(.ina219, battery: $0)] },
    SimulatedGauge("waveshare-ups-hat-e", cells: 4, WaveshareEMap()),
    SimulatedGauge("dfrobot-ups", DFRobotMap()),
    SimulatedGauge("sunfounder-spc", cells: 2, SunFounderMap(part: .spc)),
    SimulatedGauge("sunfounder-pipower-5", cells: 2, SunFounderMap(part: .pipower5)),
    SimulatedGauge("ups-pico", UPSPIcoMap()),
    SimulatedGauge("witty-pi-4", cells: 2, WittyPiMap(isL3V7: false)),
    SimulatedGauge("witty-pi-4-l3v7", WittyPiMap(isL3V7: true)),
  ]
}
