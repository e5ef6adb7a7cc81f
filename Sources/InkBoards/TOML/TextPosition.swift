/// A place in a text file; both count from 1, columns in characters.
public struct TextPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  /// A place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Where a file begins.
  public static let start = TextPosition(line: 1, column: 1)

  /// Reading order.
  public static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }

  /// "3:9", as compilers print it.
  public var description: String { "\(line):\(column)" }
}
