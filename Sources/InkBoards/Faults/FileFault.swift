/// Something wrong in a file that a person wrote, and where.
public struct FileFault: Equatable, Sendable {
  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// The file is not TOML; the parser's words.
    case syntax(String)
    /// The key means nothing here; `known` do, and `meant` is the one that is near and not there.
    case unknownKey(known: [String], meant: String?)
    /// The key is needed; `example` is a line that would do.
    case missingKey(example: String)
    /// The value is of another type; `example` is a line that would do.
    case wrongType(expected: String, found: String, example: String)
    /// The value is outside what the program can use.
    case badValue(found: String, expected: String, example: String)
    /// The value is a name that nothing has; `known` are the names there are.
    case unknownName(String, of: String, known: [String])
    /// The line is claimed by another key too.
    case lineClaimedTwice(Int, by: String)
    /// The line is the kernel's while the bus is on.
    case lineReserved(Int, function: String)
    /// The number is a pin's, and the pin is this line.
    case pinNumber(Int, isLine: Int)
    /// The widget's place is another widget's, on that line of the file.
    case placeTaken(String, byLine: Int)
  }

  /// Path as the person gave it, or as it was found.
  public var file: String
  public var position: TextPosition
  /// Path of the table from the top of the file: "panel.lines"; empty for the top itself.
  public var table: String
  /// The key in that table; empty where the file as a whole is meant.
  public var name: String
  public var problem: Problem

  /// Records a fault.
  public init(
    _ problem: Problem, file: String, at position: TextPosition, table: String = "", name: String = ""
  ) {
    self.file = file
    self.position = position
    self.table = table
    self.name = name
    self.problem = problem
  }

  /// Path of the key from the top of the file: "panel.lines.busy".
  public var key: String { table.isEmpty ? name : "\(table).\(name)" }

  public var line: Int { position.line }
  public var column: Int { position.column }
}
