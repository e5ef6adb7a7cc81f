import Foundation
import InkBitmap
import InkBoards
import InkErrors
import InkHost
import InkPanels
import InkTimelines
import InkViews

/// What a command line asks to be drawn: one picture, or a sheet of one for each combination of its lists.
@MainActor
struct PreviewRequest {
  private let context: CommandContext
  private let files: DisplayFiles
  private let date: Date
  private let axes: PreviewAxes
  private let isDeclared: Bool
  private let look: PreviewLook
  /// Pages of the display to draw, by name; "all" stands for every one.
  private let pages: [String]

  /// Reads the options; throws on a name that is not there and on options that do not go together.
  init(_ arguments: Arguments, _ files: DisplayFiles, in context: CommandContext) throws {
    self.context = context
    self.files = files
    date = try arguments.moment("at", zone: files.timeZone, today: context.now()) ?? context.now()
    isDeclared = arguments.has("previews")
    if isDeclared {
      for option in ["kind", "family"] where arguments.has(option) {
        throw UsageError.conflict("`--previews` and `--\(option)` were both given.", command: "preview")
      }
    }
    pages = arguments.value("page").map { $0.split(separator: ",").map(String.init) } ?? []
    if !pages.isEmpty {
      for option in ["kind", "previews"] where arguments.has(option) {
        throw UsageError.conflict("`--page` and `--\(option)` were both given.", command: "preview")
      }
    }
    let names = files.display.allPages.map(\.name)
    for page in pages where page != "all" && !names.contains(page) {
      throw UsageError.unknownName(
        kind: "page", name: page, suggestion: Suggestion.nearest(to: page, among: names),
        remedy: "Name one of \(names.joined(separator: ", ")), or all.")
    }
    axes = try PreviewAxes(arguments, files, in: context)
    var look = PreviewLook()
    look.isLowPower = arguments.has("low-power")
    look.isPlaceholder = arguments.has("placeholder")
    look.showsLinks = arguments.has("qr-code")
    self.look = look
  }

  /// The picture, and what in it does not look as written; `onStep` is told how many of how many variants are drawn.
  func picture(
    onStep: (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) async throws -> (picture: ColorFrame, problems: [String]) {
    var cells: [ContactSheet.Cell] = []
    var problems: [String] = []
    for (index, variant) in axes.variants.enumerated() {
      onStep(index, axes.variants.count)
      let settings = try settings(variant)
      settings.speak()
      let look = variant.look(from: look)
      let preview = Preview(settings, widgets: context.widgets, model: variant.model, look: look)
      for (label, subject) in try await subjects(variant, settings, look) {
        let picture = try await preview.picture(of: subject, at: date)
        let words = [label, axes.label(of: variant)].filter { !$0.isEmpty }
        cells.append(.init(words.joined(separator: " · "), row: axes.row(of: variant), picture: picture))
      }
      for problem in preview.problems where !problems.contains(problem) { problems.append(problem) }
    }
    guard let first = cells.first else { throw PreviewError.nothingDeclared(program: context.program) }
    if cells.count == 1, !isDeclared { return (first.picture, problems) }
    return (try ContactSheet(locale: Locale(identifier: "en")).picture(of: cells), problems)
  }

  private func subjects(
    _ variant: PreviewVariant, _ settings: HostSettings, _ look: PreviewLook
  ) async throws -> [(String, Preview.Subject)] {
    if isDeclared {
      let size = ScreenLayout.size(of: variant.model, settings)
      return try await Preview.declared(in: settings, size: size, look: look, at: date)
        .map { ($0.name, $0.subject) }
    }
    guard let kind = variant.kind, let family = variant.family else {
      guard !pages.isEmpty else { return [("", .display())] }
      return settings.pages.enumerated().filter { pages.contains($0.element.name) || pages.contains("all") }
        .map { ($0.element.name, .display(page: $0.offset)) }
    }
    var size = family.canvas
    if axes.isPanelNamed {
      let layout = ScreenLayout.lockScreen(ScreenLayout.size(of: variant.model, settings))
      size = layout.slot(for: family)?.frame.size ?? size
    }
    let slot = Slot("preview", family, CGRect(origin: .zero, size: size))
    // As the display file has it, if it has.
    let placed = settings.pages.flatMap(\.placements).first { $0.kind == kind }
    var placement = HostSettings.Placement(
      kind: kind, slot: slot, configuration: placed?.configuration ?? [:])
    placement.code = placed?.code
    return [("", .widget(placement))]
  }

  private func settings(_ variant: PreviewVariant) throws -> HostSettings {
    var files = files
    if let scale = axes.scale { files.board.panel.scale = scale }
    if let locale = variant.locale { files.display.locale = locale }
    if variant.kind != nil {
      // Only their settings are looked for: another panel need not have the places that the file names.
      for index in files.display.widgets.indices {
        files.display.widgets[index].place = .frame(x: 0, y: 0, width: 100, height: 100)
      }
      files.display.nightWidgets = []
      for page in files.display.pages.indices {
        for index in files.display.pages[page].widgets.indices {
          files.display.pages[page].widgets[index].place = .frame(x: 0, y: 0, width: 100, height: 100)
        }
      }
    }
    if axes.isPanelNamed {
      // A panel that was only named has no mounting: it is shown the way it is wider than tall.
      files.board.panel.rotation = variant.model.height > variant.model.width ? .quarter : .upright
    }
    return try HostSettings(
      board: files.board, display: files.display, model: variant.model, widgets: context.widgets)
  }
}
