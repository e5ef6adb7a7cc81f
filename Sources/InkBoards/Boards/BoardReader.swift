/// Makes a `Board` of a parsed file, noting every fault.
struct BoardReader {
  let name: String
  let vocabulary: Vocabulary
  let faults: FaultList
  var claims = LineClaims()

  init(name: String, vocabulary: Vocabulary, faults: FaultList) {
    self.name = name
    self.vocabulary = vocabulary
    self.faults = faults
  }

  /// The board; nil where a fault leaves it incomplete.
  ///
  /// The caller looks at the faults first.
  mutating func read(_ root: TOMLTable) -> Board? {
    let reader = TableReader(root, at: .start, path: "", faults: faults)
    let title = reader.text("title", example: "\"Desk display\"")
    let isSimulated = reader.boolean("simulated", example: "true") ?? false
    reader.require("panel", example: "[panel]")
    let panelReader = reader.inner("panel", example: "[panel]")
    let gaugeReader = reader.inner("gauge", example: "[gauge]")
    let chip = panelReader?.text("chip", example: "\"pinctrl-rp1\"")
    var panel: Board.Panel?
    if let panelReader { panel = readPanel(panelReader, chip: chip, isSimulated: isSimulated) }
    var gauge: Board.Gauge?
    if let gaugeReader { gauge = readGauge(gaugeReader, chip: chip) }
    let buttons = readButtons(reader.inners("button", example: "[[button]]"), chip: chip)
    reader.finish()
    claims.check(faults)
    guard let panel else { return nil }
    var board = Board(name: name, title: title, isSimulated: isSimulated, panel: panel, gauge: gauge)
    board.buttons = buttons
    return board
  }

  mutating func readPanel(_ reader: TableReader, chip: String?, isSimulated: Bool) -> Board.Panel? {
    let example = "\"waveshare-2in13-v4\""
    reader.require("model", example: example)
    let model = reader.name("model", of: "panel model", among: vocabulary.panels(), example: example)
    let rotation = readRotation(reader) ?? .upright
    let scale = reader.integer("scale", in: 1...4, example: "2") ?? 1
    let greys = reader.integer("greys", example: "4")
    if let greys, greys != 2, greys != 4 {
      let _: Int? = reader.bad("greys", found: "\(greys)", "2 or 4", "4")
    }
    let vcom = reader.number("vcom", in: -5.0 ... -0.1, example: "-1.5")
    let temperature = readTemperature(reader) ?? .gauge
    // A simulated board may keep its wires, so that a real one becomes simulated by one line.
    let isWired = !isSimulated || reader.value("spi") != nil || reader.value("lines") != nil
    let wiring = isWired ? readWiring(reader, chip: chip) : nil
    if !isWired { _ = readClock(reader) }
    reader.finish()
    guard let model else { return nil }
    return Board.Panel(
      model: model, rotation: rotation, scale: scale, hasGreys: greys == 4, vcom: vcom,
      temperature: temperature, wiring: wiring)
  }

  private func readRotation(_ reader: TableReader) -> Board.Rotation? {
    guard let degrees = reader.integer("rotation", example: "90") else { return nil }
    return Board.Rotation(rawValue: degrees)
      ?? reader.bad("rotation", found: "\(degrees)", "0, 90, 180 or 270", "90")
  }

  private func readTemperature(_ reader: TableReader) -> Board.Temperature? {
    reader.parsed(
      "temperature", expected: "\"gauge\", \"none\" or a path below /sys", example: "\"gauge\""
    ) { text in
      switch text {
      case "gauge": .gauge
      case "none": Board.Temperature.none
      default: text.hasPrefix("/sys/") ? .file(text) : nil
      }
    }
  }

  func readClock(_ reader: TableReader) -> Int? {
    reader.integer("clock", in: 100_000...50_000_000, unit: "hertz", example: "4_000_000")
  }
}
