import Foundation
import InkErrors

/// A state file that cannot be read or written.
///
/// The display goes on without it: it only starts with a full refresh next time, and forgets what it counted.
public struct StateError: ExplainedError, Equatable {
  /// What was attempted.
  public enum Operation: Equatable, Sendable { case read, write }

  public let operation: Operation
  public let path: String
  /// The kernel's error number.
  public let errno: Int32

  /// An error of an operation.
  package init(operation: Operation, path: String, errno: Int32) {
    (self.operation, self.path, self.errno) = (operation, path, errno)
  }

  public var exitStatus: ExitStatus {
    switch errno {
    case EACCES, EPERM, EROFS: .noPermission
    default: .inputOutput
    }
  }

  public var explanation: Explanation {
    let verb = operation == .read ? "read" : "written"
    let fact = "The state file \(path) cannot be \(verb): \(String(cString: strerror(errno)))."
    switch errno {
    case EACCES, EPERM:
      return Explanation(
        fact, cause: "The directory belongs to another user, perhaps since the program ran once as root.",
        remedy: "Give it to this user (see `ls -ld \(path)`), or name another in STATE_DIRECTORY.")
    case EROFS:
      return Explanation(
        fact, cause: "The file system is mounted read-only, by choice or after a fault of the card.",
        remedy: "Look at `findmnt -T \(path)`; the display works without, and starts with a full refresh.")
    case ENOSPC, EDQUOT:
      return Explanation(
        fact, cause: "The file system is full.", remedy: "Run `df -h \(path)` and make room.")
    default:
      return Explanation(
        fact, cause: "The card or the file system has a fault.", remedy: "Run `sudo dmesg | tail`.")
    }
  }
}
