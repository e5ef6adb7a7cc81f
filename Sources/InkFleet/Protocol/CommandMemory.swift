import InkTimelines

/// Which commands were done, so that none is done twice: not by another connection that brings the retained one again, and
/// not after a restart.
struct CommandMemory: Sendable, Equatable {
  /// The last ones, the newest last.
  private(set) var done: [String]

  /// How many are kept; a key takes up to 80 bytes.
  static let capacity = 48

  /// What former runs did.
  init(_ done: [String] = []) { self.done = Array(done.suffix(Self.capacity)) }

  /// Whether a command is to be done now; notes it.
  ///
  /// One with an id is done once. Of one without, what was said while the display listened is meant as often as it is
  /// said, and what was retained only until it is done.
  mutating func admits(_ command: FleetCommand, bytes: [UInt8], isRetained: Bool) -> Bool {
    let print = Fingerprint.text(of: bytes)
    let key = command.id.map { "\(command.kind.rawValue):\($0)" } ?? "\(command.kind.rawValue)#\(print)"
    let isNew = !done.contains(key)
    guard isNew || command.id == nil && !isRetained else { return false }
    done.removeAll { $0 == key }
    done.append(key)
    if done.count > Self.capacity { done.removeFirst(done.count - Self.capacity) }
    return true
  }
}
