import Foundation
import Testing

@testable import InkHost

/// On real sockets: clients block on threads of their own while the main queue serves.
@MainActor @Suite("ControlServer")
struct ControlServerTests {
  let path = NSTemporaryDirectory() + "ink-" + UUID().uuidString.prefix(8) + "/control.sock"

  private func server() throws -> ControlServer {
    try ControlServer(at: path) { request in
      var answer = ControlAnswer()
      answer.reloaded = [request.command.rawValue]
      return answer
    }
  }

  /// Does something that blocks, away from the main actor.
  private func away<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: work()) }.start()
    }
  }

  /// A connected client that gives up reading after 10 s.
  nonisolated private static func connect(_ path: String) -> Int32 {
    let descriptor = UnixSocket.open()
    #expect(UnixSocket.connect(descriptor, to: path) == 0)
    _ = fcntl(descriptor, F_SETFL, 0)
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return descriptor
  }

  /// What a client reads that writes these bytes, until as many lines are there or it is cut off.
  nonisolated private static func talk(_ text: [UInt8], lines: Int, to path: String) -> [String] {
    let descriptor = connect(path)
    defer { close(descriptor) }
    _ = text.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    return read(descriptor, lines: lines)
  }

  nonisolated private static func read(_ descriptor: Int32, lines: Int) -> [String] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count(where: { $0 == 10 }) < lines {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("the socket is its owner's alone, and goes with the server")
  func mode() throws {
    var status = stat()
    do {
      let server = try server()
      #expect(stat(path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
      withExtendedLifetime(server) {}
    }
    #expect(stat(path, &status) != 0)
  }

  @Test("questions are answered in order, and garbage between them with what is wrong with it")
  func garbage() async throws {
    let server = try server()
    let text = "{\"command\":\"status\"}\nwhat?\n\n{\"command\":\"logs\"}\n"
    let lines = await away { [path] in Self.talk(Array(text.utf8), lines: 3, to: path) }
    #expect(lines.count == 3)
    #expect(lines.first == #"{"reloaded":["status"],"schema":1}"#)
    #expect(lines.dropFirst().first?.contains("it is no JSON object") == true)
    #expect(lines.last == #"{"reloaded":["logs"],"schema":1}"#)
    withExtendedLifetime(server) {}
  }

  @Test("a line without an end is refused and its client cut off")
  func endless() async throws {
    let server = try server()
    let (lines, isCut) = await away { [path] in
      let descriptor = Self.connect(path)
      defer { close(descriptor) }
      let text = [UInt8](repeating: 0x7b, count: 5000)
      _ = text.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      let lines = Self.read(descriptor, lines: 1)
      var byte: UInt8 = 0
      let rest = Glibc.read(descriptor, &byte, 1)
      // What was not read of the line makes it a reset.
      return (lines, rest == 0 || errno == ECONNRESET)
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("longer than 4096 bytes") == true)
    #expect(isCut)
    withExtendedLifetime(server) {}
  }

  @Test("a client that asks and never reads is cut off, and another is answered meanwhile")
  func deaf() async throws {
    let server = try server()
    let isCut = await away { [path] in
      let descriptor = Self.connect(path)
      defer { close(descriptor) }
      let question = Array("{\"command\":\"status\"}\n".utf8)
      // 100 000 answers are more than the kernel and the server hold for it together.
      for _ in 0..<100_000 {
        let count = question.withUnsafeBytes {
          send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0 { return errno == EPIPE || errno == ECONNRESET }
      }
      return false
    }
    #expect(isCut)
    let lines = await away { [path] in
      Self.talk(Array("{\"command\":\"status\"}\n".utf8), lines: 1, to: path)
    }
    #expect(lines.count == 1)
    withExtendedLifetime(server) {}
  }

  @Test("of too many clients the first is cut off")
  func crowd() async throws {
    let server = try server()
    let (first, last) = await away { [path] in
      let clients = (0...ControlServer.mostClients).map { _ in Self.connect(path) }
      defer { for client in clients { close(client) } }
      let question = Array("{\"command\":\"status\"}\n".utf8)
      let lines = clients.last.map { client in
        _ = question.withUnsafeBytes { send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        return Self.read(client, lines: 1)
      }
      return (clients.first.map { Self.read($0, lines: 1) }, lines)
    }
    #expect(first == [])
    #expect(last?.count == 1)
    withExtendedLifetime(server) {}
  }

  @Test("a socket that a dead process left is taken over, one that is listened on is not")
  func left() throws {
    mkdir((path as NSString).deletingLastPathComponent, 0o700)
    let dead = UnixSocket.open()
    #expect(UnixSocket.bind(dead, to: path) == 0)
    close(dead)
    let server = try server()
    #expect(throws: ControlError.inUse(path: path)) { try self.server() }
    withExtendedLifetime(server) {}
  }

  @Test("where there is no directory and none can be made, it says so")
  func nowhere() {
    #expect(
      throws: ControlError.failed(operation: "Making the directory of", path: "/proc/x/y", errno: ENOENT)
    ) {
      try ControlServer(at: "/proc/x/y") { _ in ControlAnswer() }
    }
  }

  @Test("the client gets what the server answers, and a refusal as an error")
  func client() async throws {
    let server = try ControlServer(at: path) { request in
      if request.command == .reload {
        return ControlAnswer(ControlError.unknownKind("x", placed: ["clock"], suggestion: nil))
      }
      var answer = ControlAnswer()
      answer.logs = .init(
        isInJournal: true,
        events: [.init(date: Date(timeIntervalSince1970: 60), priority: .error, text: "ä\n\"b\"")])
      return answer
    }
    let answer = await away { [path] in
      Result { () throws(ControlError) in
        try ControlClient.ask(ControlRequest(.logs), at: ["/nowhere", path], within: .seconds(10))
      }
    }
    #expect(
      try answer.get().logs?.events
        == [.init(date: Date(timeIntervalSince1970: 60), priority: .error, text: "ä\n\"b\"")])
    let refusal = await away { [path] in
      Result { () throws(ControlError) in
        try ControlClient.ask(ControlRequest(.reload, kind: "x"), at: [path], within: .seconds(10))
      }
    }
    #expect(throws: ControlError.self) { try refusal.get() }
    if case .failure(let error) = refusal {
      #expect(error.explanation.whatHappened == "No widget of kind \"x\" is on the display.")
    }
    withExtendedLifetime(server) {}
  }

  @Test("it answers while the main actor is at work")
  func duringWork() throws {
    let server = try server()
    // Nothing else runs on the main queue while this blocks it.
    let answer = try ControlClient.ask(ControlRequest(.status), at: [path], within: .seconds(10))
    #expect(answer.reloaded == ["status"])
    withExtendedLifetime(server) {}
  }

  @Test("a client that nobody answers gives up, and one that finds nobody says where it looked")
  func nobody() throws {
    let isOver = DispatchSemaphore(value: 0)
    let server = try ControlServer(at: path) { _ in
      isOver.wait()
      return ControlAnswer()
    }
    defer { isOver.signal() }
    #expect(throws: ControlError.noAnswer(path: path, after: .milliseconds(1))) {
      try ControlClient.ask(ControlRequest(.status), at: [path], within: .milliseconds(1))
    }
    #expect(throws: ControlError.nobody(searched: ["/nowhere/a", "/nowhere/b"])) {
      try ControlClient.ask(ControlRequest(.status), at: ["/nowhere/a", "/nowhere/b"])
    }
    withExtendedLifetime(server) {}
  }
}
