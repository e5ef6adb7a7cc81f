import InkBuses

/// An I2C bus whose addresses are looked at.
public protocol ProbedBus {
  /// The kernel driver that has an address; nil where none has. Nothing is sent.
  func driver(at address: UInt8) -> String?

  /// The power supply that the driver of an address made; nil where there is none.
  func supply(at address: UInt8) -> String?

  /// Opens an address.
  func open(at address: UInt8) throws(BusError) -> any I2CDevice
}

extension ProbedBus {
  public func supply(at address: UInt8) -> String? { nil }
}

/// What is at an address.
public struct ProbedAddress: Equatable, Sendable {
  public var address: UInt8
  /// The kernel driver that has it; it is left alone then.
  public var driver: String?
  /// The power supply by which the kernel tells what the driver reads; nil where there is none.
  public var supply: String?
  /// What it may be, the surest first; none where it is no gauge known here.
  public var findings: [ProbeFinding]

  /// A place on a bus.
  public init(
    address: UInt8, driver: String? = nil, supply: String? = nil, findings: [ProbeFinding] = []
  ) {
    self.address = address
    self.driver = driver
    self.supply = supply
    self.findings = findings
  }
}

extension GaugeProbe {
  /// Everything at a bus's addresses at which gauges are found; empty addresses are left out.
  ///
  /// Some 24 transfers of a byte where little is there, 10 ms. Throws where the bus cannot be used at all.
  public static func scan(
    _ bus: some ProbedBus, addresses: [UInt8] = GaugeProbe.addresses
  ) throws(BusError) -> [ProbedAddress] {
    var found: [ProbedAddress] = []
    for address in addresses {
      if let driver = bus.driver(at: address) {
        found.append(
          ProbedAddress(
            address: address, driver: driver, supply: bus.supply(at: address),
            findings: findings(ofDriver: driver, at: address)))
        continue
      }
      let device: any I2CDevice
      do {
        device = try bus.open(at: address)
      } catch {
        guard case .busy(let holder) = error.kind else { throw error }
        found.append(
          ProbedAddress(
            address: address, driver: holder ?? "a kernel driver", supply: bus.supply(at: address),
            findings: holder.map { findings(ofDriver: $0, at: address) } ?? []))
        continue
      }
      if let findings = try findings(at: address, on: device) {
        found.append(ProbedAddress(address: address, findings: findings))
      }
    }
    return found
  }
}
