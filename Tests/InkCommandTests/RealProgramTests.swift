import Foundation
import Testing

@testable import InkCommand

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

    init(_ configuration: String? = nil) throws {
      directory = try TemporaryDirectory()
      process.executableURL = URL(fileURLWithPath: RealProgramTests.path)
      process.arguments = ["run"]
      process.environment = ["XDG_RUNTIME_DIR": directory.path, "XDG_CONFIG_HOME": directory.path]
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

  @Test("SIGHUP has a file read again: a bad one keeps the last", .enabled(if: access(path, X_OK) == 0))
  @MainActor func reload() async throws {
    let good = "[[widget]]\nkind = \"clock\"\nslot = \"rectangular.1\"\n"
    let display = try Display(good)
    #expect(try display.message() == "This board is simulated: no hardware is used.")
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
