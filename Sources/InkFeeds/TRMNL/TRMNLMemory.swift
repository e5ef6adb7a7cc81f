import Synchronization

/// The picture a server named last, so that one which has not changed is not sent again.
final class TRMNLMemory: Sendable {
  private struct Kept {
    var name: String
    var bytes: [UInt8]
  }

  private let kept = Mutex<Kept?>(nil)

  /// The bytes of the picture of that name; nil when it is not the last one.
  func bytes(named name: String) -> [UInt8]? {
    kept.withLock { $0?.name == name ? $0?.bytes : nil }
  }

  func keep(_ bytes: [UInt8], named name: String) { kept.withLock { $0 = Kept(name: name, bytes: bytes) } }
}

/// What can go wrong on the way to a picture.
enum TRMNLFailure: Error {
  case http(HTTPError)
  case trmnl(TRMNLError)
  case picture(FeedError)
}
