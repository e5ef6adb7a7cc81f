/// Counts edges by the minute.
struct EdgeCount {
  /// Edges within a minute after which a line is taken to float.
  static let usual = 30

  /// The limit of this line.
  private let most: Int
  private var since: Duration?
  private var count = 0

  /// No edges yet.
  init(most: Int = Self.usual) { self.most = most }

  /// False once there were more than a line that means something gives.
  mutating func add(_ edges: Int, at now: Duration) -> Bool {
    if let since, now - since < .seconds(60) {
      count += edges
    } else {
      (since, count) = (now, edges)
    }
    return count <= most
  }
}
