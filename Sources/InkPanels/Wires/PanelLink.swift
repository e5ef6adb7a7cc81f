import InkBuses

/// The way bytes reach a controller: D/C and SPI moved together, and nothing else touches either.
///
/// D/C is set only when it has to change, since each set is a system call. Every call is counted.
final class PanelLink {
  /// What went over the wires.
  struct Traffic: Equatable {
    /// Bytes by SPI, commands and data.
    var bytes = 0
    /// SPI writes.
    var transfers = 0
    /// Times D/C, reset or power was set.
    var lineSets = 0

    static func - (a: Traffic, b: Traffic) -> Traffic {
      Traffic(
        bytes: a.bytes - b.bytes, transfers: a.transfers - b.transfers, lineSets: a.lineSets - b.lineSets)
    }
  }

  let wires: PanelWires
  private(set) var traffic = Traffic()
  /// Which part of the work errors are reported in.
  var phase = PanelPhase.powerUp
  /// D/C as last set; nil when that is not known.
  private var dataCommand: Level?

  init(_ wires: PanelWires) { self.wires = wires }

  /// Sends a command byte and its parameters.
  func send(_ command: UInt8, _ data: [UInt8] = [], to chips: ChipSelect = .all) throws(PanelError) {
    try send([command], data, to: chips)
  }

  /// Sends a register.
  func send(_ register: RegisterWrite) throws(PanelError) {
    try send(register.command, register.data, to: register.chips)
  }

  /// Sends command bytes without parameters, and the parameters of the last; one chip after the other.
  func send(
    _ commands: [UInt8], _ data: [UInt8] = [], to chips: ChipSelect = .all
  ) throws(PanelError) {
    if chips != .second { try send(commands, data, by: wires.spi) }
    if chips != .first, let second = wires.secondSPI { try send(commands, data, by: second) }
  }

  private func send(_ commands: [UInt8], _ data: [UInt8], by spi: any SPIDevice) throws(PanelError) {
    try setDataCommand(.low)
    try write(commands, by: spi)
    guard !data.isEmpty else { return }
    try setDataCommand(.high)
    try write(data, by: spi)
  }

  /// Drives the reset line where there is one.
  func setReset(_ level: Level) throws(PanelError) {
    if let reset = wires.reset { try set(reset, level) }
  }

  /// Drives the supply switch where there is one.
  func setPower(_ level: Level) throws(PanelError) {
    if let power = wires.power { try set(power, level) }
  }

  /// Drives D/C where there is one, when it does not stand there already.
  func setDataCommand(_ level: Level) throws(PanelError) {
    guard let line = wires.dataCommand, dataCommand != level else { return }
    dataCommand = nil
    try set(line, level)
    dataCommand = level
  }

  private func set(_ line: any OutputLine, _ level: Level) throws(PanelError) {
    traffic.lineSets += 1
    do {
      try line.set(level)
    } catch {
      throw .bus(error, phase: phase)
    }
  }

  /// Counts what a driver sent without D/C.
  func count(bytes: Int) {
    traffic.transfers += 1
    traffic.bytes += bytes
  }

  private func write(_ bytes: [UInt8], by spi: any SPIDevice) throws(PanelError) {
    traffic.transfers += 1
    traffic.bytes += bytes.count
    do {
      try spi.write([bytes])
    } catch {
      throw .bus(error, phase: phase)
    }
  }
}
