import InkBoards
import InkBuses
import InkErrors
import InkGauges
import InkLinux
import InkPanels
import Testing

@testable import InkHost

/// On a machine without a single node.
struct LinuxStationTests {
  let system = SystemTree(dev: "/no/machine/dev", sys: "/no/machine/sys")
  let board = Board(
    name: "mine",
    panel: Board.Panel(
      model: "waveshare-2in13-v4",
      wiring: Board.Wiring(
        spi: "/dev/spidev0.0", dataCommand: .number(25), reset: .number(17), busy: .number(24))),
    gauge: Board.Gauge(model: "max17048"))

  static let unknownPanel: UnknownPanel = {
    do throws(UnknownPanel) {
      let model = try PanelCatalog.model(named: "waveshare-2in13-v5")
      fatalError("there is a panel \(model.name)")
    } catch {
      return error
    }
  }()
  static let unknownGauge: UnknownGauge = {
    do throws(UnknownGauge) {
      let model = try GaugeCatalog.model(named: "max17o48")
      fatalError("there is a gauge \(model.name)")
    } catch {
      return error
    }
  }()

  @Test("a panel that cannot be had is an error")
  func panel() {
    #expect(
      throws: StationError.bus(BusError(.notFound, node: "GPIO chip of the header", operation: "find"))
    ) { try LinuxStation.panel(of: board, in: system) }
  }

  @Test("a gauge that cannot be had says so at each reading, and no earlier")
  func gauge() throws {
    let gauge = try #require(try LinuxStation.gauge(of: board, in: system))
    #expect(gauge.name == "Maxim MAX17048")
    for _ in 1...2 {
      #expect(
        throws: GaugeError.bus(
          BusError(.notFound, node: "/no/machine/dev/i2c-1", operation: "open", errno: 2),
          gauge: "Maxim MAX17048")
      ) { try gauge.read() }
    }
  }

  @Test("a board without a gauge has none, and mains needs no bus")
  func otherGauges() throws {
    var board = board
    board.gauge = nil
    #expect(try LinuxStation.gauge(of: board, in: system) == nil)
    board.gauge = Board.Gauge(model: "mains")
    #expect(try LinuxStation.gauge(of: board, in: system)?.read().isPresent == false)
  }

  @Test("names that no catalogue has are errors of the configuration")
  func names() {
    var board = board
    board.panel.model = "waveshare-2in13-v5"
    board.gauge?.model = "max17o48"
    #expect(throws: StationError.panel(Self.unknownPanel)) {
      try LinuxStation.panel(of: board, in: system)
    }
    #expect(throws: StationError.gauge(Self.unknownGauge)) {
      _ = try LinuxStation.gauge(of: board, in: system)
    }
  }

  @Test("a board without wires is not opened as a real one")
  func notWired() {
    var board = board
    board.panel.wiring = nil
    #expect(throws: StationError.notWired(board: "mine")) { try LinuxStation.panel(of: board, in: system) }
  }

  @Test(
    "every error explains itself with its own words and status",
    arguments: [
      (
        .panel(unknownPanel),
        unknownPanel.explanation,
        .configuration
      ),
      (
        .gauge(unknownGauge),
        unknownGauge.explanation,
        .configuration
      ),
      (
        .bus(BusError(.notFound, node: "/dev/i2c-1", operation: "open")),
        BusError(.notFound, node: "/dev/i2c-1", operation: "open").explanation, .deviceUnavailable
      ),
      (
        .noGreys(panel: "waveshare-2in13b-v4"),
        Explanation(
          "The panel waveshare-2in13b-v4 has no greys.",
          cause: "Its board file says `greys = 4`, and no waveform for greys is known for this panel.",
          remedy: "Take `greys` out of the board file; photographs are dithered in black and white then."),
        .configuration
      ),
      (
        .notWired(board: "b"),
        Explanation(
          "The board \"b\" has no wires to a panel.",
          cause:
            "It is a simulated board, and was to be opened as a real one; this is a fault of the program.",
          remedy: "Report it with the command line, and use a board of `inkglance list boards` meanwhile."),
        .software
      ),
    ] as [(StationError, Explanation, InkErrors.ExitStatus)])
  func texts(error: StationError, explanation: Explanation, status: InkErrors.ExitStatus) {
    #expect(error.explanation == explanation)
    #expect(error.exitStatus == status)
  }
}
