import Foundation
import InkTimelines
import Testing

@testable import InkFeeds

@Suite("HTTPSource")
struct HTTPSourceTests {
  private static let deadline = Duration.seconds(30)

  private static func text(_ source: HTTPSource) throws -> String {
    String(decoding: try source.fetch(within: deadline).bytes, as: UTF8.self)
  }

  @Test("It asks with its headers, and gives the body")
  func asks() throws {
    let server = try LoopbackServer { _ in LoopbackServer.page("{\"pressure\": 1008}") }
    let source = try #require(HTTPSource(url: "\(server.url)/now?q=a", headers: ["X-Key": "k 1"]))
    #expect(try Self.text(source) == "{\"pressure\": 1008}")
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("GET /now?q=a HTTP/1.1\r\n"))
    #expect(request.contains("\r\nX-Key: k 1\r\n"))
    #expect(request.contains("\r\nUser-Agent: inkglance\r\n"))
    #expect(request.contains("\r\nAccept-Encoding: ") && request.contains("gzip"))
  }

  @Test("What has not changed is not sent again")
  func conditional() throws {
    let server = try LoopbackServer { request in
      request.contains("If-None-Match: \"a1\"\r\n") && request.contains("If-Modified-Since: yesterday\r\n")
        ? "HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n"
        : LoopbackServer.page("7", headers: ["etag:  \"a1\" ", "Last-Modified: yesterday"])
    }
    let source = try #require(HTTPSource(url: server.url))
    #expect(try Self.text(source) == "7")
    #expect(try Self.text(source) == "7")
    #expect(server.requests.map { $0.contains("If-None-Match") } == [false, true])
  }

  @Test("A status is an error, and a wish to be left alone is kept")
  func status() throws {
    let server = try LoopbackServer { request in
      let code = request.dropFirst(5).prefix(3)
      return LoopbackServer.page("no", status: "\(code) No", headers: ["Retry-After: 90"])
    }
    defer { withExtendedLifetime(server) {} }
    let host = "127.0.0.1"
    for code in [301, 304, 401, 404, 429, 503] {
      let source = try #require(HTTPSource(url: "\(server.url)/\(code)"))
      #expect(throws: FeedError.http(.status(host: host, code: code, retryAfter: .seconds(90)))) {
        try source.fetch(within: Self.deadline)
      }
    }
  }

  @Test("Another server than the one named is told no header")
  func redirects() throws {
    let second = try LoopbackServer { _ in LoopbackServer.page("there") }
    let first = try LoopbackServer { request in
      request.hasPrefix("GET /next ")
        ? LoopbackServer.page("", status: "302 Found", headers: ["Location: \(second.url)/end"])
        : LoopbackServer.page("", status: "307 Temporary", headers: ["Location: /next"])
    }
    let source = try #require(HTTPSource(url: first.url, headers: ["Authorization": "Bearer x"]))
    #expect(try Self.text(source) == "there")
    #expect(first.requests.map { $0.contains("Authorization: Bearer x") } == [true, true])
    #expect(second.requests.map { $0.contains("Authorization") } == [false])
  }

  @Test(
    "Redirects in a circle or to a file are not followed",
    arguments: [
      ("/again", HTTPError.redirects(host: "127.0.0.1", limit: 5)),
      ("file:///etc/passwd", .redirectElsewhere(host: "127.0.0.1", scheme: "file")),
      ("gopher://x", .redirectElsewhere(host: "127.0.0.1", scheme: "gopher")),
    ] as [(String, HTTPError)])
  func refusedRedirects(_ location: String, _ error: HTTPError) throws {
    let server = try LoopbackServer { _ in
      LoopbackServer.page("", status: "302 Found", headers: ["Location: \(location)"])
    }
    defer { withExtendedLifetime(server) {} }
    let source = try #require(HTTPSource(url: server.url))
    #expect(throws: FeedError.http(error)) { try source.fetch(within: Self.deadline) }
  }

  @Test("Endless, silent, broken and absent servers are told apart")
  func failures() throws {
    let huge = try LoopbackServer { _ in LoopbackServer.page(String(repeating: "x", count: 65_537)) }
    let empty = try LoopbackServer { _ in LoopbackServer.page("") }
    let mute = try LoopbackServer { _ in "" }
    let hanging = try LoopbackServer { _ in nil }
    // A server that is used no more stops to listen.
    defer { withExtendedLifetime((huge, empty, mute, hanging)) {} }
    let host = "127.0.0.1"
    func error(_ url: String, within limit: Duration = Self.deadline) throws -> HTTPError? {
      let source = try #require(HTTPSource(url: url))
      do throws(FeedError) {
        _ = try source.fetch(within: limit)
      } catch {
        if case .http(let error) = error { return error }
      }
      return nil
    }
    #expect(try error(huge.url) == .tooLong(host: host, limit: 65_536))
    #expect(try error(empty.url) == .silent(host: host))
    #expect(try error(mute.url) == .silent(host: host))
    #expect(
      try error(hanging.url, within: .milliseconds(50)) == .deadline(host: host, after: .milliseconds(50)))
    // Port 1 is nobody's on the loopback.
    #expect(try error("http://127.0.0.1:1/") == .noConnection(host: host))
    #expect(try error("http://server.invalid/") == .noHost("server.invalid"))
    let garbage = try LoopbackServer { _ in "\u{1}\u{2}\r\n\r\n" }
    let broken = try error(garbage.url)
    guard case .other(host, _) = broken else {
      Issue.record("garbage gave \(String(describing: broken))")
      return
    }
  }

  @Test("A source is known by what the display file says, not by what it remembers")
  func identity() throws {
    let a = try #require(HTTPSource(url: "https://example.org/a", headers: ["A": "1"]))
    let b = try #require(HTTPSource(url: "https://example.org/a", headers: ["A": "1"]))
    #expect(a == b)
    #expect(a != HTTPSource(url: "https://example.org/a"))
    #expect(a.description == "example.org")
  }

  @Test(
    "What is no web address is refused",
    arguments: [
      "", "example.org", "ftp://example.org/x", "file:///etc/passwd", "http://", "http:///x",
      "https://example.org/a b", "https://example.org/\r\nX: y",
    ])
  func addresses(_ text: String) {
    #expect(HTTPSource(url: text) == nil)
  }

  static let bad: [(WidgetConfigurationValue, String)] = [
    ("example.org", "source.http"),
    ([:], "source.http.url"),
    (["url": "https://a", "header": [:]], "source.http.header"),
    (["url": "https://a", "headers": "x"], "source.http.headers"),
    (["url": "https://a", "headers": ["X-Key": "a\r\nB: c"]], "source.http.headers.X-Key"),
    (["url": "https://a", "headers": ["X Key": "a"]], "source.http.headers.X Key"),
    (["url": "https://a", "certificates": "ca.pem"], "source.http.certificates"),
  ]

  @Test("What cannot be used is named by its path", arguments: bad.indices)
  func refuses(_ index: Int) {
    let (value, key) = Self.bad[index]
    do throws(WidgetConfigurationError) {
      _ = try FeedSettings(parameter: ["http": value], key: "source")
      Issue.record("\(value) was read")
    } catch {
      #expect(error.key == key)
    }
  }

  @Test("A table and a plain address are the same source")
  func parameters() throws {
    let plain = try FeedSettings(parameter: ["http": "https://a/${KEY}"], key: "source")
    let table = try FeedSettings(parameter: ["http": ["url": "https://a/${KEY}"]], key: "source")
    #expect(plain == table)
    #expect(plain.every == .seconds(600))
  }
}
