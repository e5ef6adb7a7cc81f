import InkErrors

/// Why a server of TRMNL displays gave no picture.
public enum TRMNLError: Error, Equatable, Sendable {
  /// The machine has no network card whose address could be its name.
  case noIdentity
  /// The server knows no display of that name, in its own words where it has any.
  case notKnown(server: String, id: String, message: String?)
  /// The server knows the display, but nobody has claimed it as theirs.
  case notClaimed(server: String, friendlyID: String?)
  /// The server answered with something else than a picture's address.
  case noPicture(server: String, status: Int?)
  /// The key cannot be kept; the kernel's error number.
  case notKept(path: String, errno: Int32)
}

extension TRMNLError: ExplainedError {
  public var explanation: Explanation {
    switch self {
    case .noIdentity:
      Explanation(
        "The display has no name for its server.", cause: "The machine has no network card with an address.",
        remedy: "Give one as `id`, such as \"02:00:00:00:00:01\".")
    case .notKnown(let server, let id, let message):
      Explanation(
        "The server \(server) does not know the display \(id)" + (message.map { ": \($0)." } ?? "."),
        cause: "The display was not added there, or its key was made anew.",
        remedy: "Add a display with this address on the server, or write its key as `key`.")
    case .notClaimed(let server, let friendlyID):
      Explanation(
        "The server \(server) has no pictures for this display yet.", cause: "Nobody has claimed it.",
        remedy: friendlyID.map { "Claim the display \($0) on the server." } ?? "Claim it on the server.")
    case .noPicture(let server, let status):
      Explanation(
        "The server \(server) named no picture" + (status.map { " (status \($0))." } ?? "."),
        cause: "It has nothing to show, or is no server of TRMNL displays.",
        remedy: "Look at the display's playlist on the server.")
    case .notKept(let path, let errno):
      Explanation(
        "The display's key cannot be kept in \(path) (error \(errno)).",
        cause: "The directory belongs to another user, or the card is full.",
        remedy: "See `ls -ld` of the directory and `df -h`; or write the key as `key`.")
    }
  }

  /// 78 for what the owner has to set, 74 for the machine, 65 for what was given.
  public var exitStatus: ExitStatus {
    switch self {
    case .noIdentity, .notKnown, .notClaimed: .configuration
    case .notKept: .inputOutput
    case .noPicture: .badData
    }
  }
}
