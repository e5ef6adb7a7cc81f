import Synchronization

/// The last answer of a server and its marks, so that the server need not send it again (RFC 9110, 13).
final class HTTPMemory: Sendable {
  private struct Kept {
    var body: [UInt8]
    var conditions: [String: String]
  }

  private let kept = Mutex<Kept?>(nil)

  /// The headers that ask for an answer only where it has changed; none where the server gave no mark.
  var conditions: [String: String] { kept.withLock { $0?.conditions ?? [:] } }

  /// The answer that has not changed.
  var body: [UInt8]? { kept.withLock { $0?.body } }

  /// Keeps an answer that has a mark, and forgets the one before.
  func keep(_ answer: HTTPAnswer) {
    var conditions: [String: String] = [:]
    conditions["If-None-Match"] = answer.etag
    conditions["If-Modified-Since"] = answer.lastModified
    let isMarked = !conditions.isEmpty
    kept.withLock { [body = answer.body] in
      $0 = isMarked ? Kept(body: body, conditions: conditions) : nil
    }
  }
}
