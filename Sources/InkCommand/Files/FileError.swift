import Foundation
import InkErrors

/// A file that cannot be read or written.
struct FileError: ExplainedError, Equatable {
  /// What was attempted.
  enum Operation: Equatable, Sendable {
    case read, write
  }

  let operation: Operation
  let path: String
  /// The kernel's error number.
  let errno: Int32

  var exitStatus: ExitStatus {
    switch (operation, errno) {
    case (_, EACCES), (_, EPERM), (_, EROFS): .noPermission
    case (.read, ENOENT), (.read, ENOTDIR), (.read, EISDIR): .noInput
    case (.read, EFBIG): .badData
    default: .inputOutput
    }
  }

  var explanation: Explanation {
    let verb = operation == .read ? "read" : "written"
    let fact = "\(path) cannot be \(verb): \(reason)."
    switch errno {
    case ENOENT where operation == .read:
      return Explanation(
        fact, cause: "The name is misspelt, or it is relative to another directory.",
        remedy: "Run `ls -l \(path)` in the directory you are in.")
    case ENOENT, ENOTDIR:
      return Explanation(
        fact, cause: "Its directory is not there.", remedy: "Run `mkdir -p \"$(dirname \(path))\"` first.")
    case EISDIR:
      return Explanation(fact, cause: "A file was expected.", remedy: "Give the file's name as well.")
    case EFBIG where operation == .read:
      return Explanation(
        fact, cause: "Another file was named, or a device that never ends.",
        remedy: "Run `ls -l \(path)`, and name the file that was meant.")
    case EACCES, EPERM:
      return Explanation(
        fact, cause: "It belongs to another user.",
        remedy: "See `ls -ld \(path)`, and give another place or a user who may.")
    case EROFS:
      return Explanation(
        fact, cause: "The file system is mounted read-only.", remedy: "Write to another, such as /tmp.")
    case ENOSPC:
      return Explanation(
        fact, cause: "The file system is full.", remedy: "Run `df -h \(path)` and make room.")
    default:
      return Explanation(
        fact, cause: "The storage or the file system has a fault.", remedy: "Run `sudo dmesg | tail`.")
    }
  }

  private var reason: String {
    switch errno {
    case ENOENT: operation == .read ? "there is no such file" : "there is no such directory"
    case ENOTDIR: "a part of its path is no directory"
    case EISDIR: "it is a directory"
    case EFBIG where operation == .read: "it is larger than a file of its kind gets"
    case EACCES, EPERM: "this user may not do it"
    case EROFS: "nothing can be written there"
    case ENOSPC: "no space is left"
    default: String(cString: strerror(errno))
    }
  }
}
