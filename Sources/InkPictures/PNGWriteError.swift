import Glibc
import InkErrors

/// Why a picture cannot be written to a file.
public struct PNGWriteError: ExplainedError, Equatable {
  /// What was attempted.
  public enum Operation: String, Sendable {
    case open, write, replace
  }

  public var path: String
  public var operation: Operation
  /// The kernel's error number.
  public var errno: Int32

  /// Records a failed operation.
  public init(path: String, operation: Operation, errno: Int32) {
    self.path = path
    self.operation = operation
    self.errno = errno
  }

  public var explanation: Explanation {
    let what = "The picture cannot be written to \(path): \(String(cString: strerror(errno)))."
    switch errno {
    case ENOENT, ENOTDIR:
      return Explanation(
        what, cause: "The directory \(directory) does not exist.", remedy: "Make it: mkdir -p \(directory)")
    case EACCES, EPERM:
      return Explanation(
        what, cause: "This user may not write in the directory \(directory).",
        remedy: "Choose another path, or look at its owner: ls -ld \(directory)")
    case EROFS:
      return Explanation(
        what, cause: "The file system is mounted read-only.",
        remedy: "Choose a path on another one, such as /tmp.")
    case EISDIR:
      return Explanation(
        what, cause: "The path names a directory.", remedy: "Add a file name, such as \(path)/glass.png.")
    case ENOSPC, EDQUOT:
      return Explanation(
        what, cause: "The file system is full.", remedy: "Free some space; see: df -h \(directory)")
    default:
      return Explanation(
        what, cause: "The kernel refused to \(operation.rawValue) the file (error \(errno)).",
        remedy: "Choose another path.")
    }
  }

  public var exitStatus: ExitStatus {
    switch errno {
    case EACCES, EPERM, EROFS: .noPermission
    case ENOENT, ENOTDIR, EISDIR: .noInput
    default: .inputOutput
    }
  }

  /// The directory part of the path.
  private var directory: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
