import CMicroHTTPD
import Foundation
import InkBitmap
import InkBoards
import InkFeeds
import Synchronization
import Testing

@testable import InkHost
@testable import InkWeb

@Suite("WebServer, on loopback", .serialized)
struct WebServerTests {
  private let published = PublishedStatus(.fixture(), requests: RequestInbox {})

  private func serve(
    limits: cmicrohttpd_limits = WebServer.limits, token: String? = nil, secrets: Secrets = .process,
    forecast: @escaping WebSource.Forecasting = { _, done in done(.failure(.timeUnknown)) }
  ) throws -> WebServer {
    var settings = Settings.Web()
    settings.listen = Settings.Web.Listen(address: "127.0.0.1", port: 0)
    settings.token = token
    let source = WebSource(published, words: .fixture, historyPath: nil, forecast: forecast)
    return try WebServer(settings, source, secrets: secrets, limits: limits)
  }

  @Test("Pages, documents and refusals go over the wire, one a connection")
  func pages() throws {
    let server = try serve()
    let port = server.address.port
    let page = LoopbackBrowser.get("/", port: port)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("\r\nConnection: close\r\n") && page.contains("default-src 'none'"))
    #expect(page.contains("<h1>desk</h1>"))
    #expect(LoopbackBrowser.get("/status.json", port: port).hasSuffix("\r\n\r\n{\"board\":\"desk\"}\n"))
    #expect(LoopbackBrowser.get("/history", port: port).contains("No history is kept here"))
    #expect(LoopbackBrowser.get("/%6Cog", port: port).contains("Last events"))
    #expect(LoopbackBrowser.get("/ahead?in=90", port: port).hasPrefix("HTTP/1.1 503"))
    let requests: [(String, String)] = [
      ("HEAD /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n", "HTTP/1.1 200"),
      ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "HTTP/1.1 421"),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", "HTTP/1.1 400"),
      ("GET / HTTP/1.1\r\n\r\n", "HTTP/1.1 400"), ("GET / HTTP/1.0\r\n\r\n", "HTTP/1.0 400"),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\nx", "HTTP/1.1 405"),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc", "HTTP/1.1 400"),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", "HTTP/1.1 400"),
    ]
    for (request, start) in requests {
      let answer = LoopbackBrowser.exchange(request, port: port)
      #expect(
        answer.split(separator: " ").prefix(2).joined(separator: " ").hasSuffix(start.dropFirst(8)),
        "\(request)")
    }
    let head = LoopbackBrowser.exchange("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n", port: port)
    #expect(head.hasSuffix("\r\n\r\n") && !head.contains("<html"))
  }

  @Test("A request of more than its bytes, and one that is none, end at once")
  func tooMuch() throws {
    let server = try serve()
    let port = server.address.port
    let long = String(repeating: "a", count: 40_000)
    for request in [
      "GET /\(long) HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(long)\r\n\r\n", "\u{0}\u{1}\u{16}\u{3}\r\n\r\n",
    ] {
      let answer = LoopbackBrowser.exchange(request, port: port)
      #expect(answer.isEmpty || answer.contains(" 4"), "\(answer.prefix(80))")
    }
    #expect(LoopbackBrowser.get("/live", port: port).hasPrefix("HTTP/1.1 200"))
  }

  @Test("Who does not get on with his request is cut off, and the others are served meanwhile")
  func slow() throws {
    var limits = WebServer.limits
    limits.seconds = 1
    let server = try serve(limits: limits)
    let port = server.address.port
    let slow = LoopbackBrowser.open(port: port)
    defer { close(slow) }
    LoopbackBrowser.send("GET / HTTP/1.1\r\nHost:", to: slow)
    #expect(LoopbackBrowser.get("/live", port: port).hasPrefix("HTTP/1.1 200"))
    let began = ContinuousClock.now
    #expect(LoopbackBrowser.rest(of: slow) == "")
    #expect(.now - began < .seconds(8))
  }

  @Test("Who waits for the next edition is told of it; nobody is woken while nobody waits")
  func live() throws {
    let server = try serve()
    let port = server.address.port
    #expect(LoopbackBrowser.get("/live", port: port).hasSuffix("\r\n\r\n0"))
    #expect(!server.isWatched)
    let waiting = LoopbackBrowser.open(port: port)
    defer { close(waiting) }
    LoopbackBrowser.send("GET /live?seen=0 HTTP/1.1\r\nHost: localhost\r\n\r\n", to: waiting)
    let deadline = ContinuousClock.now + .seconds(10)
    while !server.isWatched, .now < deadline { sched_yield() }
    published.publish(.fixture())
    #expect(LoopbackBrowser.rest(of: waiting).hasSuffix("\r\n\r\n1"))
    #expect(LoopbackBrowser.get("/live", port: port).hasSuffix("\r\n\r\n1"))
    #expect(!server.isWatched)
  }

  @Test(
    "A forecast is asked for once for all who want it, tried again while the display is busy, and shown as it comes"
  )
  func forecast() throws {
    let asked = Mutex<[Date]>([])
    let picture = ColorFrame(width: 8, height: 2)
    let server = try serve { date, done in
      let count = asked.withLock { asked in
        asked.append(date)
        return asked.count
      }
      done(count == 1 ? .failure(.busy) : .success(Forecast(picture: picture, drawnAt: date)))
    }
    let port = server.address.port
    let page = LoopbackBrowser.get("/ahead?in=90", port: port)
    #expect(page.hasPrefix("HTTP/1.1 200") && page.contains("What the glass will show on Sat 05:30."))
    let at = Int(PublishedStatus.Edition.now.timeIntervalSince1970) + 5400
    #expect(LoopbackBrowser.get("/ahead.png?at=\(at)", port: port).contains("Content-Type: image/png"))
    #expect(asked.withLock { $0 }.map { Int($0.timeIntervalSince1970) } == [at, at])
  }

  @Test("The token of the secrets opens, and lets a browser in by its session")
  func token() throws {
    let directory = NSTemporaryDirectory() + "inkglance-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try FileManager.default.createDirectory(
      atPath: directory + "/inkglance", withIntermediateDirectories: true)
    let file = directory + "/inkglance/secrets"
    let secrets = Secrets { $0 == "XDG_CONFIG_HOME" ? directory : nil }
    #expect(throws: WebError.self) { try serve(token: "${WEB_TOKEN}", secrets: secrets) }
    func write(_ text: String) throws {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    }
    try write("WEB_TOKEN=short\n")
    #expect(throws: WebError.shortToken(shortest: 16)) {
      try serve(token: "${WEB_TOKEN}", secrets: secrets)
    }
    try write("WEB_TOKEN=0123456789abcdef\n")
    let server = try serve(token: "${WEB_TOKEN}", secrets: secrets)
    let port = server.address.port
    #expect(LoopbackBrowser.get("/", port: port).hasPrefix("HTTP/1.1 401"))
    let bearer = LoopbackBrowser.get(
      "/metrics", port: port, headers: ["Authorization: Bearer 0123456789abcdef"])
    #expect(bearer.hasPrefix("HTTP/1.1 200"))
    let opened = LoopbackBrowser.get("/?token=0123456789abcdef", port: port)
    #expect(opened.hasPrefix("HTTP/1.1 303") && opened.contains("\r\nLocation: /\r\n"))
    let session = try #require(opened.firstMatch(of: /Set-Cookie: (inkglance_session=[0-9a-f]{64});/)?.1)
    #expect(LoopbackBrowser.get("/", port: port, headers: ["Cookie: \(session)"]).hasPrefix("HTTP/1.1 200"))
    var settings = Settings.Web()
    settings.listen = Settings.Web.Listen(address: "127.0.0.1", port: 0)
    settings.token = "${WEB_TOKEN}"
    #expect(server.follows(settings, secrets: secrets))
    try write("WEB_TOKEN=fedcba9876543210\n")
    #expect(!server.follows(settings, secrets: secrets))
  }

  @Test("A port that is taken is told as such, and free again once the server has gone")
  func port() throws {
    var first: WebServer? = try serve()
    var settings = Settings.Web()
    settings.listen = try #require(first?.address)
    let source = WebSource(published, words: .fixture, historyPath: nil) { _, _ in }
    #expect(throws: WebError.inUse(address: "\(settings.listen)")) { try WebServer(settings, source) }
    first = nil
    #expect(throws: Never.self) { try WebServer(settings, source) }
    settings.listen = Settings.Web.Listen(address: "192.0.2.1", port: 8080)
    #expect(throws: WebError.noAddress(address: "192.0.2.1:8080")) { try WebServer(settings, source) }
  }
}
