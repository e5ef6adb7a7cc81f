/// A way to press a button.
public enum ButtonGesture: String, Sendable, CaseIterable {
  case short, double, long
}

/// What a press does.
public enum ButtonAction: Hashable, Sendable {
  /// The next page, or the one before.
  case next, previous
  /// That page.
  case page(String)
  /// Fresh data, and a full refresh.
  case refresh
  /// Shows the display, quiet hours or not, and keeps the machine on for a while.
  case wake
  /// Puts the panel to sleep and switches the machine off.
  case shutDown
  /// Runs a program, without a shell, until it ends or its time is over.
  case command([String], deadline: Duration)
  /// Nothing, where the board's file would have something done.
  case nothing

  /// The words of a file that stand for an action without more to say.
  static let words: [(String, ButtonAction)] = [
    ("next", .next), ("previous", .previous), ("refresh", .refresh), ("wake", .wake),
    ("shut-down", .shutDown), ("none", .nothing),
  ]
}

extension ButtonAction: CustomStringConvertible {
  /// In a few words: "next page", "the page \"weather\"".
  public var description: String {
    switch self {
    case .next: "next page"
    case .previous: "previous page"
    case .page(let name): "page \"\(name)\""
    case .refresh: "refresh"
    case .wake: "wake"
    case .shutDown: "shut down"
    case .command(let words, _): "run \(words.first ?? "")"
    case .nothing: "nothing"
    }
  }
}
