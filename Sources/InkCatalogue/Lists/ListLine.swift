import InkFeeds

/// A line of a list: its text, and what stands at its end.
struct ListLine: Equatable {
  var name: String
  var detail: String?

  /// The lines that a source's value means; nil for a value that has none.
  static func lines(of value: FeedValue?, name: String, detail: String) -> [ListLine]? {
    switch value {
    case .list(let members):
      members.compactMap { member in
        if let text = member.text { return ListLine(name: text) }
        guard let text = member[name]?.text else { return nil }
        return ListLine(name: text, detail: member[detail]?.text)
      }
    case .table(let members):
      members.sorted { $0.key < $1.key }.compactMap { name, value in
        value.text.map { ListLine(name: name, detail: $0) }
      }
    case .text(let text):
      text.split(whereSeparator: \.isNewline).map { ListLine(name: String($0)) }
    case .number, .boolean: value?.text.map { [ListLine(name: $0)] }
    case .picture, .nothing, nil: nil
    }
  }
}
