import Foundation
import InkBitmap
import InkBoards
import InkErrors
import InkHost
import InkPanels
import InkTimelines
import InkViews

/// `inkglance preview`: what would be shown, without hardware and at once.
struct PreviewCommand: Command {
  static let declaration = CommandDeclaration(
    "preview", "draw the display, or one widget, without hardware",
    discussion: """
      Draws what the glass of a panel would show at a moment, or one widget alone, as a picture file or on the \
      terminal. Nothing is opened but the files.
      """,
    options: [
      OptionDeclaration("out", "FILE.png|.pbm", "write the picture there; the terminal if left out"),
      OptionDeclaration("kind", "KIND", "one widget instead of the display"),
      OptionDeclaration("family", "FAMILY", "the family to show it as, its first if left out"),
      OptionDeclaration("panel", "MODEL", "another panel than the board's"),
      OptionDeclaration("scale", "N", "pixels a point, 1 to 4, instead of the board's"),
      OptionDeclaration("battery", "PERCENT", "the battery's level, 0 to 100"),
      OptionDeclaration("charging", nil, "as if the charger were plugged in"),
      OptionDeclaration("locale", "ID", "another locale than the display file's, such as ja_JP"),
      .board, .config, .at,
    ],
    examples: [
      .init(command: "inkglance preview --out glass.png", effect: "the whole display, upright"),
      .init(
        command: "inkglance preview --kind battery --family systemSmall --battery 12 --out battery.png",
        effect: "one widget, nearly empty"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitStatus {
    let out = try arguments.picture("out")
    var files = try DisplayFiles(arguments, in: context)
    if let scale = try arguments.integer("scale", in: 1...4) { files.board.panel.scale = scale }
    if let locale = arguments.value("locale") { files.display.locale = locale }
    let model = try PanelCatalog.model(named: arguments.value("panel") ?? files.board.panel.model)
    if arguments.value("panel") != nil {
      // A panel that was only named has no mounting: it is shown the way it is wider than tall.
      files.board.panel.rotation = model.height > model.width ? .quarter : .upright
    }
    let date = try arguments.moment("at", zone: files.timeZone, today: context.now()) ?? context.now()
    var settings = try HostSettings(
      board: files.board, display: files.display, model: model, widgets: context.widgets)
    var battery = BatteryStatus(level: 0.8, state: .unplugged, timeRemaining: 12_000)
    if let percent = try arguments.number("battery", in: 0...100) { battery.level = percent / 100 }
    if arguments.has("charging") {
      battery = BatteryStatus(level: battery.level, state: .charging, timeRemaining: 4320)
    }
    if let kind = arguments.value("kind") {
      let descriptor = try descriptor(kind, in: context)
      let family = try family(arguments.value("family"), of: descriptor)
      settings.placements = [
        .init(kind: kind, slot: Slot("preview", family, CGRect(origin: .zero, size: Self.canvas(family))))
      ]
    } else if arguments.value("family") != nil {
      throw UsageError.missingCompanion("--family", of: "--kind", command: "preview")
    }
    let preview = try Preview(settings, widgets: context.widgets, model: model, battery: battery)
    let frame = try await preview.frame(at: date)
    for problem in preview.problems { context.console.message(problem) }
    if let out {
      try out.write(frame)
    } else if context.console.isTerminal {
      guard let lines = FrameText.lines(frame, columns: context.console.width) else {
        throw UsageError.conflict(
          "The terminal has \(context.console.width) columns, too few for the picture.", command: "preview")
      }
      context.console.write(lines.joined(separator: "\n") + "\n")
    } else {
      context.console.writeBytes(PBMFile.encode(frame))
    }
    return .done
  }

  @MainActor
  private func descriptor(_ kind: String, in context: CommandContext) throws(UsageError) -> WidgetDescriptor {
    if let found = context.widgets.first(where: { $0.kind == kind }) { return found }
    throw .unknownName(
      kind: "widget", name: kind,
      suggestion: Suggestion.nearest(to: kind, among: context.widgets.map(\.kind)),
      remedy: "run `inkglance list widgets` for the kinds there are.")
  }

  @MainActor
  private func family(_ name: String?, of descriptor: WidgetDescriptor) throws(UsageError) -> WidgetFamily {
    guard let name else { return descriptor.supportedFamilies.first ?? .systemSmall }
    if let family = descriptor.supportedFamilies.first(where: { $0.description == name }) { return family }
    let names = descriptor.supportedFamilies.map(\.description)
    throw .badValue(
      "--family", value: name,
      expected: "one that \(descriptor.kind) supports: \(names.joined(separator: ", "))",
      command: "preview")
  }

  /// Points of a family's canvas: those of a phone 390 points wide (Human Interface Guidelines, widget sizes).
  private static func canvas(_ family: WidgetFamily) -> CGSize {
    switch family {
    case .accessoryCircular: CGSize(width: 76, height: 76)
    case .accessoryRectangular: CGSize(width: 172, height: 76)
    case .accessoryInline: CGSize(width: 250, height: 26)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    default: CGSize(width: 158, height: 158)
    }
  }
}
