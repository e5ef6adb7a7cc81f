import Testing

@testable import InkBoards

@Suite struct BoardFileTests {
  @Test("the file of the manual gives the board of the manual")
  func parse_theManualsExample() throws {
    let text = """
      [panel]
      model = "waveshare-2in13-v4"
      spi   = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24, power = 18 }   # BCM numbers on the header
      rotation = 90

      [gauge]
      model = "max17048"
      bus   = 1            # /dev/i2c-1
      """
    let board = try BoardFile.parse(Array(text.utf8), named: "mine", file: "mine.toml")
    let wiring = Board.Wiring(
      spi: "/dev/spidev0.0", dataCommand: .number(25), reset: .number(17), busy: .number(24),
      power: .number(18))
    let panel = Board.Panel(model: "waveshare-2in13-v4", rotation: .quarter, wiring: wiring)
    #expect(board == Board(name: "mine", panel: panel, gauge: Board.Gauge(model: "max17048", bus: 1)))
    #expect(board.title == "mine")
  }

  @Test("every key a board file knows is read")
  func parse_everyKey() throws {
    let text = """
      title = "Kitchen"
      [panel]
      model = "waveshare-2in7-v2"
      spi = "/dev/spidev1.2"
      clock = 2_000_000
      chip = "gpio-rk3566"
      lines = { data_command = "PIN_22", reset = 8, busy = 130 }
      rotation = 270
      scale = 2
      [gauge]
      model = "max17041"
      bus = 3
      address = 0x36
      cells = 2
      capacity_mah = 3000
      shunt_milliohms = 10
      chemistry = "nmc18650"
      invert_current = true
      double_percent = true
      divider = 3.2
      channel = 2
      supply = "axp20x-battery"
      alert_line = 27
      external_power = { line = 6, level = "low" }
      """
    let board = try BoardFile.parse(Array(text.utf8), named: "kitchen", file: "kitchen.toml")
    let wiring = Board.Wiring(
      spi: "/dev/spidev1.2", clock: 2_000_000, chip: "gpio-rk3566", dataCommand: .name("PIN_22"),
      reset: .number(8),
      busy: .number(130))
    var gauge = Board.Gauge(
      model: "max17041", bus: 3, address: 0x36, cells: 2, capacityMilliampereHours: 3000, shuntMilliohms: 10,
      externalPower: Board.ExternalPower(line: .number(6), isHighWhenPresent: false))
    gauge.chemistry = "nmc18650"
    gauge.isCurrentInverted = true
    gauge.isPercentDoubled = true
    gauge.divider = 3.2
    gauge.channel = 2
    gauge.supply = "axp20x-battery"
    gauge.alertLine = .number(27)
    let panel = Board.Panel(model: "waveshare-2in7-v2", rotation: .threeQuarters, scale: 2, wiring: wiring)
    #expect(board == Board(name: "kitchen", title: "Kitchen", panel: panel, gauge: gauge))
  }

  @Test("one line makes a wired board a simulated one")
  func parse_simulatedWithWires() throws {
    let text = """
      simulated = true
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      """
    let board = try BoardFile.parse(Array(text.utf8), named: "mine", file: "mine.toml")
    #expect(board.isSimulated)
    #expect(board.panel.wiring?.busy == .number(24))
  }

  @Test(
    "who tells the panel's temperature: the gauge unless the file says otherwise",
    arguments: [
      ("", .gauge), ("temperature = \"gauge\"", .gauge), ("temperature = \"none\"", .none),
      (
        "temperature = \"/sys/class/hwmon/hwmon0/temp1_input\"",
        .file("/sys/class/hwmon/hwmon0/temp1_input")
      ),
    ] as [(String, Board.Temperature)])
  func temperature(line: String, source: Board.Temperature) throws {
    let text = "simulated = true\n[panel]\nmodel = \"waveshare-2in13-v4\"\n\(line)\n"
    #expect(
      try BoardFile.parse(Array(text.utf8), named: "mine", file: "mine.toml").panel.temperature == source)
  }

  @Test("a panel behind an IT8951 has no D/C, and VCOM as its label says")
  func parallel() throws {
    let text = """
      [panel]
      model = "waveshare-6in-it8951"
      spi = "/dev/spidev0.0"
      lines = { data_command = "none", reset = 17, busy = 24 }
      vcom = -1.53
      """
    let board = try BoardFile.parse(Array(text.utf8), named: "mine", file: "mine.toml")
    #expect(board.panel.vcom == -1.53 && board.panel.wiring?.dataCommand == nil)
    #expect(board.panel.wiring?.reset == .number(17))
  }

  @Test("names of panels and gauges are taken as the catalogue spells them")
  func parse_anotherCase() throws {
    let text = "simulated = true\n[panel]\nmodel = \"Waveshare-2in13-V4\"\n[gauge]\nmodel = \"MAX17048\"\n"
    let board = try BoardFile.parse(
      Array(text.utf8), named: "mine", file: "mine.toml", vocabulary: vocabulary)
    #expect(board.panel.model == "waveshare-2in13-v4")
    #expect(board.gauge?.model == "max17048")
  }

  @Test("a name is looked for in each directory, then among the built-in boards")
  func load_bySearch() throws {
    let directory = try TemporaryDirectory()
    let paths = ConfigurationPaths(boards: ["\(directory.path)/a", "\(directory.path)/b"], displays: [])
    #expect(try BoardFile.load("simulated", paths: paths).title == "Simulated board")
    let text = "simulated = true\n[panel]\nmodel = \"waveshare-2in7-v2\"\n"
    try directory.write("title = \"second\"\n" + text, to: "b/simulated.toml")
    #expect(try BoardFile.load("simulated", paths: paths).title == "second")
    try directory.write("title = \"first\"\n" + text, to: "a/simulated.toml")
    #expect(try BoardFile.load("simulated", paths: paths).title == "first")
  }

  @Test("what has a slash or ends with .toml is a path")
  func load_byPath() throws {
    let directory = try TemporaryDirectory()
    try directory.write("simulated = true\n[panel]\nmodel = \"x\"\n", to: "desk.toml")
    let paths = ConfigurationPaths(boards: [], displays: [])
    #expect(try BoardFile.load("\(directory.path)/desk.toml", paths: paths).name == "desk")
    let missing = BoardError.unreadable(UnreadableFile(path: "none.toml", errno: 2))
    #expect(throws: missing) { try BoardFile.load("none.toml", paths: paths) }
  }

  @Test("a name that nothing has is an error that knows all names")
  func load_unknown() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "attic.toml")
    try directory.write("", to: ".hidden.toml")
    let paths = ConfigurationPaths(boards: [directory.path], displays: [])
    let known = BoardFile.names(paths: paths)
    #expect(known.contains("attic") && known.contains("simulated") && !known.contains(".hidden"))
    let missing = BoardError.notFound(name: "atic", searched: [directory.path], known: known)
    #expect(throws: missing) { try BoardFile.load("atic", paths: paths) }
    #expect(missing.explanation.likelyCause == "\"attic\" was meant.")
  }

  @Test("a fault of a built-in board names the board")
  func load_faultOfABuiltInBoard() {
    let unknowing = Vocabulary(panels: ["another"])
    #expect {
      try BoardFile.load(
        "simulated", paths: ConfigurationPaths(boards: [], displays: []), vocabulary: unknowing)
    } throws: { error in
      (error as? BoardError)?.faults.first?.file == "built-in board simulated"
    }
  }
}
