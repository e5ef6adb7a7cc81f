import InkBoards

/// What presses ask for and is not done yet, as few deeds as come to the same: a person presses again while a refresh
/// goes on.
struct PressQueue: Equatable, Sendable {
  /// Other deeds than turning pages, at most; with more of them the last are left out.
  static let mostOthers = 8

  /// The page that was asked for by name; nil counts from the one that is up.
  private(set) var page: String?
  /// How many pages on from that.
  private(set) var offset = 0
  /// Everything else, each once, in the order in which it was asked for first.
  private(set) var others: [ButtonAction] = []
  /// True once anything came, even where it adds up to nothing.
  private(set) var isEmpty = true

  /// Adds what one press asks for.
  mutating func add(_ action: ButtonAction) {
    switch action {
    case .nothing: return
    case .next: offset = min(offset + 1, 1000)
    case .previous: offset = max(offset - 1, -1000)
    case .page(let name): (page, offset) = (name, 0)
    case .refresh, .wake, .shutDown, .command:
      if !others.contains(action), others.count < Self.mostOthers { others.append(action) }
    }
    isEmpty = false
  }

  /// True where a page is to be turned.
  var turnsPage: Bool { page != nil || offset != 0 }

  /// The page it comes to, of pages by their names; nil where it has no name of theirs.
  func target(from shown: Int, among names: [String]) -> Int? {
    guard !names.isEmpty else { return nil }
    var start = shown
    if let page {
      guard let index = names.firstIndex(of: page) else { return nil }
      start = index
    }
    return ((start + offset) % names.count + names.count) % names.count
  }
}
