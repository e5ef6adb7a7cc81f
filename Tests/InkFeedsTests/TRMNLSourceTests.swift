import Foundation
import InkBitmap
import InkPictures
import InkTimelines
import Synchronization
import Testing

@testable import InkFeeds

@Suite("TRMNLSource")
struct TRMNLSourceTests {
  private static let deadline = Duration.seconds(20)
  private static let image = PNGFile.encode(Frame(width: 8, height: 4))

  /// A directory of a test, which goes with it.
  private final class Keys {
    let path = NSTemporaryDirectory() + "trmnl-\(UUID().uuidString)"
    var keys: TRMNLKeys { TRMNLKeys(directory: path) }
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// What a server says at each path.
  private static func server(
    setup: String = #"{"status": 200, "api_key": "k1", "friendly_id": "917F0B"}"#,
    display: String = #"{"status": 0, "image_url": "/i.png", "filename": "a", "refresh_rate": "1800"}"#,
    image: [UInt8] = TRMNLSourceTests.image
  ) throws -> LoopbackServer {
    try LoopbackServer.ofBytes { request in
      if request.hasPrefix("GET /api/setup ") { return Array(LoopbackServer.page(setup).utf8) }
      if request.hasPrefix("GET /api/display ") { return Array(LoopbackServer.page(display).utf8) }
      if request.hasPrefix("POST /api/log ") {
        return Array(LoopbackServer.page("", status: "204 No Content").utf8)
      }
      return LoopbackServer.file(image)
    }
  }

  private func source(_ server: LoopbackServer, _ keys: Keys, key: String? = nil) throws -> TRMNLSource {
    try #require(
      TRMNLSource(
        server: server.url, key: key, id: "02:00:00:00:00:01", width: 800, height: 480, keys: keys.keys))
  }

  private func fetch(_ source: TRMNLSource, facts: DisplayFacts = DisplayFacts()) throws -> FeedOutput {
    try source.fetch(FeedRequest(deadline: Self.deadline, limit: 1 << 20, facts: facts))
  }

  /// The first lines of the requests so far.
  private func lines(_ server: LoopbackServer) -> [String] {
    server.requests.map { String($0.prefix { $0 != "\r\n" }).replacing(" HTTP/1.1", with: "") }
  }

