import Foundation
import InkBoards
import InkDiagnosis
import InkHost
import InkSimulation

/// A Raspberry Pi in a directory, with a board on it: all is right until a fault breaks something.
///
/// Its nodes, permissions and lines are files and tables, its panel and its gauge the simulators of the datasheets, so
/// that every command meets on it what it would meet on hardware. The directory goes with the object.
final class SimulatedPi {
  /// Where its tree is.
  let root: String
  /// The name of the board that hangs on it.
  let boardName: String
  /// Its files, its user and its clock.
  var machine: Machine
  let gpio: SimulatedGPIO
  /// Whose its nodes are, by path below `root`; a node that is not named here is the hardware groups'.
  var owners: [String: Ownership] = [:]

  // What a fault changes on the board.

  /// The panel that really hangs on it; nil for the one that the board file names.
  var glass: String? { didSet { opened = nil } }
  /// True where a switch is before the panel, whether the board file names its line or not.
  var needsPower = false { didSet { opened = nil } }
  /// The gauge that really is on the bus; nil for the one that the board file names.
  var gauge: String? { didSet { opened = nil } }
  /// True where the gauge is at its own address, whatever the board file says.
  var gaugeIsAtItsOwnAddress = false { didSet { opened = nil } }
  /// The kernel driver that has the gauge.
  var gaugeDriver: String?
  /// What is done to wires, bus and chips when they are made.
  var breakHardware: (SimulatedBoard) -> Void = { _ in } { didSet { opened = nil } }
  /// Where a display that runs on it listens.
  var controlSockets: [String] = []
  /// What its clock shows; nil for the time it is.
  var date: Date?
  private var opened: SimulatedStation?

  /// Who works on it: the first user of a new installation, in the groups of the hardware.
  static let user = User(name: "pi", id: 71_000, groups: [71_000, spiGroup, i2cGroup, gpioGroup])
  static let spiGroup: UInt32 = 71_001
  static let i2cGroup: UInt32 = 71_002
  static let gpioGroup: UInt32 = 71_003

  /// A Pi with the board of a file, on which all is right: its display shows what the text of a display file says, else the
  /// widgets of those kinds.
  init(
    board source: (name: String, file: String, bytes: [UInt8]), widgets: [String] = [],
    display: String? = nil
  ) throws {
    root = NSTemporaryDirectory() + "inkglance-pi-" + UUID().uuidString
    boardName = source.name
    gpio = SimulatedGPIO()
    machine = Machine(root: root, user: Self.user, gpio: gpio)
    machine.missingCharacters = { _, _ in [] }
    try writeTree(
      boardText: String(decoding: source.bytes, as: UTF8.self), widgets: widgets, display: display)
    machine.ownership = { [weak self] in self?.ownership(of: $0) }
    gpio.mayOpen = { [weak self] in self?.mayUse("dev/gpiochip0") ?? false }
    try boot()
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Where its board and display files are looked for.
  var paths: ConfigurationPaths {
    ConfigurationPaths(
      boards: ["\(root)/etc/inkglance/boards"], displays: ["\(root)/etc/inkglance/inkglance.toml"])
  }

  var boardFile: String { "\(root)/etc/inkglance/boards/\(boardName).toml" }
  /// A path of it as this machine has it; the same where it has no such file.
  func path(_ path: String) -> String {
    FileManager.default.fileExists(atPath: root + path) ? root + path : path
  }

  /// The wires, panel and gauge, made at the first call; what the nodes and lines do not allow is thrown, as by a kernel.
  func station(_ board: Board) throws -> SimulatedStation {
    try requestPanel(of: board)
    return try openedStation(board)
  }

  /// The same without asking for the panel's nodes.
  func openedStation(_ board: Board) throws -> SimulatedStation {
    if let opened { return opened }
    let made = try SimulatedStation(
      board, glass: glass, gauge: gauge, needsPower: needsPower,
      gaugeAddress: gaugeIsAtItsOwnAddress ? board.gauge?.address : nil,
      gaugeFault: { [weak self] in self?.gaugeFault(of: board) })
    breakHardware(made.hardware)
    opened = made
    return made
  }

  /// True where its user may read and write a node.
  func mayUse(_ node: String) -> Bool { machine.mayUse("\(root)/\(node)") }

  /// Has wires, panel and gauge made anew, by the board file as it is now.
  func forgetHardware() { opened = nil }

  /// The panel's lines by number, BUSY the last.
  func lines() throws -> [Int] {
    guard let wiring = try BoardFile.load(boardFile).panel.wiring else { return [] }
    return [wiring.dataCommand, wiring.reset, wiring.power, wiring.busy].compactMap {
      if case .number(let number) = $0 { number } else { nil }
    }
  }

  /// Whose a node is; nil where it is not there.
  private func ownership(of path: String) -> Ownership? {
    let own = Ownership(of: path)
    guard own != nil, path.hasPrefix("\(root)/dev/") else { return own }
    let node = String(path.dropFirst(root.count + 1))
    if let owner = owners[node] { return owner }
    let group =
      node.contains("spidev") ? Self.spiGroup : node.contains("i2c") ? Self.i2cGroup : Self.gpioGroup
    return Ownership(user: 0, group: group, mode: 0o660)
  }
}
