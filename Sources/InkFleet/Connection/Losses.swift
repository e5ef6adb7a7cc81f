import InkFeeds

/// What losses in a row mean, and how long the next try waits.
struct Losses: Sendable {
  var backoff = Backoff()
  /// Connections in a row that were there and gone at once.
  private var short = 0

  /// A connection that lasts so long is one; a shorter one does not have the next loss tried soon.
  static let least = Duration.seconds(60)

  /// Takes note of an end, after so long where the broker had let the display in; gives what to tell of it.
  ///
  /// Two displays of one name throw each other out, which few brokers say: connections that come and go tell it.
  mutating func note(_ error: MQTTError, after lasted: Duration?) -> MQTTError {
    guard let lasted else { return error }
    guard lasted < Self.least else {
      (short, backoff) = (0, Backoff())
      return error
    }
    short += 1
    guard short >= 3, case .lost(let broker) = error else { return error }
    return .replaced(broker: broker)
  }
}
