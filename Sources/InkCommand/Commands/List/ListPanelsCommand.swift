import InkErrors
import InkPanels

/// `inkglance list panels`.
struct ListPanelsCommand: Command {
  static let declaration = CommandDeclaration(
    "list panels", "the panels that can be driven, with their refreshes",
    discussion: """
      The name is what a board file writes as `model`. Times are those of one refresh at room temperature; a dash is a \
      refresh that the panel does not have. Inks are black, white, red, yellow, orange, green and blue by their \
      initials. With words, only the panels in whose name, part, controller or names in other libraries all of them \
      occur.
      """,
    operands: [
      .init(
        name: "WORD", help: "part of a name, such as 2in13, GDEY075T7 or SSD1680",
        isOptional: true, isRepeated: true)
    ],
    options: [.json],
    examples: [
      .init(command: "inkglance list panels", effect: "a line for each panel"),
      .init(command: "inkglance list panels GxEPD2_213_B74", effect: "the panel another library calls so"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let words = arguments.operands.joined(separator: " ")
    let panels = PanelCatalog.search(words)
    if panels.isEmpty {
      throw UnknownPanel(name: words, suggestion: Suggestion.nearest(to: words, among: PanelCatalog.names))
    }
    if arguments.has("json") {
      let document: JSONValue = ["schema": 1, "panels": .array(panels.map(Self.json))]
      context.console.write(try document.text())
      return .done
    }
    var table = TextTable([
      .init(title: "NAME"),
      .init(title: "SIZE", dropOrder: 1, isRight: true),
      .init(title: "CONTROLLER", dropOrder: 2),
      .init(title: "INKS", dropOrder: 3),
      .init(title: "FULL", dropOrder: 6, isRight: true),
      .init(title: "FAST", dropOrder: 5, isRight: true),
      .init(title: "PARTIAL", dropOrder: 4, isRight: true),
      .init(title: "GREYS", dropOrder: 7, isRight: true),
      .init(title: "SOLD AS", dropOrder: 8),
    ])
    for panel in panels {
      table.add([
        panel.name, "\(panel.width) × \(panel.height)", panel.controller.rawValue.uppercased(),
        Self.inks(panel),
        panel.full.typical.shortText, panel.fast?.typical.shortText ?? "-",
        panel.partial?.typical.shortText ?? "-",
        panel.grays == nil ? "-" : "4", panel.title,
      ])
    }
    context.console.write(table.text(width: context.console.width))
    return .done
  }

  /// The initials of the inks: bw, bwr, bwry, bwrygb, bwryogb.
  private static func inks(_ panel: PanelModel) -> String {
    "bw" + panel.inks.filter(\.isColored).compactMap { $0.rawValue.first.map(String.init) }.joined()
  }

  private static func json(_ panel: PanelModel) -> JSONValue {
    [
      "name": .string(panel.name), "title": .string(panel.title), "part": .string(panel.part),
      "aliases": .array(panel.aliases.map(JSONValue.string)),
      "markings": .array(panel.markings.map(JSONValue.string)),
      "controller": .string(panel.controller.rawValue),
      "width_pixels": .integer(panel.width), "height_pixels": .integer(panel.height),
      "inks": .array(panel.inks.map { .string($0.rawValue) }),
      "full": json(panel.full), "fast": panel.fast.map(json) ?? .null,
      "partial": panel.partial.map(json) ?? .null,
      "gray": panel.grays.map { json($0.traits) } ?? .null,
      "gray_levels": .integer(panel.grays == nil ? 2 : 4),
      "ram_column_offset_bytes": .integer(panel.ramColumnOffset),
      "busy_level": .string(panel.controller.busyLevel.rawValue),
      "ghosting_screens": .integer(panel.ghosting.screens),
      "ghosting_per_place": .integer(panel.ghosting.perPlace),
      "minimum_interval_s": .integer(Int(panel.minimumInterval.components.seconds)),
      "lowest_celsius": .number(panel.operatingCelsius.lowerBound),
      "highest_celsius": .number(panel.operatingCelsius.upperBound),
      "rated_refreshes": .whole(panel.ratedRefreshes),
    ]
  }

  private static func json(_ traits: RefreshTraits) -> JSONValue {
    [
      "typical_ms": .milliseconds(traits.typical), "deadline_ms": .milliseconds(traits.deadline),
      "source": .string(traits.source.rawValue),
    ]
  }
}
