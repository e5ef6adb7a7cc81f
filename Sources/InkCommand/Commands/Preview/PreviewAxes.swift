import Foundation
import InkBoards
import InkErrors
import InkHost
import InkPanels
import InkTimelines
import InkViews

/// The lists of a command line: every combination of their members is a variant.
@MainActor
struct PreviewAxes {
  /// In the order in which they are to be drawn.
  let variants: [PreviewVariant]
  /// True when `--panel` was given.
  let isPanelNamed: Bool
  /// Pixels a point; nil leaves it to the board.
  let scale: Int?

  /// Reads the lists.
  init(_ arguments: Arguments, _ files: DisplayFiles, in context: CommandContext) throws {
    isPanelNamed = arguments.has("panel")
    scale = try arguments.integer("scale", in: 1...4)
    let models = try (arguments.list("panel") ?? [files.board.panel.model]).map {
      try PanelCatalog.model(named: $0)
    }
    let subjects = try Self.subjects(arguments, in: context)
    let locales: [String?] = arguments.list("locale") ?? [nil]
    let schemes: [ColorScheme?] = try arguments.list(
      "color-scheme", among: [("light", .light), ("dark", .dark)])
    let modes: [WidgetRenderingMode?] = try arguments.list(
      "rendering-mode", among: [("fullColor", .fullColor), ("accented", .accented), ("vibrant", .vibrant)])
    let levels: [PreviewVariant.Level?] = try Self.levels(arguments)
    var states: [BatteryStatus.State?] = try arguments.list(
      "battery-state", among: PreviewVariant.states.map { ($0.rawValue, $0) })
    if arguments.has("charging") {
      if arguments.has("battery-state") {
        throw UsageError.conflict("`--charging` and `--battery-state` were both given.", command: "preview")
      }
      states = [.charging]
    }
    var variants: [PreviewVariant] = []
    for subject in subjects {
      for model in models {
        for locale in locales {
          for scheme in schemes {
            for mode in modes {
              for state in states {
                for level in levels {
                  variants.append(
                    PreviewVariant(
                      kind: subject.kind, family: subject.family, model: model, locale: locale,
                      colorScheme: scheme, renderingMode: mode, level: level, state: state))
                }
              }
            }
          }
        }
      }
    }
    self.variants = variants
  }

  /// What tells a variant from the others.
  func label(of variant: PreviewVariant) -> String {
    [
      varies(\.kind) ? variant.kind : nil, varies(\.family) ? variant.family?.description : nil,
      varies(\.model.name) ? variant.model.name : nil, varies(\.locale) ? variant.locale : nil,
      varies(\.colorScheme) ? variant.colorScheme.map { $0 == .dark ? "dark" : "light" } : nil,
      varies(\.renderingMode) ? variant.renderingMode?.description : nil,
      varies(\.state) ? variant.state?.rawValue : nil, varies(\.level) ? variant.level?.label : nil,
    ].compactMap { $0 }.joined(separator: " · ")
  }

  /// Variants of one row share this: all that varies of widget, family and panel but for the last of what varies.
  func row(of variant: PreviewVariant) -> String {
    let isLookVaried =
      varies(\.locale) || varies(\.colorScheme) || varies(\.renderingMode) || varies(\.level)
      || varies(\.state)
    let isPanelVaried = varies(\.model.name)
    return [
      varies(\.kind) ? variant.kind : nil,
      varies(\.family) && (isPanelVaried || isLookVaried) ? variant.family?.description : nil,
      isPanelVaried && (isLookVaried || variant.kind == nil) ? variant.model.name : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }

  private func varies<Value: Equatable>(_ value: (PreviewVariant) -> Value) -> Bool {
    guard let first = variants.first else { return false }
    return variants.contains { value($0) != value(first) }
  }

  /// Widgets and families; a pair of nil is the display.
  private static func subjects(
    _ arguments: Arguments, in context: CommandContext
  ) throws -> [(kind: String?, family: WidgetFamily?)] {
    guard let kinds = arguments.list("kind") else {
      if arguments.has("family") {
        throw UsageError.missingCompanion("--kind", of: "--family", command: "preview")
      }
      return [(nil, nil)]
    }
    let descriptors = try kinds == ["all"] ? context.widgets : kinds.map { try descriptor($0, in: context) }
    let families = arguments.list("family")
    if let families, families != ["all"] {
      let supported = descriptors.flatMap(\.supportedFamilies)
      for name in families where !supported.contains(where: { $0.description == name }) {
        let names = supported.map(\.description).reduce(into: [String]()) {
          if !$0.contains($1) { $0.append($1) }
        }
        throw UsageError.badValue(
          "--family", value: name,
          expected: "one that \(kinds.joined(separator: ", ")) supports: \(names.joined(separator: ", "))"
            + (Suggestion.nearest(to: name, among: names).map { "; did you mean `\($0)`?" } ?? ""),
          command: "preview")
      }
    }
    return descriptors.flatMap { descriptor -> [(String?, WidgetFamily?)] in
      let own = descriptor.supportedFamilies
      let shown: [WidgetFamily] =
        switch families {
        case nil: Array(own.prefix(1))
        case ["all"]: own
        case .some(let names): names.compactMap { name in own.first { $0.description == name } }
        }
      return shown.map { (descriptor.kind, $0) }
    }
  }

  private static func descriptor(
    _ kind: String, in context: CommandContext
  ) throws(UsageError) -> WidgetDescriptor {
    if let found = context.widgets.first(where: { $0.kind == kind }) { return found }
    throw .unknownName(
      kind: "widget", name: kind,
      suggestion: Suggestion.nearest(to: kind, among: context.widgets.map(\.kind)),
      remedy: "run `inkglance list widgets` for the kinds there are.")
  }

  private static func levels(_ arguments: Arguments) throws(UsageError) -> [PreviewVariant.Level?] {
    guard let names = arguments.list("battery") else { return [nil] }
    var levels: [PreviewVariant.Level?] = []
    for name in names {
      if name == "unknown" {
        levels.append(.unknown)
      } else if let percent = Double(name), (0...100).contains(percent) {
        levels.append(.percent(percent))
      } else {
        throw .badValue(
          "--battery", value: name, expected: "a number from 0 to 100, or unknown", command: "preview")
      }
    }
    return levels
  }
}
