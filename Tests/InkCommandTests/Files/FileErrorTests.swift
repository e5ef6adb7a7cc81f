import Foundation
import InkErrors
import Testing

@testable import InkCommand

struct FileErrorTests {
  @Test(
    "every text and status",
    arguments: [
      (
        .read, ENOENT, .noInput, "a/b cannot be read: there is no such file.",
        "the name is misspelt, or it is relative to another directory.",
        "run `ls -l a/b` in the directory you are in."
      ),
      (
        .read, EISDIR, .noInput, "a/b cannot be read: it is a directory.", "a file was expected.",
        "give the file's name as well."
      ),
      (
        .read, EACCES, .noPermission, "a/b cannot be read: this user may not do it.",
        "it belongs to another user.", "see `ls -ld a/b`, and give another place or a user who may."
      ),
      (
        .read, EIO, .inputOutput, "a/b cannot be read: Input/output error.",
        "the storage or the file system has a fault.", "run `sudo dmesg | tail`."
      ),
      (
        .write, ENOENT, .inputOutput, "a/b cannot be written: there is no such directory.",
        "its directory is not there.", "run `mkdir -p \"$(dirname a/b)\"` first."
      ),
      (
        .write, ENOTDIR, .inputOutput, "a/b cannot be written: a part of its path is no directory.",
        "its directory is not there.", "run `mkdir -p \"$(dirname a/b)\"` first."
      ),
      (
        .write, EROFS, .noPermission, "a/b cannot be written: nothing can be written there.",
        "the file system is mounted read-only.", "write to another, such as /tmp."
      ),
      (
        .write, ENOSPC, .inputOutput, "a/b cannot be written: no space is left.", "the file system is full.",
        "run `df -h a/b` and make room."
      ),
    ] as [(FileError.Operation, Int32, ExitStatus, String, String, String)])
  func texts(
    operation: FileError.Operation, errno: Int32, status: ExitStatus, fact: String, cause: String,
    remedy: String
  ) {
    let error = FileError(operation: operation, path: "a/b", errno: errno)
    #expect(error.explanation == Explanation(fact, cause: cause, remedy: remedy))
    #expect(error.exitStatus == status)
  }

  @Test("bytes come back as they were written")
  func roundTrip() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/x"
    try FileAccess.write([0, 255, 10], to: path)
    try FileAccess.write([7], to: path)
    #expect(try FileAccess.read(path) == [7])
    #expect(throws: FileError(operation: .read, path: directory.path, errno: EISDIR)) {
      try FileAccess.read(directory.path)
    }
  }
}
