import Foundation
import InkBoards
import InkErrors
import InkHost
import InkLinux
import InkPanels

/// Every setting of a command line's display and board file, each with its origin: what the files say, and what is so
/// because they do not say it.
@MainActor
struct EffectiveSettings {
  /// The display file; nil for the built-in one.
  let displayFile: String?
  /// The board's file, or that it is built in.
  let boardFile: String
  /// In the order of the files, then what is so by default.
  private(set) var settings: [EffectiveSetting] = []

  /// Reads the files that `--config` and `--board` mean; throws where they cannot be used.
  init(_ arguments: Arguments, in context: CommandContext) throws {
    let files = try DisplayFiles(arguments, in: context)
    displayFile = files.display.file
    let option = arguments.value("board")
    let named = option ?? files.display.board ?? "simulated"
    let source = try context.boardSource(of: named)
    boardFile = source.file
    if let option { add("board", Self.quoted(option), .option("--board")) }
    if let file = displayFile { add(try Self.table(try FileAccess.read(file)), from: file, below: "") }
    add(try Self.table(source.bytes), from: source.file, below: "")
    if let variable = files.localeVariable, let locale = files.display.locale {
      add("locale", Self.quoted(locale), .variable(variable))
    }
    let model = try PanelCatalog.model(named: files.board.panel.model)
    let host = try HostSettings(
      board: files.board, display: files.display, model: model, widgets: context.widgets)
    addDefaults(named: named, board: files.board, host: host, model: model)
  }

  /// Adds what a table says; what is known already, from an option, counts more.
  private mutating func add(_ table: TOMLTable, from file: String, below path: String) {
    for entry in table.entries {
      let key = path.isEmpty ? entry.key : "\(path).\(entry.key)"
      if let inner = entry.value.table {
        add(inner, from: file, below: key)
      } else if let members = entry.value.array, members.contains(where: { $0.table != nil }) {
        for (index, member) in members.enumerated() {
          guard let inner = member.table else { continue }
          add(inner, from: file, below: "\(key)[\(index)]")
        }
      } else {
        add(key, entry.value.written, .file(file, line: entry.keyPosition.line))
      }
    }
  }

  mutating func add(_ key: String, _ value: String, _ origin: EffectiveSetting.Origin) {
    guard !settings.contains(where: { $0.key == key }) else { return }
    settings.append(EffectiveSetting(key: key, value: value, origin: origin))
  }

  private static func table(_ bytes: [UInt8]) throws -> TOMLTable { try TOMLDocument(parsing: bytes).root }

  static func quoted(_ text: String) -> String { TOMLValue(.string(text)).written }
}

extension EffectiveSettings {
  /// One setting a line, its origin after it; below it where the page is too narrow for both.
  func text(width: Int) -> String {
    let column = min(settings.map(\.assignment.count).max() ?? 0, width / 2) + 2
    return settings.map { setting in
      let (assignment, origin) = (setting.assignment, "# \(setting.origin)")
      let gap = String(repeating: " ", count: max(2, column - assignment.count))
      let line = assignment + gap + origin
      return line.count <= width ? line + "\n" : "\(assignment)\n  \(origin)\n"
    }.joined()
  }

  /// For programs.
  var json: JSONValue {
    [
      "schema": 1, "display_file": .text(displayFile), "board_file": .string(boardFile),
      "settings": .array(
        settings.map { setting in
          var (kind, file, line) = ("default", JSONValue.null, JSONValue.null)
          switch setting.origin {
          case .file(let path, let number): (kind, file, line) = ("file", .string(path), .integer(number))
          case .option(let name): kind = name
          case .variable(let name): kind = "$\(name)"
          case .model(let name): kind = "model \(name)"
          case .standard: break
          }
          return [
            "key": .string(setting.key), "value": .string(setting.value), "origin": .string(kind),
            "file": file, "line": line,
          ]
        }),
    ]
  }
}