  @Test(
    "The first time it asks for a key, keeps it for its owner alone, and gives the picture with its pause")
  func setUp() throws {
    let (server, keys) = (try Self.server(), Keys())
    let output = try fetch(try source(server, keys), facts: DisplayFacts(volts: 4.123, percent: 88))
    #expect(output.bytes == Self.image)
    #expect(output.pause == .seconds(1800))
    #expect(lines(server) == ["GET /api/setup", "GET /api/display", "GET /i.png"])
    let display = server.requests[1]
    for line in [
      "ID: 02:00:00:00:00:01", "Access-Token: k1", "Battery-Voltage: 4.12", "FW-Version: 1.0.0", "Width: 800",
      "Height: 480",
    ] { #expect(display.contains("\r\n\(line)\r\n"), "\(line)") }
    #expect(!server.requests[0].contains("Access-Token"))
    let files = try FileManager.default.contentsOfDirectory(atPath: keys.path)
    #expect(files.count == 1)
    let path = "\(keys.path)/\(try #require(files.first))"
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
    // The next run knows the key.
    _ = try fetch(try source(server, keys))
    #expect(lines(server).dropFirst(3) == ["GET /api/display", "GET /i.png"])
    // A file that others can read is no key.
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(keys.keys.entry(of: server.url, "02:00:00:00:00:01") == nil)
  }

  @Test("A picture of the same name is not sent again; a key that is given is used, and none asked for")
  func unchanged() throws {
    let (server, keys) = (try Self.server(), Keys())
    let source = try source(server, keys, key: "own")
    #expect(try fetch(source).bytes == Self.image)
    #expect(try fetch(source).bytes == Self.image)
    #expect(lines(server) == ["GET /api/display", "GET /i.png", "GET /api/display"])
    #expect(server.requests[0].contains("Access-Token: own"))
  }

  @Test("A key that is not taken any more is asked for anew")
  func refused() throws {
    let keys = Keys()
    let asked = Mutex(0)
    let server = try LoopbackServer.ofBytes { request in
      if request.hasPrefix("GET /api/setup ") {
        return Array(LoopbackServer.page(#"{"status": 200, "api_key": "k2"}"#).utf8)
      }
      if request.contains("Access-Token: k1"), request.hasPrefix("GET /api/display ") {
        asked.withLock { $0 += 1 }
        return Array(LoopbackServer.page(#"{"status": 500, "error": "Device not found"}"#).utf8)
      }
      if request.hasPrefix("GET /api/display ") {
        return Array(LoopbackServer.page(#"{"status": 0, "image_url": "/i.png", "refresh_rate": 5}"#).utf8)
      }
      return LoopbackServer.file(Self.image)
    }
    try keys.keys.keep(.init(key: "k1"), of: server.url, "02:00:00:00:00:01")
    let output = try fetch(try source(server, keys))
    #expect(output.pause == .seconds(30))
    #expect(asked.withLock { $0 } == 1)
    #expect(keys.keys.entry(of: server.url, "02:00:00:00:00:01")?.key == "k2")
  }

  @Test("A server that fails has a display's key all the same; one that says so twice knows no such display")
  func failing() throws {
    let bodies: [(body: String, key: String)] = [
      ("", "k1"), ("<html>", "k1"), (#"{"error": "x"}"#, "k1"), (#"{"status": 500}"#, "k2"),
    ]
    for (body, key) in bodies {
      let keys = Keys()
      let server = try LoopbackServer { request in
        request.hasPrefix("GET /api/setup ")
          ? LoopbackServer.page(#"{"status": 200, "api_key": "k2"}"#)
          : LoopbackServer.page(body, status: "500 Internal Server Error")
      }
      try keys.keys.keep(.init(key: "k1"), of: server.url, "02:00:00:00:00:01")
      let error: FeedError =
        key == "k1"
        ? .http(.status(host: "127.0.0.1", code: 500, retryAfter: nil))
        : .trmnl(.notKnown(server: "127.0.0.1", id: "02:00:00:00:00:01", message: nil))
      #expect(throws: error, "\(body)") { try fetch(try source(server, keys)) }
      #expect(keys.keys.entry(of: server.url, "02:00:00:00:00:01")?.key == key, "\(body)")
    }
  }

  @Test("A picture that cannot be read is told, and to the server's log")
  func log() throws {
    let (server, keys) = (try Self.server(image: Array("<html>".utf8)), Keys())
    #expect(throws: FeedError.self) { try fetch(try source(server, keys, key: "k")) }
    #expect(lines(server).last == "POST /api/log")
    let log = try #require(server.requests.last)
    #expect(log.contains("Access-Token: k") && log.contains(#""logs":["#), "\(log)")
    #expect(log.contains("is not a picture"))
  }

  static let failures: [(setup: String, display: String, FeedError)] = [
    (
      #"{"status": 404, "api_key": null, "message": "MAC Address not registered"}"#, "{}",
      .trmnl(
        .notKnown(server: "127.0.0.1", id: "02:00:00:00:00:01", message: "MAC Address not registered"))
    ),
    (
      #"{"api_key": "k", "friendly_id": "917F0B"}"#, #"{"status": 202}"#,
      .trmnl(.notClaimed(server: "127.0.0.1", friendlyID: "917F0B"))
    ),
    (
      #"{"api_key": "k"}"#, #"{"status": 0, "image_url": null}"#,
      .trmnl(.noPicture(server: "127.0.0.1", status: 0))
    ),
    (#"{"api_key": "k"}"#, "[]", .trmnl(.noPicture(server: "127.0.0.1", status: nil))),
    (
      #"{"api_key": "k"}"#, #"{"image_url": "file:///etc/passwd"}"#,
      .http(.status(host: "127.0.0.1", code: 404, retryAfter: nil))
    ),
    (
      #"{"api_key": "k\r\nX: y"}"#, "{}",
      .trmnl(.notKnown(server: "127.0.0.1", id: "02:00:00:00:00:01", message: nil))
    ),
  ]

  @Test("What a server says instead of a picture", arguments: failures)
  func failure(_ setup: String, _ display: String, _ error: FeedError) throws {
    let keys = Keys()
    let server = try LoopbackServer { request in
      if request.hasPrefix("GET /api/setup ") { return LoopbackServer.page(setup) }
      if request.hasPrefix("GET /api/display ") { return LoopbackServer.page(display) }
      return LoopbackServer.page("", status: "404 Not Found")
    }
    #expect(throws: error) { try fetch(try source(server, keys)) }
  }

  static let rates: [(String, Duration?)] = [
    ("1800", .seconds(1800)), (#""900""#, .seconds(900)), ("0", .seconds(30)), ("-5", .seconds(30)),
    ("1e300", .seconds(86_400)), ("null", nil), (#""soon""#, nil), ("true", nil),
  ]

  @Test("A refresh rate is 30 seconds to a day", arguments: rates)
  func refreshRate(_ text: String, _ expected: Duration?) {
    #expect(TRMNLAnswer(Array(#"{"refresh_rate": \#(text)}"#.utf8))?.refreshRate == expected)
  }

  @Test("Settings: an address alone, a table, and what cannot be")
  func settings() throws {
    func source(_ value: WidgetConfigurationValue) throws -> TRMNLSource {
      try TRMNLSource(parameter: value, key: "trmnl")
    }
    #expect(try source("https://byos.example/").server == "https://byos.example")
    #expect(try source(.table([:])).server == "https://trmnl.app")
    #expect(try source(.table(["id": "a", "key": "${KEY}"])).accessKey == "${KEY}")
    for bad: WidgetConfigurationValue in ["byos", .table(["id": "a b"]), .table(["api": "x"])] {
      #expect(throws: WidgetConfigurationError.self) { try source(bad) }
    }
  }
}
