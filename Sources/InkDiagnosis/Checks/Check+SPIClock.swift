import InkBoards

extension Check {
  /// How fast the panel's bus is clocked, and whether panel and controller can follow.
  static func spiClock(_ subject: Subject) -> Check {
    Check("spi clock") {
      guard let wiring = subject.board?.panel.wiring else { return .skipped("no board says which") }
      let asked = wiring.clock ?? usualClock
      let most = subject.machine.highestSPIClock(of: wiring.spi)
      let limit = most.map { ", of at most \(megahertz($0))" } ?? ""
      let fact = "\(megahertz(asked))\(wiring.clock == nil ? "" : " by the board file")\(limit)"
      if let most, asked > most {
        return .warned(
          fact,
          Remedy(
            "The kernel clocks no faster than that; without `clock` in the board file it is 4 MHz.",
            commands: subject.edit?.remove("clock", from: "panel") ?? []))
      }
      guard asked <= fastestPanel else {
        return .warned(
          fact,
          Remedy(
            "Panels take 20 MHz at the most, and less over long wires: pictures may be torn. Write a lower `clock` in the "
              + "board file, or leave it out: it is 4 MHz then.",
            commands: subject.edit?.remove("clock", from: "panel") ?? []))
      }
      return .passed(fact)
    }
  }

  /// What is used where the board file says nothing.
  private static let usualClock = 4_000_000
  /// The highest write clock (SSD1680 datasheet, serial interface timing).
  private static let fastestPanel = 20_000_000

  private static func megahertz(_ hertz: Int) -> String {
    let tenths = hertz / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10) MHz" : "\(tenths / 10).\(tenths % 10) MHz"
  }
}

extension Machine {
  /// What the device tree allows a node of spidev, hertz; nil where it does not say.
  fileprivate func highestSPIClock(of node: String) -> Int? {
    let name = node.split(separator: "/").last?.dropFirst("spidev".count) ?? ""
    let path = "\(system.sys)/bus/spi/devices/spi\(name)/of_node/spi-max-frequency"
    guard let bytes = contents(of: path), bytes.count == 4 else { return nil }
    return bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
