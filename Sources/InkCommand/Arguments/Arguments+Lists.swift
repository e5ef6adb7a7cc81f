extension Arguments {
  /// The members of an option's value, separated by commas; nil when it was not given.
  func list(_ name: String) -> [String]? {
    value(name).map { $0.split(separator: ",").map { String($0.filter { $0 != " " }) } }
  }

  /// The members of a list of words, as what they mean; one nil when the option was not given.
  func list<Value>(_ name: String, among meanings: [(word: String, value: Value)]) throws(UsageError)
    -> [Value?]
  {
    guard let words = list(name) else { return [nil] }
    var values: [Value?] = []
    for word in words {
      guard let meaning = meanings.first(where: { $0.word == word }) else {
        throw .badValue(
          "--\(name)", value: word, expected: meanings.map(\.word).joined(separator: " or "),
          command: command.name)
      }
      values.append(meaning.value)
    }
    return values
  }
}
