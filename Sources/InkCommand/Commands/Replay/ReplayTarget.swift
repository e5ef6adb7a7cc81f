import InkErrors
import InkPanels
import InkSimulation

/// The simulated panel that a command line names: by model, or by controller and size.
struct ReplayTarget {
  let panel: SimulatedPanel

  init(_ arguments: Arguments) throws(UsageError) {
    let command = arguments.command.name
    switch (arguments.value("panel"), arguments.value("controller")) {
    case (let model?, nil):
      if arguments.has("size") {
        throw .conflict("`--panel` and `--size` were both given.", command: command)
      }
      panel = try Self.panel(model)
    case (nil, let chip?):
      guard let size = arguments.value("size") else {
        throw .missingCompanion("--size", of: "--controller", command: command)
      }
      panel = try Self.panel(
        chip: chip, size: size, hasColor: arguments.has("color-glass"), command: command)
    case (_?, _?):
      throw .conflict("`--panel` and `--controller` were both given.", command: command)
    case (nil, nil):
      throw .missingOption("--panel", or: "--controller with --size", command: command)
    }
  }

  private static func panel(_ model: String) throws(UsageError) -> SimulatedPanel {
    let name = (try? PanelCatalog.model(named: model).name) ?? model.lowercased()
    if let panel = SimulatedPanel.named(name) { return panel }
    let names = SimulatedPanel.all.map(\.model)
    throw .unknownName(
      kind: "simulated panel", name: model, suggestion: Suggestion.nearest(to: model, among: names),
      remedy: "Run `inkglance list panels`, or give `--controller` and `--size`.")
  }

  private static func panel(
    chip: String, size: String, hasColor: Bool, command: String
  ) throws(UsageError) -> SimulatedPanel {
    let sides = size.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], (1...4096).contains(width),
      (1...4096).contains(height)
    else {
      throw .badValue(
        "--size", value: size, expected: "columns and rows such as 122x250", command: command)
    }
    // Who has a part's name in the place of the chip's means the chip behind that glass.
    let behind = (try? PanelCatalog.model(named: chip)).map(\.controller.rawValue)
    for name in [chip, behind].compactMap(\.self) {
      let panel = SimulatedPanel(
        controller: name, width: width, height: height,
        inks: hasColor ? [.white, .black, .red] : [.white, .black])
      if let panel { return panel }
    }
    let chips = SimulatedPanel.controllers
    throw .unknownName(
      kind: "simulated controller", name: chip, suggestion: Suggestion.nearest(to: chip, among: chips),
      remedy: "Give one of \(chips.joined(separator: ", ")); or of a series, "
        + "\(SimulatedPanel.controllerSeries.joined(separator: ", ")).")
  }
}
