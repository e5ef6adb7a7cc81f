import Foundation
import Testing

@testable import InkFeeds

@Suite("FileSource")
struct FileSourceTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID().uuidString)")

  private func withDirectory(_ work: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try work(directory.path())
  }

  @Test("A file gives its content, of the time it was changed")
  func content() throws {
    try withDirectory { directory in
      let path = "\(directory)/pressure"
      try Data("1008\n".utf8).write(to: URL(fileURLWithPath: path))
      let date = Date(timeIntervalSince1970: 1_700_000_000)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      let output = try FileSource(path: path).fetch(within: .seconds(1))
      #expect(output == FeedOutput(Array("1008\n".utf8), at: date))
    }
  }

  @Test("An empty file gives its time: touching it is enough")
  func empty() throws {
    try withDirectory { directory in
      #expect(FileManager.default.createFile(atPath: "\(directory)/coffee", contents: nil))
      let output = try FileSource(path: "\(directory)/coffee").fetch(within: .seconds(1))
      #expect(output.bytes.isEmpty)
      #expect(output.date != nil)
    }
  }

  @Test("What is not there, no file or too long is told apart; a pipe does not block")
  func errors() throws {
    try withDirectory { directory in
      let path = "\(directory)/x"
      #expect(throws: FeedError.unreadable(path: path.printable(limit: 60), errno: ENOENT)) {
        try FileSource(path: path).fetch(within: .seconds(1))
      }
      #expect(throws: FeedError.notFile(path: "/tmp")) {
        try FileSource(path: "/tmp").fetch(within: .seconds(1))
      }
      #expect(throws: FeedError.notFile(path: "/dev/zero")) {
        try FileSource(path: "/dev/zero").fetch(within: .seconds(1))
      }
      #expect(mkfifo(path, 0o600) == 0)
      #expect(throws: FeedError.notFile(path: path.printable(limit: 60))) {
        try FileSource(path: path).fetch(within: .seconds(1))
      }
      try Data(count: 65_537).write(to: URL(fileURLWithPath: "\(directory)/long"))
      #expect(throws: FeedError.tooLong(limit: 65_536)) {
        try FileSource(path: "\(directory)/long").fetch(within: .seconds(1))
      }
    }
  }

  @Test("A file of the kernel has no time, and no watch")
  func computed() throws {
    let source = FileSource(path: "/proc/uptime")
    let output = try source.fetch(within: .seconds(1))
    #expect(output.date == nil)
    #expect(!output.bytes.isEmpty)
    #expect(source.watch {} == nil)
  }

  @Test("A file is watched for writing, replacing and going; another in its directory does not count")
  func watch() throws {
    try withDirectory { directory in
      let path = "\(directory)/x"
      let changes = Counter()
      let watch = FileSource(path: path).watch { changes.add() }
      #expect(watch != nil)
      try Data("1".utf8).write(to: URL(fileURLWithPath: "\(directory)/other"))
      try Data("1".utf8).write(to: URL(fileURLWithPath: path))
      #expect(changes.wait(for: 1))
      try Data("2".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      #expect(changes.wait(for: 2))
      try FileManager.default.removeItem(atPath: path)
      #expect(changes.wait(for: 3))
    }
  }

  @Test("A directory that is not there cannot be watched")
  func noDirectory() { #expect(FileSource(path: "/no/such/file").watch {} == nil) }
}

/// Counts what another thread does.
final class Counter: @unchecked Sendable {
  private let condition = NSCondition()
  private var count = 0

  func add() {
    condition.lock()
    count += 1
    condition.signal()
    condition.unlock()
  }

  /// True once there were `wanted`; gives up after 10 s.
  func wait(for wanted: Int) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: 10)
    while count < wanted {
      guard condition.wait(until: end) else { return false }
    }
    return true
  }
}
