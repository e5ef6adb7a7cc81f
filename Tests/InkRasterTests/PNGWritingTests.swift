import Foundation
import InkBitmap
import InkErrors
import InkRaster
import Testing

@Suite struct PNGWritingTests {
  private func inDirectory(_ body: (String) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("png-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(directory.path)
  }

  @Test("a file is written, replaced, and nothing else is left")
  func replaces() throws {
    try inDirectory { directory in
      let path = directory + "/glass.png"
      try PNGFile.write(Frame(width: 8, height: 8), to: path)
      let black = Frame(width: 9, height: 7, filledWith: .black)
      try PNGFile.write(black, to: path)
      let contents = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      #expect(contents == PNGFile.encode(black))
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["glass.png"])
    }
  }

  @Test("a link stays a link")
  func link() throws {
    try inDirectory { directory in
      try PNGFile.write([1, 2, 3, 4], to: directory + "/target")
      try FileManager.default.createSymbolicLink(
        atPath: directory + "/link", withDestinationPath: directory + "/target")
      try PNGFile.write([9], to: directory + "/link")
      #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: directory + "/target"))) == [9])
    }
  }

  @Test("a device is written into")
  func device() throws {
    try PNGFile.write([1, 2, 3], to: "/dev/null")
    #expect(throws: PNGWriteError(path: "/dev/full", operation: .write, errno: ENOSPC)) {
      try PNGFile.write([1, 2, 3], to: "/dev/full")
    }
  }

  @Test("a missing directory and a directory in the file's place are named")
  func wrongPlaces() throws {
    try inDirectory { directory in
      let missing = directory + "/none/glass.png"
      #expect(throws: PNGWriteError(path: missing, operation: .open, errno: ENOENT)) {
        try PNGFile.write([1], to: missing)
      }
      #expect(throws: PNGWriteError(path: directory, operation: .open, errno: EISDIR)) {
        try PNGFile.write([1], to: directory)
      }
    }
  }

  @Test(
    "what a person reads",
    arguments: [
      (
        ENOENT, "No such file or directory", "The directory out/today does not exist.",
        "Make it: mkdir -p out/today", InkErrors.ExitStatus.noInput
      ),
      (
        ENOTDIR, "Not a directory", "The directory out/today does not exist.", "Make it: mkdir -p out/today",
        .noInput
      ),
      (
        EACCES, "Permission denied", "This user may not write in the directory out/today.",
        "Choose another path, or look at its owner: ls -ld out/today", .noPermission
      ),
      (
        EROFS, "Read-only file system", "The file system is mounted read-only.",
        "Choose a path on another one, such as /tmp.", .noPermission
      ),
      (
        EISDIR, "Is a directory", "The path names a directory.",
        "Add a file name, such as out/today/a.png/glass.png.", .noInput
      ),
      (
        ENOSPC, "No space left on device", "The file system is full.",
        "Free some space; see: df -h out/today", .inputOutput
      ),
      (
        EIO, "Input/output error", "The kernel refused to write the file (error 5).", "Choose another path.",
        .inputOutput
      ),
    ] as [(Int32, String, String, String, InkErrors.ExitStatus)])
  func explanation(
    number: Int32, reason: String, cause: String, remedy: String, status: InkErrors.ExitStatus
  ) {
    let error = PNGWriteError(path: "out/today/a.png", operation: .write, errno: number)
    let what = "The picture cannot be written to out/today/a.png: \(reason)."
    #expect(error.explanation == Explanation(what, cause: cause, remedy: remedy))
    #expect(error.exitStatus == status)
  }

  @Test(
    "the directory of a path", arguments: [("a.png", "."), ("/a.png", "/"), ("/x/y/a.png", "/x/y")])
  func directories(path: String, directory: String) {
    let error = PNGWriteError(path: path, operation: .open, errno: ENOSPC)
    #expect(error.explanation.whatToDo == "Free some space; see: df -h \(directory)")
  }
}
