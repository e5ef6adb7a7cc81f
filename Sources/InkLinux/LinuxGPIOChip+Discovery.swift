import CGPIO
import InkBuses

extension LinuxGPIOChip {
  /// All chips that this process may open, by node name.
  ///
  /// Throws only where there are nodes and none of them opens. Opens each chip and asks for each line's name:
  /// about 60 system calls on a Raspberry Pi.
  public static func all(in system: SystemTree = .live) throws(BusError) -> [LinuxGPIOChip] {
    var chips: [LinuxGPIOChip] = []
    var failure: BusError?
    for node in SystemTree.names(in: system.dev) where node.hasPrefix("gpiochip") {
      do {
        let chip = try LinuxGPIOChip(path: "\(system.dev)/\(node)")
        // Raspberry Pi OS links gpiochip4 to gpiochip0, so that one chip has two nodes.
        if !chips.contains(where: { $0.name == chip.name }) { chips.append(chip) }
      } catch {
        failure = failure ?? error
      }
    }
    if chips.isEmpty, let failure { throw failure }
    return chips
  }

  /// The chip of the 40-pin header, or the chip with `label` where the board file gives one.
  public static func header(
    in system: SystemTree = .live, label: String? = nil
  ) throws(BusError) -> LinuxGPIOChip {
    guard let chip = header(among: try all(in: system), label: label) else {
      let node = label.map { "GPIO chip \"\($0)\"" } ?? "GPIO chip of the header"
      throw BusError(.notFound, node: node, operation: BusOperation.find.rawValue)
    }
    return chip
  }

  /// Chooses the header's chip: by the label asked for, else by the labels of Raspberry Pis, else the chip
  /// that names the header's lines.
  static func header(among chips: [LinuxGPIOChip], label: String?) -> LinuxGPIOChip? {
    if let label { return chips.first { $0.label == label } }
    for known in headerLabels {
      if let chip = chips.first(where: { $0.label == known }) { return chip }
    }
    return chips.first { chip in
      chip.lineNames.contains("GPIO24")
        && (chip.lineNames.contains("ID_SDA") || chip.lineNames.contains("ID_SD"))
    }
  }

  /// Reads a chip's names.
  init(path: String) throws(BusError) {
    let chip = try GPIOChipHandle(opening: path)
    let info = try chip.info()
    var lineNames: [String?] = []
    for offset in 0..<Int(info.lines) {
      let name = text(try chip.line(offset).name)
      lineNames.append(name.isEmpty ? nil : name)
    }
    self.init(path: path, name: text(info.name), label: text(info.label), lineNames: lineNames)
  }
}
