import Foundation
import Testing

@testable import InkCommand
@testable import InkHost

/// The program as a process of its own, with signals as a person or a service manager sends them.
@Suite("The real program")
struct RealProgramTests {
  /// The program that was built beside the tests.
  static let path =
    (CommandLine.arguments.first.map { URL(fileURLWithPath: $0) })?
    .deletingLastPathComponent().appending(path: "inkglance").path ?? ""

  /// `inkglance run` on the simulated board, that has shown its first picture.
  final class Display {
    let directory: TemporaryDirectory
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    init(
      _ configuration: String? = nil, options: [String] = [], environment: [String: String] = [:]
    ) throws {
      directory = try TemporaryDirectory()
      process.executableURL = URL(fileURLWithPath: RealProgramTests.path)
      process.arguments = ["run"] + options
      process.environment = ["XDG_RUNTIME_DIR": directory.path, "XDG_CONFIG_HOME": directory.path]
      process.environment?.merge(environment) { $1 }
      if let configuration { _ = try directory.file("inkglance/inkglance.toml", configuration) }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      #expect(try line()?.contains("full (first picture since the start)") == true)
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// The next line of its output.
    func line() throws -> String? { try Self.line(of: output) }
    /// The next line of its messages.
    func message() throws -> String? { try Self.line(of: errors) }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Ends it with force where it has not ended by then.
    func endsWithin(seconds: Int) {
      let id = process.processIdentifier
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { kill(id, SIGKILL) }
    }

    /// Its exit status, once it has ended.
    func end() -> Int32 {
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }

    private static func line(of pipe: Pipe) throws -> String? {
      var bytes = Data()
      while let byte = try pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte != Data([10]) {
        bytes += byte
      }
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(
    "SIGTERM and Ctrl-C end it with 0, and its socket goes", .enabled(if: access(path, X_OK) == 0),
    arguments: [SIGTERM, SIGINT])
  func stop(signal: Int32) throws {
    let display = try Display()
    let socket = "\(display.directory.path)/inkglance/control.sock"
    #expect(access(socket, F_OK) == 0)
    display.send(signal)
    #expect(display.end() == 0)
    #expect(access(socket, F_OK) != 0)
  }

  @Test(
    "A wait whose moment is as good as there ends all the same: a source is asked again and again",
    .enabled(if: access(path, X_OK) == 0))
  func moments() throws {
    let count = try TemporaryDirectory()
    let display = try Display(
      """
      [[widget]]
      kind = "value"
      slot = "rectangular.1"
      configuration = { source = { command = ["sh", "-c", "echo >> \(count.path)/n; wc -l < \(count.path)/n"], every = "1m" } }
      """, options: ["--at", "2026-11-30T10:00", "--speed", "6000", "--ticks", "8"])
    display.endsWithin(seconds: 60)
    #expect(display.end() == 0)
    #expect((count.bytes("n")?.count ?? 0) >= 7)
  }

  /// A service manager's socket.
  final class NotifySocket {
    let path = NSTemporaryDirectory() + "notify-" + UUID().uuidString.prefix(8)
    private let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)

    init() {
      _ = UnixSocket.bind(descriptor, to: path)
      var limit = timeval(tv_sec: 60, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit {
      close(descriptor)
      unlink(path)
    }

    /// The next message that holds these words; nil where none came in time.
    func message(with words: String) -> String? {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return nil }
        let text = String(decoding: buffer[..<count], as: UTF8.self)
        if text.contains(words) { return text }
      }
    }
  }

  @Test(
    "A service manager hears of the start, of signs of life, of a reload and of the end, as signals bring them",
    .enabled(if: access(path, X_OK) == 0))
  func service() throws {
    let manager = NotifySocket()
    let display = try Display(environment: ["NOTIFY_SOCKET": manager.path, "WATCHDOG_USEC": "600000"])
    let ready = try #require(manager.message(with: "READY=1"))
    #expect(ready.contains("STATUS=") && ready.contains("next "))
    // A minute may have ended meanwhile; then its news comes with it.
    #expect(manager.message(with: "WATCHDOG=1")?.hasSuffix("WATCHDOG=1") == true)
    display.send(SIGHUP)
    #expect(manager.message(with: "RELOADING=1")?.contains("MONOTONIC_USEC=") == true)
    #expect(manager.message(with: "READY=1") != nil)
    display.send(SIGTERM)
    #expect(manager.message(with: "STOPPING=1")?.contains("STATUS=putting the panel to sleep") == true)
    #expect(display.end() == 0)
  }

  @Test("SIGHUP has a file read again: a bad one keeps the last", .enabled(if: access(path, X_OK) == 0))
  @MainActor func reload() async throws {
    let good = "[[widget]]\nkind = \"clock\"\nslot = \"rectangular.1\"\n"
    let display = try Display(good)
    #expect(try display.message() == "This board is simulated: no hardware is used.")
    // Only a widget that was drawn has a line of its own below.
    #expect(try display.line()?.contains("  clock  ") == true)
    _ = try display.directory.file("inkglance/inkglance.toml", good + "colour = 1\n")
    display.send(SIGHUP)
    #expect(try display.message() == "The configuration cannot be used; the last good one stays.")
    let socket = "\(display.directory.path)/inkglance/control.sock"
    let bad = await Run("status", width: 300, change: { $0.controlSockets = [socket] })
    #expect(bad.output.contains("as it is now it cannot be used"), "\(bad.output)\(bad.errors)")
    #expect(bad.output.contains("\nclock "))
    _ = try display.directory.file("inkglance/inkglance.toml", good.replacing("clock", with: "date"))
    display.send(SIGHUP)
    var line = try display.line()
    // A minute may have ended meanwhile.
    while line?.contains("  clock  ") == true { line = try display.line() }
    #expect(line?.contains("date  partial (") == true)
    let new = await Run("status", width: 300, change: { $0.controlSockets = [socket] })
    #expect(new.output.contains("\ndate "))
    #expect(!new.output.contains("as it is now it cannot be used"))
    display.send(SIGTERM)
    #expect(display.end() == 0)
  }
}
