import Foundation
import InkBoards
import InkBuses
import InkErrors
import InkGauges
import InkHost
import InkPanels
import InkSimulation

@testable import InkDiagnosis

/// A test's own material is not there.
private struct Missing: Error {}

/// A Raspberry Pi in a directory, with a panel and a gauge, on which everything is right until something is broken.
final class FakePi {
  let root: String
  let gpio = FakeGPIO()
  var machine: Machine
  var board = Board(
    name: "mine",
    panel: Board.Panel(
      model: "waveshare-2in13-v4",
      wiring: Board.Wiring(
        spi: "/dev/spidev0.0", dataCommand: .number(25), reset: .number(17), busy: .number(24),
        power: .number(18))),
    gauge: Board.Gauge(model: "max17048"))
  /// Nil where there is none.
  var usedBoard: Board?
  var hardware: SimulatedBoard
  var configuration = Outcome.passed("inkglance.toml, board mine")
  var timeZone: String?
  var locale: Locale?
  /// What the display says that runs on it.
  var display: Result<DisplayStatus, ControlError> = .failure(.nobody(searched: []))
  /// The refreshes that its history keeps.
  var history: [RefreshRecord] = []
  /// Edges that come at once when BUSY is asked for them; 0 for a line that is connected.
  var flickeringEdges = 0
  /// Thrown in place of a panel.
  var panelError: BusError?

  init(glass: String = "waveshare-2in13-v4") throws {
    root = NSTemporaryDirectory() + "inkglance-pi-" + UUID().uuidString
    machine = Machine(root: root, user: User(name: "anna", id: 1000, groups: [1000, getegid()]), gpio: gpio)
    machine.now = { Date(timeIntervalSince1970: 1_773_457_200) }
    machine.missingCharacters = { _, _ in [] }
    let panel = try Self.require(SimulatedPanel.named(glass))
    hardware = SimulatedBoard(panel: panel)
    hardware.wires.busyBias = .high
    hardware.wires.queuedEdges = .falling
    usedBoard = board
    try makeTree()
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func makeTree() throws {
    try file("sys/firmware/devicetree/base/model", "Raspberry Pi 4 Model B Rev 1.4\0")
    try file("etc/os-release", "NAME=\"Debian\"\nPRETTY_NAME=\"Debian GNU/Linux 13 (trixie)\"\n")
    try file("proc/sys/kernel/osrelease", "6.12.25+rpt-rpi-v8\n")
    for node in ["spidev0.0", "i2c-1", "gpiochip0"] { try file("dev/\(node)", "", mode: 0o660) }
    try file("sys/class/i2c-dev/i2c-1/name", "bcm2835 (i2c@7e804000)\n")
    try file("sys/module/spidev/parameters/bufsiz", "4096\n")
    // 125 MHz, four bytes of the device tree.
    try file("sys/bus/spi/devices/spi0.0/of_node/spi-max-frequency", "\u{7}\u{73}\u{59}\u{40}")
    try file("etc/group", "root:x:999999:\nhardware:x:\(getegid()):anna\n")
    try file("boot/firmware/config.txt", "dtparam=i2c_arm=on\ndtparam=spi=on\n")
    for font in [
      "opentype/inter/Inter.otf", "truetype/dejavu/DejaVuSans.ttf", "opentype/noto/NotoSansCJK.ttc",
      "truetype/materialdesignicons-webfont/icons.ttf",
    ] { try file("usr/share/fonts/\(font)", "") }
    try file("usr/share/zoneinfo/Europe/Berlin", "TZif")
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/etc/localtime", withDestinationPath: "../usr/share/zoneinfo/Europe/Berlin")
    try file("run/systemd/system/.keep", "")
    try file("run/systemd/timesync/synchronized", "")
  }

  /// Writes a file of the tree.
  func file(_ path: String, _ text: String, mode: Int = 0o644) throws {
    let whole = "\(root)/\(path)"
    try FileManager.default.createDirectory(
      atPath: (whole as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: whole))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: whole)
  }

  /// Lets a display run that has the lines; `change` says what is not well with it.
  func runDisplay(_ change: (inout DisplayStatus) -> Void = { _ in }) throws {
    for line in [17, 18, 24, 25] { gpio.holders[line] = "inkglance" }
    panelError = BusError(
      .busy(holder: "inkglance"), node: "GPIO25 (gpiochip0 line 25)", operation: "request")
    var status = DisplayStatus.healthy(at: machine.now())
    change(&status)
    display = .success(status)
  }

  /// Takes a file or a directory out of the tree.
  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(root)/\(path)") }

  /// The findings of a diagnosis now.
  func findings() throws -> [Finding] {
    let wires = hardware.wires
    var subject = Subject(
      machine: machine, board: usedBoard,
      openPanel: usedBoard == nil
        ? nil
        : { [panelError, flickeringEdges, clock = hardware.clock] in
          if let panelError { throw panelError }
          return PanelSession(
            model: .waveshare2in13V4,
            wires: PanelWires(
              spi: wires.spi, dataCommand: wires.dataCommand, reset: wires.reset,
              busy: flickeringEdges > 0 ? FlickeringLine(wires.busy, flickeringEdges) : wires.busy,
              power: wires.power, clock: clock))
        },
      openGauge: usedBoard == nil
        ? nil
        : { [board = usedBoard, bus = hardware.bus, clock = hardware.clock] in
          guard let gauge = board?.gauge else { return nil }
          let model = try GaugeCatalog.model(named: gauge.model)
          do {
            return try model.gauge(
              on: model.needsBus ? bus.open(at: gauge.address ?? 0x36) : nil, clock: clock)
          } catch let error as BusError {
            throw GaugeError.bus(error, gauge: model.title)
          }
        },
      configuration: configuration, timeZone: timeZone, locale: locale, display: { [display] in display })
    subject.buttons = usedBoard?.buttons ?? []
    subject.history = { [history] in history }
    return Diagnosis(of: subject).run()
  }

  private static func require<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Missing() }
    return value
  }
}
