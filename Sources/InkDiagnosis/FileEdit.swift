import InkBoards

/// How a board or display file is corrected from a shell: commands that change one thing and leave the rest as it was
/// written.
public struct FileEdit: Equatable, Sendable {
  /// The file to correct.
  public let path: String
  /// What is to be run before: a board that is built into the program has no file yet.
  private let preparation: [String]

  /// Corrections of a file.
  public init(path: String) {
    self.path = path
    preparation = []
  }

  /// Corrections of a board's file.
  ///
  /// `file` is nil where the board is built in, and the first command then writes it out
  /// to where it takes the built-in one's place, unless it is there. It is read whole before: `--print` takes the file in
  /// place of the board as soon as there is one, though it be empty yet.
  public init(board name: String, file: String?) {
    path = file ?? "/etc/inkglance/boards/\(name).toml"
    preparation =
      file == nil
      ? [
        "test -e \(Self.quoted(path)) || { board=$(inkglance list boards --print \(name)); "
          + "printf '%s\\n' \"$board\" | sudo install -D -m 644 /dev/stdin \(Self.quoted(path)); }"
      ] : []
  }

  /// Writes keys of a table, in place of those that are there.
  public func set(_ pairs: [(key: String, value: String)], in table: String) -> [String] {
    let scripts = pairs.flatMap { pair in
      [
        "/^\\[\(table)\\]/,/^\\[/{/^ *\(pair.key) *=/d}", "/^\\[\(table)\\]/a \(pair.key) = \(pair.value)",
      ]
    }
    return preparation + [sed(scripts)]
  }

  /// Writes the value of a key at the top of the file in place of the one it has.
  public func set(_ key: String, to value: String) -> [String] {
    preparation + [sed(["s/^ *\(key) *=.*/\(key) = \(Self.escaped(value))/"])]
  }

  /// Takes a key out of a table.
  public func remove(_ key: String, from table: String) -> [String] {
    preparation + [sed(["/^\\[\(table)\\]/,/^\\[/{/^ *\(key) *=/d}"])]
  }

  /// Adds a line to the panel's `lines`, in braces or as a table of their own.
  public func addLine(_ role: String, _ number: Int) -> [String] {
    preparation + [
      sed(["/^ *lines *=/s/ *}/, \(role) = \(number) }/", "/^\\[panel\\.lines\\]/a \(role) = \(number)"])
    ]
  }

  /// Writes another number to a key on a line of the file.
  public func setNumber(_ key: String, from old: Int, to new: Int, onLine line: Int) -> [String] {
    preparation + [sed(["\(line)s/\\b\(key) *= *\(old)\\b/\(key) = \(new)/"])]
  }

  /// Writes one key in place of another on a line of the file; the old one begins and ends with a letter, a figure or an
  /// underscore, so that it is found as a whole word.
  public func rename(_ old: String, to new: String, onLine line: Int) -> [String] {
    preparation + [sed(["\(line)s/\\b\(Self.escaped(old))\\b/\(Self.escaped(new))/"])]
  }

  /// Writes one text in place of another, in their quotes, on a line of the file.
  public func replace(_ old: String, with new: String, onLine line: Int) -> [String] {
    preparation + [sed(["\(line)s/\"\(Self.escaped(old))\"/\"\(Self.escaped(new))\"/"])]
  }

  /// Opens an editor, at a place where one is known.
  public func open(line: Int? = nil, column: Int? = nil) -> [String] {
    let place = line.map { line in "+\(line)\(column.map { ",\($0)" } ?? "") " } ?? ""
    return preparation + ["\(sudo)nano \(place)\(Self.quoted(path))"]
  }

  private func sed(_ scripts: [String]) -> String {
    let scripts = scripts.count == 1 ? "'\(scripts[0])'" : scripts.map { "-e '\($0)'" }.joined(separator: " ")
    return "\(sudo)sed -i \(scripts) \(Self.quoted(path))"
  }

  /// Files of the system are root's; a person's own need no more than that person.
  private var sudo: String { path.hasPrefix("/etc/") || path.hasPrefix("/usr/") ? "sudo " : "" }

  /// As sed wants it between slashes, and a shell between single quotes.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "/", "\\", ".", "*", "[", "]", "^", "$", "&": "\\\(character)"
      case "'": "'\\''"
      default: String(character)
      }
    }.joined()
  }

  /// A path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
      ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }
}

extension FileEdit {
  /// What corrects a fault of this file: where it is known what was meant that is written, else an editor opens at the
  /// place.
  public func commands(for fault: FileFault) -> [String] {
    switch (fault.problem, fault.suggestion) {
    case (.unknownKey, let meant?) where Self.isWord(fault.name) && Self.isPlain(meant):
      rename(fault.name, to: meant, onLine: fault.line)
    case (.unknownName(let wanted, _, _), let meant?) where Self.isPlain(wanted) && Self.isPlain(meant):
      replace(wanted, with: meant, onLine: fault.line)
    case (.pinNumber(let pin, let line), _):
      setNumber(fault.name, from: pin, to: line, onLine: fault.line)
    default:
      open(line: fault.line, column: fault.column)
    }
  }

  /// True for a plain text at whose ends sed sees the ends of a word.
  private static func isWord(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last, isPlain(text) else { return false }
    return [first, last].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// True for a text that a file may hold as it is; one that could do something else in a shell is not put into one.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}
