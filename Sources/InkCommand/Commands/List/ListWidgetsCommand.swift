import InkErrors
import InkTimelines
import InkViews

/// `inkglance list widgets`.
struct ListWidgetsCommand: Command {
  static let declaration = CommandDeclaration(
    "list widgets", "the widgets of this program, their families and settings",
    discussion: """
      The name is what a display file writes as `kind`, a family as `family`, and the settings as `configuration`.
      """,
    options: [.json],
    examples: [.init(command: "inkglance list widgets", effect: "a paragraph for each widget")])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let environment = EnvironmentValues()
    if arguments.has("json") {
      let document: JSONValue = [
        "schema": 1, "widgets": .array(context.widgets.map { Self.json($0, environment) }),
      ]
      context.console.write(try document.text())
      return .done
    }
    let paragraphs = context.widgets.map { Self.text($0, environment, width: context.console.width) }
    context.console.write(paragraphs.joined(separator: "\n"))
    return .done
  }

  @MainActor
  private static func text(
    _ widget: WidgetDescriptor, _ environment: EnvironmentValues, width: Int
  ) -> String {
    let title = widget.displayName(in: environment).map { ": \($0)" } ?? ""
    let summary = widget.summary(in: environment).map { TextWrap.lines($0, width: width, indent: 2) } ?? []
    let families = widget.supportedFamilies.map(\.description).joined(separator: ", ")
    let settings = widget.parameters.map { parameter in
      let defaultText = parameter.defaultText.map { ", else \($0)" } ?? ""
      let kind = parameter.type.map { ": \($0)" } ?? ""
      return "\(parameter.name)\(kind)\(defaultText)" + (parameter.summary.map { "; \($0)" } ?? "")
    }
    let lines =
      ["\(widget.kind)\(title)"] + summary
      + TextWrap.lines("families: \(families)", width: width, indent: 2)
      + settings.flatMap { TextWrap.lines("setting \($0)", width: width, indent: 2) }
    return lines.map { $0 + "\n" }.joined()
  }

  @MainActor
  private static func json(_ widget: WidgetDescriptor, _ environment: EnvironmentValues) -> JSONValue {
    [
      "kind": .string(widget.kind), "title": .text(widget.displayName(in: environment)),
      "summary": .text(widget.summary(in: environment)),
      "families": .array(widget.supportedFamilies.map { .string($0.description) }),
      "settings": .array(
        widget.parameters.map { parameter in
          [
            "name": .string(parameter.name), "type": .text(parameter.type),
            "default": .text(parameter.defaultText), "summary": .text(parameter.summary),
          ]
        }),
    ]
  }
}
