import InkErrors

/// Takes values out of a table key by key, and notes what is wrong with them.
///
/// Every accessor gives nil where the key is absent or its value is wrong; a wrong value is noted. `finish`
/// notes the keys that nobody asked for. `example` is a right-hand side that would do, for the message.
final class TableReader {
  let table: TOMLTable
  /// Where the table begins; a missing key is reported there.
  let position: TextPosition
  let path: String
  private let faults: FaultList
  private var known: [String] = []
  /// Keys that are needed and not there, with a line that would do.
  private var missing: [(key: String, example: String)] = []

  init(_ table: TOMLTable, at position: TextPosition, path: String, faults: FaultList) {
    self.table = table
    self.position = position
    self.path = path
    self.faults = faults
  }

  /// The path of a key from the top of the file.
  func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// The value of a key, of any type.
  func value(_ key: String) -> TOMLValue? {
    if !known.contains(key) { known.append(key) }
    return table[key]
  }

  /// Makes a key needed.
  func require(_ key: String, example: String) {
    guard value(key) == nil else { return }
    missing.append((key, example.hasPrefix("[") ? example : "\(key) = \(example)"))
  }

  func text(_ key: String, example: String) -> String? {
    guard let found = value(key) else { return nil }
    return found.string ?? wrong(found, key, "text", example)
  }

  func boolean(_ key: String, example: String) -> Bool? {
    guard let found = value(key) else { return nil }
    return found.boolean ?? wrong(found, key, "true or false", example)
  }

  func integer(
    _ key: String, in range: ClosedRange<Int> = .min ... .max, unit: String = "", example: String
  ) -> Int? {
    guard let found = value(key) else { return nil }
    guard let number = found.integer else { return wrong(found, key, "a whole number", example) }
    guard range.contains(number) else {
      let expected = "from \(range.lowerBound) to \(range.upperBound)\(unit.isEmpty ? "" : " \(unit)")"
      return bad(key, found: "\(number)", expected, example)
    }
    return number
  }

  func number(_ key: String, in range: ClosedRange<Double>, example: String) -> Double? {
    guard let found = value(key) else { return nil }
    guard let number = found.number else { return wrong(found, key, "a number", example) }
    guard range.contains(number) else {
      return bad(key, found: "\(number)", "from \(range.lowerBound) to \(range.upperBound)", example)
    }
    return number
  }

  /// Text that must be one of `names`, where these are known, and comes back as it is spelt there; case does
  /// not count.
  func name(_ key: String, of kind: String, among names: @autoclosure () -> [String]?, example: String)
    -> String?
  {
    guard let found = text(key, example: example) else { return nil }
    guard let names = names() else { return found }
    if names.contains(found) { return found }
    let wanted = found.lowercased()
    if let name = names.first(where: { $0.lowercased() == wanted }) { return name }
    note(.unknownName(found, of: kind, known: names), key)
    return nil
  }

  /// Text that `read` understands.
  func parsed<Result>(
    _ key: String, expected: String, example: String, _ read: (String) -> Result?
  ) -> Result? {
    guard let found = text(key, example: example) else { return nil }
    return read(found) ?? bad(key, found: found.quoted, expected, example)
  }

  /// A duration between two.
  func duration(
    _ key: String, from shortest: Duration, to longest: Duration? = nil, expected: String, example: String
  ) -> Duration? {
    parsed(key, expected: expected, example: example) { text in
      guard let found = Duration(settingsText: text), found >= shortest else { return nil }
      if let longest, found > longest { return nil }
      return found
    }
  }

  func array(_ key: String, example: String) -> [TOMLValue]? {
    guard let found = value(key) else { return nil }
    return found.array ?? wrong(found, key, "a list", example)
  }

  func inner(_ key: String, example: String) -> TableReader? {
    guard let found = value(key) else { return nil }
    guard let table = found.table else { return wrong(found, key, "a table", example) }
    return TableReader(table, at: found.position, path: path(of: key), faults: faults)
  }

  /// The tables of a list of tables, such as `[[widget]]`.
  func inners(_ key: String, example: String) -> [TableReader] {
    guard let found = value(key) else { return [] }
    guard let members = found.array else {
      let _: Never? = wrong(found, key, "a list of tables", example)
      return []
    }
    return members.compactMap { member in
      guard let table = member.table else { return wrong(member, key, "a list of tables", example) }
      return TableReader(table, at: member.position, path: path(of: key), faults: faults)
    }
  }

  /// Notes the keys that nobody asked for, and the needed ones that are not there.
  ///
  /// A key that is probably a needed one misspelt is noted once, as misspelt.
  func finish() {
    var found: [String] = []
    for entry in table.entries where !known.contains(entry.key) {
      let absent = known.filter { table[$0] == nil }
      let meant = Suggestion.nearest(to: entry.key, among: absent)
      note(.unknownKey(known: known, meant: meant), entry.key, at: entry.keyPosition)
      if let meant { found.append(meant) }
    }
    for (key, example) in missing where !found.contains(key) {
      note(.missingKey(example: example), key, at: position)
    }
  }

  /// Notes a fault of a key's value.
  func note(_ problem: FileFault.Problem, _ key: String, at place: TextPosition? = nil) {
    faults.add(problem, at: place ?? table[key]?.position ?? position, table: path, name: key)
  }

  /// Notes that a value cannot be used, and gives nil.
  func bad<Result>(_ key: String, found: String, _ expected: String, _ example: String) -> Result? {
    note(.badValue(found: found, expected: expected, example: "\(key) = \(example)"), key)
    return nil
  }

  /// Notes that a value has another type, and gives nil.
  func wrong<Result>(_ found: TOMLValue, _ key: String, _ expected: String, _ example: String) -> Result? {
    let isTable = expected == "a table" || expected == "a list of tables"
    let line = isTable && example.hasPrefix("[") ? example : "\(key) = \(example)"
    note(.wrongType(expected: expected, found: found.kindName, example: line), key, at: found.position)
    return nil
  }
}
