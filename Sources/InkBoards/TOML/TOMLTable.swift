/// Keys and values in the order of the file.
public struct TOMLTable: Equatable, Sendable {
  /// One key and its value.
  public struct Entry: Equatable, Sendable {
    public var key: String
    public var keyPosition: TextPosition
    public var value: TOMLValue

    /// A key at a place, with its value.
    public init(_ key: String, at keyPosition: TextPosition = .start, _ value: TOMLValue) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  public var entries: [Entry]

  /// A table of these entries.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// The entry of a key; nil where there is none.
  public func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// The value of a key; nil where there is none.
  public subscript(key: String) -> TOMLValue? { entry(key)?.value }

  /// All keys, in the order of the file.
  public var keys: [String] { entries.map(\.key) }

  /// Where the key at a path such as "source.command[1]" stands: the deepest part of the path that is there.
  ///
  /// nil where not even its first part is. A member of a list has the place of its value.
  public func position(of path: String) -> TextPosition? {
    var table = self
    var position: TextPosition?
    for part in path.split(separator: ".") {
      let names = part.split(whereSeparator: { $0 == "[" || $0 == "]" })
      guard let name = names.first, let entry = table.entry(String(name)) else { break }
      position = entry.keyPosition
      if let index = names.dropFirst().first.flatMap({ Int($0) }), let members = entry.value.array,
        members.indices.contains(index)
      {
        position = members[index].position
      }
      guard let inner = entry.value.table else { break }
      table = inner
    }
    return position
  }
}
