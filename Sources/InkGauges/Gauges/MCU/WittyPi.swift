/// A UUGear Witty Pi 4: a clock and power switch that measures what feeds it.
///
/// The L3V7 has a cell of its own, the others whatever hangs on their input. While power comes by the USB socket the
/// controller measures that, and of a battery nothing is known. One reading is five transfers of a byte, 2 ms at
/// 100 kHz; nothing is written.
struct WittyPi: RegisterChip {
  /// The boards that can be fed by a battery.
  enum Board: String, Sendable, CaseIterable {
    case wittyPi4 = "witty-pi-4"
    case l3v7 = "witty-pi-4-l3v7"
  }

  let board: Board
  let title: String
  let source = "UUGear Witty Pi 4 and Witty Pi 4 L3V7 firmware, I2C registers"
  let transport = Transport.bytewise

  static let identity = Register("ID", at: 0, bits: .byte)
  static let input = Register(
    "VOLTAGE_IN", at: 1, .hundredths, Scale(0.01, "V"), gives: .volts, unknown: [0]
  ).split
  static let mode = Register("POWER_MODE", at: 7, bits: .byte, isNeeded: true)

  let registers = [
    identity, input,
    Register("VOLTAGE_OUT", at: 3, .hundredths, Scale(0.01, "V")).split,
    Register("CURRENT_OUT", at: 5, .hundredths, Scale(0.01, "A")).split,
    mode,
    Register("LV_SHUTDOWN", at: 8, bits: .byte),
    Register("ACTION_REASON", at: 11, bits: .byte),
    Register("FW_REVISION", at: 12, bits: .byte),
    Register("LOW_VOLTAGE", at: 19, .byte, Scale(0.1, "V"), unknown: [255]),
    Register("LM75B_TEMPERATURE", at: 50, .signedByte, .celsius),
  ].from("UUGear Witty Pi 4 firmware, I2C registers")

  init(_ board: Board) {
    self.board = board
    title = board == .l3v7 ? "UUGear Witty Pi 4 L3V7" : "UUGear Witty Pi 4"
  }

  /// What ID says: Witty Pi 4, its Mini, the L3V7.
  static let identities: [Int: Board] = [0x26: .wittyPi4, 0x36: .wittyPi4, 0x37: .l3v7]

  func prepare(_ bus: RegisterBus) throws(GaugeError) {
    guard bus.isFirstReading else { return }
    let found = try bus.count(Self.identity)
    switch Self.identities[found] {
    case board: return
    case .l3v7: throw .otherChip(found: "a Witty Pi 4 L3V7", gauge: bus.gauge)
    case .wittyPi4: throw .otherChip(found: "a Witty Pi 4", gauge: bus.gauge)
    // Nobody drove the wires, or the controller has not begun: the reading tells.
    case nil where found == 0 || found == 0xFF: return
    case nil: throw .otherChip(found: "a chip that calls itself \(found)", gauge: bus.gauge)
    }
  }

  func interpret(_ snapshot: Snapshot, into reading: inout BatteryReading) {
    guard let mode = snapshot[Self.mode] else {
      // Whose voltage it is is not known.
      reading.volts = nil
      return
    }
    reading.hasExternalPower = mode == 0
    if mode == 0 {
      reading.volts = nil
      reading.caveats.append(.hiddenByPower)
    } else {
      reading.chargeState = .discharging
    }
  }
}
