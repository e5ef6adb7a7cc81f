import InkBuses

/// Finds out what gauges sit on a bus, by reading only.
///
/// A register's number is written before it is read, and a few neighbours take it for a command: so only addresses at
/// which gauges are found are looked at, the harmless ones first, and a register that a neighbour could mistake is
/// read only after another has shown that it is no neighbour.
public enum GaugeProbe {
  /// Where gauges are found, the surest first.
  public static let addresses: [UInt8] = [
    0x36, 0x62, 0x55, 0x0B, 0x57, 0x75, 0x14, 0x17, 0x2D, 0x10, 0x5A, 0x5C, 0x64, 0x34, 0x40, 0x41, 0x42,
    0x43,
    0x44, 0x45, 0x48, 0x49, 0x4A, 0x4B, 0x08,
  ]
  /// Where a look may disturb a neighbour: at 0x70 a multiplexer would switch two of its channels, at 0x69 motion
  /// sensors live.
  public static let delicateAddresses: [UInt8] = [0x70, 0x69]

  /// What may sit at an address, the surest first.
  ///
  /// Nil where nothing acknowledges, none where something does that is no gauge known here.
  public static func findings(at address: UInt8, on device: any I2CDevice) throws(BusError) -> [ProbeFinding]?
  {
    let bus = ProbeBus(device: device)
    // The register that every look begins with anyway.
    guard try bus.bytes(firstRegister(at: address), 1) != nil else { return nil }
    return switch address {
    case 0x36: try modelGauge(bus)
    case 0x62: try cw2015(bus)
    case 0x55: try texasGauge(bus)
    case 0x0B: try smartOrLC(bus)
    case 0x57: try piSugar3(bus)
    case 0x75: try powerBank(bus)
    case 0x14: try piJuice(bus)
    case 0x17: try geeekPi(bus)
    case 0x2D: try waveshareE(bus)
    case 0x08: try wittyPi(bus)
    case 0x10: try identity(bus, at: 0x01, is: 0xDF, "PID", "dfrobot-ups")
    case 0x5A: try sunFounder(bus, voltage: bus.big(11), percent: 15, "sunfounder-spc")
    case 0x5C: try sunFounder(bus, voltage: bus.little(8), percent: 12, "sunfounder-pipower-5")
    case 0x64: try identity(bus, at: 0x00, is: 0xA0, "CHIP_ID", "cw2217")
    case 0x34: try powerSupply(bus)
    case 0x40...0x45: try ina(bus)
    case 0x48...0x4B: try converter(bus)
    case 0x70: try stc311x(bus)
    case 0x69: try upsPIco(bus)
    default: []
    }
  }

  /// The harmless register to look at first.
  private static func firstRegister(at address: UInt8) -> UInt8 {
    switch address {
    case 0x36: 0x02
    case 0x0B: 0x09
    case 0x14: 0x41
    case 0x75: 0xA2
    case 0x5A: 11
    case 0x5C: 8
    case 0x34: 0x03
    case 0x55: 0x04
    case 0x70: 0x18
    case 0x69: 0x08
    default: 0x00
    }
  }

  private static func identity(
    _ bus: ProbeBus, at register: UInt8, is expected: Int, _ name: String, _ model: String
  ) throws(BusError) -> [ProbeFinding] {
    guard try bus.byte(register) == expected else { return [] }
    return [ProbeFinding(model, .sure, "\(name) is \(ProbeBus.hexadecimal(expected, digits: 2))")]
  }
}
