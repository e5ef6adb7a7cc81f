import Glibc
import InkErrors

/// A configuration file that could not be read at all.
public struct UnreadableFile: Equatable, Sendable {
  public var path: String
  /// The kernel's error number; EFBIG where the file is longer than 256 KiB.
  public var errno: Int32

  /// Records a failure to read.
  public init(path: String, errno: Int32) {
    self.path = path
    self.errno = errno
  }
}

extension UnreadableFile: ExplainedError {
  /// What is wrong with the file as a whole.
  public var explanation: Explanation {
    switch errno {
    case ENOENT, ENOTDIR:
      Explanation(
        "There is no file \(path).", cause: "The path is misspelt, or relative to another directory.",
        remedy: "Run `ls -l \(path)`; leave the option out to use the built-in defaults.")
    case EACCES, EPERM:
      Explanation(
        "This user may not read \(path).", cause: "The file or its directory belongs to another user.",
        remedy: "Run `sudo chmod a+r \(path)`, and `namei -l \(path)` to see which directory is closed.")
    case EISDIR:
      Explanation(
        "\(path) is a directory.", cause: "The name of the file is missing from the path.",
        remedy: "Write the path of a .toml file.")
    case EFBIG:
      Explanation(
        "\(path) is longer than 256 KiB.", cause: "It is not a file that a person wrote.",
        remedy: "Write the path of a .toml file.")
    default:
      Explanation(
        "\(path) cannot be read (errno \(errno)).", cause: "The disk or the file system fails.",
        remedy: "Run `sudo dmesg | tail`: the kernel's own words are there.")
    }
  }

  /// 66 where it is not there or no file, 77 without permission, 74 for the disk.
  public var exitStatus: ExitStatus {
    switch errno {
    case ENOENT, ENOTDIR, EISDIR, EFBIG: .noInput
    case EACCES, EPERM: .noPermission
    default: .inputOutput
    }
  }
}
