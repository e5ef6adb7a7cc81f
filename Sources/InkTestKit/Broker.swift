import CMosquitto
import Foundation

/// Debian's own broker on the loopback interface, for as long as it lives.
public final class Broker {
  /// Where Debian has it.
  public static let program = "/usr/sbin/mosquitto"
  public static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  public let port: Int
  private let directory = FileManager.default.temporaryDirectory.appending(
    path: "broker-\(UUID().uuidString)")
  private let configuration: String
  private var process = Process()

  /// A broker that listens; `passwords` has it let in nobody else.
  public init(passwords: String? = nil) throws {
    port = try Self.freePort()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    configuration = directory.appending(path: "mosquitto.conf").path()
    var lines = ["listener \(port) 127.0.0.1", "allow_anonymous \(passwords == nil)", "persistence false"]
    if let passwords {
      let file = directory.appending(path: "passwords").path()
      try passwords.write(toFile: file, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      lines.append("password_file \(file)")
    }
    // As root it would become another user, who may not read the files.
    if getuid() == 0 { lines.append("user root") }
    try lines.joined(separator: "\n").write(toFile: configuration, atomically: false, encoding: .utf8)
    try start()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: directory)
  }

  /// Starts it, and comes back when it listens.
  public func start() throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["-c", configuration, "-v"]
    let log = Pipe()
    process.standardError = log
    process.standardOutput = log
    try process.run()
    var text = ""
    while !text.contains(" running"), let bytes = try log.fileHandleForReading.read(upToCount: 1) {
      text += String(decoding: bytes, as: UTF8.self)
    }
    // What it has to say later must not fill the pipe.
    log.fileHandleForReading.readabilityHandler = {
      if $0.availableData.isEmpty { $0.readabilityHandler = nil }
    }
  }

  /// Kills it.
  public func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Says something, and comes back when the broker has it.
  public func say(_ text: String, under topic: String, isRetained: Bool = true) throws {
    final class Said: @unchecked Sendable { let connected = DispatchSemaphore(value: 0) }
    let said = Said()
    let events = cmosquitto_events(
      connected: { context, _ in
        context.map { Unmanaged<Said>.fromOpaque($0).takeUnretainedValue().connected.signal() }.self ?? ()
      }, disconnected: { _, _ in },
      message: { context, _, _, _ in
        context.map { Unmanaged<Said>.fromOpaque($0).takeUnretainedValue().connected.signal() }.self ?? ()
      })
    var connection: UnsafeMutableRawPointer?
    let code = "127.0.0.1".withCString { host in
      var broker = cmosquitto_broker()
      broker.host = host
      broker.port = Int32(port)
      broker.keep_alive = 60
      broker.first_pause = 1
      broker.longest_pause = 1
      return cmosquitto_open(&broker, events, Unmanaged.passUnretained(said).toOpaque(), &connection)
    }
    guard code == 0, let connection else { throw POSIXError(.ECONNREFUSED) }
    defer { cmosquitto_close(connection) }
    said.connected.wait()
    // It comes back to whoever listens, so it is there when it has come.
    cmosquitto_subscribe(connection, topic)
    let bytes = Array(text.utf8)
    cmosquitto_publish(connection, topic, bytes, bytes.count, isRetained)
    said.connected.wait()
  }

  private static func freePort() throws -> Int {
    let probe = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(probe) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(probe, address, length) == 0 && getsockname(probe, address, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
