import Foundation
import Testing

@testable import InkFeeds

@Suite("CommandSource")
struct CommandSourceTests {
  private static let deadline = Duration.seconds(30)

  private static func output(_ source: CommandSource, within limit: Duration = deadline) throws -> String {
    String(decoding: try source.fetch(within: limit).bytes, as: UTF8.self)
  }

  @Test("A program gets its arguments as they are, a line goes to the shell")
  func output() throws {
    #expect(try Self.output(CommandSource(["printf", "%s|", "a b", "$HOME", "*"])) == "a b|$HOME|*|")
    #expect(try Self.output(CommandSource(shell: "printf 1008; printf hPa >&2")) == "1008")
  }

  @Test("Another status than 0 is the error, with the first line of standard error")
  func status() {
    let line = CommandSource(shell: "printf x; printf '\\n first\\033[31m \\nsecond\\n' >&2; exit 3")
    #expect(
      throws: FeedError.failed(
        program: "`printf x; printf '\\n first\\033[31m \\nsec…`", status: 3, message: " first\u{FFFD}[31m ")
    ) { try line.fetch(within: Self.deadline) }
    #expect(throws: FeedError.failed(program: "false", status: 1, message: nil)) {
      try CommandSource(["false"]).fetch(within: Self.deadline)
    }
  }

  @Test("A program that is not there, dies or says nothing is told apart")
  func otherEnds() {
    #expect(throws: FeedError.notStarted(program: "inkglance-no-such-program", errno: ENOENT)) {
      try CommandSource(["inkglance-no-such-program"]).fetch(within: Self.deadline)
    }
    #expect(throws: FeedError.killed(program: "`kill -SEGV $$`", signal: SIGSEGV)) {
      try CommandSource(shell: "kill -SEGV $$").fetch(within: Self.deadline)
    }
    #expect(throws: FeedError.silent(program: "true")) {
      try CommandSource(["true"]).fetch(within: Self.deadline)
    }
  }

  @Test("It has no standard input, and a process group of its own")
  func surroundings() throws {
    #expect(try Self.output(CommandSource(shell: "cat; printf end")) == "end")
    let own = CommandSource(shell: "test $(cut -d' ' -f5 /proc/$$/stat) = $$ && printf own")
    #expect(try Self.output(own) == "own")
  }

  @Test("A program that writes without end is stopped at 64 KiB")
  func endlessOutput() {
    #expect(throws: FeedError.tooLong(limit: 65_536)) {
      try CommandSource(["yes"]).fetch(within: Self.deadline)
    }
    #expect(throws: Never.self) {
      let bytes = try CommandSource(shell: "yes | head -c 65536").fetch(within: Self.deadline).bytes
      #expect(bytes.count == 65_536)
    }
  }

  @Test("Endless standard error neither blocks nor fills memory")
  func endlessErrors() {
    #expect(
      throws: FeedError.failed(program: "`yes no | head -c 300000 >&2; exit 1`", status: 1, message: "no")
    ) {
      try CommandSource(shell: "yes no | head -c 300000 >&2; exit 1").fetch(within: Self.deadline)
    }
  }

  @Test("At the deadline the whole group is killed")
  func deadline() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let source = CommandSource(shell: "sleep 1000 & echo $! > \(file.path()); wait")
    #expect(throws: FeedError.self) { try source.fetch(within: .milliseconds(200)) }
    let child = try #require(
      Int32(String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(!isAlive(child))
  }

  @Test("What a program leaves behind does not hold its answer up, and ends with it")
  func leftBehind() throws {
    let text = try Self.output(CommandSource(shell: "sleep 1000 & echo $!"))
    let child = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(!isAlive(child))
  }

  /// False for a process that is gone, or dead and not yet buried by the machine's first process.
  private func isAlive(_ process: Int32) -> Bool {
    for _ in 0..<1000 {
      guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let state = status.split(separator: ") ").last?.first
      else { return false }
      if state == "Z" || state == "X" { return false }
      // A killed process dies when it is scheduled next.
      sched_yield()
    }
    return true
  }
}
