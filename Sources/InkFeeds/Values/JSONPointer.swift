import InkErrors

/// The way to a value inside a JSON document: "/main/pressure", "/days/0/high" (RFC 6901).
///
/// An empty pointer is the whole document; "~1" stands for "/" and "~0" for "~" in a name.
public struct JSONPointer: Hashable, Sendable {
  /// As it is written.
  public let text: String
  let steps: [String]

  /// Reads a pointer; nil for a text that is neither empty nor begins with "/".
  public init?(_ text: String) {
    guard text.isEmpty || text.hasPrefix("/") else { return nil }
    self.text = text
    steps = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }

  /// The value there.
  func value(in document: FeedValue) throws(FeedError) -> FeedValue {
    var value = document
    for (index, step) in steps.enumerated() {
      let way = "/" + steps[..<index].joined(separator: "/")
      switch value {
      case .table(let members):
        guard let member = members[step] else {
          let known = members.keys.sorted()
          throw .noMember(
            step, in: way, known: Array(known.prefix(8)),
            suggestion: Suggestion.nearest(to: step, among: known))
        }
        value = member
      case .list(let members):
        guard let number = Int(step), step == "\(number)", members.indices.contains(number) else {
          throw .noMember(
            step, in: way, known: members.isEmpty ? [] : ["0 to \(members.count - 1)"], suggestion: nil)
        }
        value = members[number]
      default:
        throw .noMember(step, in: way, known: [], suggestion: nil)
      }
    }
    guard value != .nothing else { throw .null(at: text) }
    return value
  }
}
