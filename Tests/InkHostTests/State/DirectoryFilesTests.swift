import Foundation
import InkFeeds
import Testing

@testable import InkHost

@Suite struct DirectoryFilesTests {
  @Test("A file is made with its directories, replaced whole, and leaves nothing beside it")
  func replace() throws {
    let root = NSTemporaryDirectory() + "inkglance-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    let files = DirectoryFiles(StateDirectory("\(root)/a/b"))
    #expect(try files.read("x.state") == nil)
    let long = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    for bytes in [long, [1, 2, 3], []] {
      try files.replace("x.state", with: bytes)
      #expect(try files.read("x.state") == bytes)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(root)/a/b") == ["x.state"])
  }

  @Test("A place that is no directory is an error with its number")
  func noDirectory() {
    let files = DirectoryFiles(StateDirectory("/dev/null/x"))
    #expect(throws: StateError(operation: .write, path: "/dev/null/x", errno: ENOTDIR)) {
      try files.replace("a", with: [])
    }
  }
}
