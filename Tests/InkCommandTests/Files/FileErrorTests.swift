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
        "The name is misspelt, or it is relative to another directory.",
        "Run `ls -l a/b` in the directory you are in."
      ),
      (
        .read, EISDIR, .noInput, "a/b cannot be read: it is a directory.", "A file was expected.",
        "Give the file's name as well."
      ),
      (
        .read, EACCES, .noPermission, "a/b cannot be read: this user may not do it.",
        "It belongs to another user.", "See `ls -ld a/b`, and give another place or a user who may."
      ),
      (
        .read, EIO, .inputOutput, "a/b cannot be read: Input/output error.",
        "The storage or the file system has a fault.", "Run `sudo dmesg | tail`."
      ),
      (
        .read, EFBIG, .badData, "a/b cannot be read: it is larger than a file of its kind gets.",
        "Another file was named, or a device that never ends.",
        "Run `ls -l a/b`, and name the file that was meant."
      ),
      (
        .write, ENOENT, .inputOutput, "a/b cannot be written: there is no such directory.",
        "Its directory is not there.", "Run `mkdir -p \"$(dirname a/b)\"` first."
      ),
      (
        .write, ENOTDIR, .inputOutput, "a/b cannot be written: a part of its path is no directory.",
        "Its directory is not there.", "Run `mkdir -p \"$(dirname a/b)\"` first."
      ),
      (
        .write, EROFS, .noPermission, "a/b cannot be written: nothing can be written there.",
        "The file system is mounted read-only.", "Write to another, such as /tmp."
      ),
      (
        .write, ENOSPC, .inputOutput, "a/b cannot be written: no space is left.", "The file system is full.",
        "Run `df -h a/b` and make room."
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
