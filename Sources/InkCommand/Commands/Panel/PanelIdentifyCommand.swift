import InkDiagnosis
import InkErrors
import InkPanels

/// `inkglance panel identify`: whether the panel is the one that the board file names.
struct PanelIdentifyCommand: Command {
  static let declaration = CommandDeclaration(
    "panel identify", "tell whether the panel is the one the board file names",
    discussion: """
      BUSY tells the family of the controller, and whether it takes commands; an Inky board says in its EEPROM which \
      display it carries, and an IT8951 tells the size, waveforms and VCOM of its panel. The revision of the others and \
      their glass cannot be read over these wires: the sticker on the glass tells, and `inkglance panel test-card \
      --explain`. The panel is reset and put to sleep; its picture stays. Ends with 1 where it is not as the board file \
      says.
      """,
    options: [
      .board, .config, .json, OptionDeclaration("trace", "FILE", "write what went over the wires"), .fault,
    ],
    examples: [
      .init(
        command: "inkglance panel identify --board waveshare-epd-2in13-v4",
        effect: "what BUSY says about that board's panel")
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let (probe, bench) = try PanelWork.perform(arguments, in: context) { panel, _ throws(PanelError) in
      try panel.probe()
    }
    let model = bench.session.model
    let outcome = Check.outcome(of: probe, on: model, wiring: bench.board.panel.wiring)
    let isInky = InkyEEPROM.models.contains(model.name)
    let eeprom =
      isInky ? bench.chip(at: InkyEEPROM.address, in: context).flatMap { try? InkyEEPROM.read($0) } : nil
    let contradiction = eeprom?.modelName.flatMap { $0 == model.name ? nil : $0 }
    let isRight = outcome.remedy == nil && contradiction == nil
    if arguments.has("json") {
      let document: JSONValue = [
        "schema": 1, "board": .string(bench.board.name), "panel": .string(model.name),
        "controller": .string(model.controller.rawValue),
        "busy_after_reset": .string(probe.levelAfterReset.rawValue),
        "busy_answers_commands": .bool(probe.answers), "matches": .bool(isRight),
        "fact": .string(outcome.fact), "eeprom": eeprom.map(Self.json) ?? .null,
        "controller_tells": probe.identity.map(Self.json) ?? .null,
        "cannot_tell": .array(Self.cannotTell(eeprom, probe.identity).map(JSONValue.string)),
      ]
      context.console.write(try document.text())
      return isRight ? .done : .checkFailed
    }
    var facts = FactList()
    facts.add("named", "\(model.name), \(model.controller.rawValue.uppercased())")
    facts.add("after reset", "BUSY is \(probe.levelAfterReset.rawValue)")
    facts.add("commands", probe.answers ? "BUSY answers" : "BUSY does not answer")
    if let identity = probe.identity { facts.add("controller", Self.text(identity)) }
    if isInky {
      facts.add(
        "EEPROM", eeprom.map(Self.text) ?? "no answer at 0x50: the board's I2C is off, or it has none")
    }
    facts.add("not readable", Self.cannotTell(eeprom, probe.identity).joined(separator: ", "))
    if let contradiction {
      facts.add("verdict", "the EEPROM names another panel: \(contradiction)")
      facts.add("what to do", "Write `model = \"\(contradiction)\"` in the board file.")
    } else {
      facts.add("verdict", isRight ? "as the board file says" : outcome.fact)
      facts.add("what to do", outcome.remedy?.note)
    }
    context.console.write(facts.text(width: context.console.width))
    return isRight ? .done : .checkFailed
  }

  /// What these wires do not tell.
  private static func cannotTell(_ eeprom: InkyEEPROM?, _ identity: PanelProbe.Identity?) -> [String] {
    guard identity == nil else { return ["glass"] }
    return ["controller revision", "waveforms"] + (eeprom == nil ? ["glass", "inks", "size"] : [])
  }

  private static func text(_ identity: PanelProbe.Identity) -> String {
    "\(identity.width) × \(identity.height), firmware \(identity.firmware), waveforms \(identity.waveforms), "
      + "VCOM \(identity.vcomMillivolts) mV"
  }

  private static func json(_ identity: PanelProbe.Identity) -> JSONValue {
    [
      "width_pixels": .integer(identity.width), "height_pixels": .integer(identity.height),
      "firmware": .string(identity.firmware), "waveforms": .string(identity.waveforms),
      "vcom_mv": .integer(identity.vcomMillivolts),
    ]
  }

  private static func text(_ eeprom: InkyEEPROM) -> String {
    let name = eeprom.variantName ?? "variant \(eeprom.variant), which has no name here"
    let inks = eeprom.colorName ?? "colour \(eeprom.color)"
    let revision = "board \(eeprom.boardRevision / 10).\(eeprom.boardRevision % 10)"
    return "\(name), \(eeprom.width) × \(eeprom.height), \(inks), \(revision), written \(eeprom.written)"
  }

  private static func json(_ eeprom: InkyEEPROM) -> JSONValue {
    [
      "variant": .integer(Int(eeprom.variant)), "variant_name": .text(eeprom.variantName),
      "model": .text(eeprom.modelName), "width_pixels": .integer(eeprom.width),
      "height_pixels": .integer(eeprom.height), "color": .text(eeprom.colorName),
      "board_revision": .number(Double(eeprom.boardRevision) / 10), "written": .string(eeprom.written),
    ]
  }
}
