import InkBoards
import Testing

@testable import InkWeb

@Suite("WebAccess")
struct WebAccessTests {
  private static func settings(_ listen: String, names: [String] = []) throws -> Settings.Web {
    var settings = Settings.Web()
    settings.listen = try #require(Settings.Web.Listen(listen))
    settings.names = names
    return settings
  }

  private static let hosts: [(listen: String, host: String, isOurs: Bool)] = [
    ("127.0.0.1:8080", "127.0.0.1:8080", true), ("127.0.0.1:8080", "localhost:8080", true),
    ("127.0.0.1:8080", "LOCALHOST", true), ("127.0.0.1:8080", "localhost.:9000", true),
    ("127.0.0.1:8080", "[::1]:8080", true), ("127.0.0.1:8080", "desk:8080", true),
    ("127.0.0.1:8080", "desk.local", true), ("127.0.0.1:8080", "display.lan", true),
    ("127.0.0.1:8080", "evil.example", false), ("127.0.0.1:8080", "localhost.evil.example", false),
    ("127.0.0.1:8080", "127.0.0.1.nip.io", false), ("127.0.0.1:8080", "192.168.1.5:8080", false),
    ("127.0.0.1:8080", "0.0.0.0:8080", false), ("127.0.0.1:8080", "2130706433", false),
    ("0.0.0.0:8080", "192.168.1.5:8080", true), ("0.0.0.0:8080", "[fe80::1]", true),
    ("0.0.0.0:8080", "evil.example:8080", false), ("0.0.0.0:8080", "192.168.1.5.evil.example", false),
  ]

  @Test("A name that another may have led here is refused, addresses and our names are not", arguments: hosts)
  func rebinding(listen: String, host: String, isOurs: Bool) throws {
    var access = WebAccess(
      try Self.settings(listen, names: ["display.lan"]), token: nil, machine: "Desk")
    let verdict = access.judge(WebRequest(path: "/", headers: ["host": host]))
    #expect((verdict == .allowed) == isOurs, "\(verdict)")
  }

  @Test(
    "A Host header that is none is told from a strange one",
    arguments: [
      "", "a b", "localhost:80:80", "localhost:port", "[::1", "[::1]x", "localhost, localhost", "a/b", "a@b",
    ])
  func badHosts(host: String) throws {
    var access = WebAccess(try Self.settings("127.0.0.1:8080"), token: nil, machine: "desk")
    #expect(access.judge(WebRequest(path: "/", headers: ["host": host])) == .notForAnybody)
    #expect(access.judge(WebRequest(path: "/")) == .notForAnybody)
  }

  private static let token = "0123456789abcdef"

  private static func access() throws -> WebAccess {
    WebAccess(try settings("127.0.0.1:8080"), token: token, machine: "desk", random: { "a-random-word" })
  }

  private static func request(
    query: [String: String] = [:], _ headers: [String: String] = [:]
  ) -> WebRequest {
    WebRequest(
      path: "/", query: query, headers: headers.merging(["host": "localhost"]) { own, _ in own })
  }

  @Test("The token comes in a header, or once in the address, for which there is a session")
  func tokens() throws {
    var access = try Self.access()
    #expect(access.judge(Self.request()) == .needsToken(isWrong: false))
    #expect(access.judge(Self.request(["authorization": "Bearer \(Self.token)"])) == .allowed)
    #expect(access.judge(Self.request(["authorization": "bearer \(Self.token)"])) == .allowed)
    let wrong = [
      "Bearer \(Self.token)x", "Bearer 0123456789abcdeF", "Bearer ", "Bearer \(Self.token.dropLast())",
    ]
    for text in wrong {
      #expect(access.judge(Self.request(["authorization": text])) != .allowed)
    }
    #expect(access.judge(Self.request(["authorization": "Basic \(Self.token)"])) != .allowed)
    #expect(access.judge(Self.request(["cookie": "inkglance_session=a-random-word"])) != .allowed)
    #expect(access.judge(Self.request(query: ["token": "wrong"])) == .needsToken(isWrong: true))
    #expect(access.judge(Self.request(query: ["token": Self.token])) == .opens(session: "a-random-word"))
    #expect(access.judge(Self.request(["cookie": "a=b; inkglance_session=a-random-word"])) == .allowed)
    #expect(access.judge(Self.request(["cookie": "inkglance_session=\(Self.token)"])) != .allowed)
    #expect(access.judge(Self.request(["cookie": "inkglance_session="])) != .allowed)
  }

  @Test("Another site's name does not help who has the token")
  func tokenAndName() throws {
    var access = try Self.access()
    let request = WebRequest(
      path: "/", headers: ["host": "evil.example", "authorization": "Bearer \(Self.token)"])
    #expect(access.judge(request) == .notForUs("evil.example"))
  }

  @Test("Of more than 32 sessions the oldest goes")
  func sessions() throws {
    let words = Words()
    var access = WebAccess(
      try Self.settings("127.0.0.1:8080"), token: Self.token, machine: "desk", random: { words.next() })
    for _ in 0..<33 { _ = access.judge(Self.request(query: ["token": Self.token])) }
    #expect(access.judge(Self.request(["cookie": "inkglance_session=1"])) == .needsToken(isWrong: false))
    #expect(access.judge(Self.request(["cookie": "inkglance_session=2"])) == .allowed)
    #expect(access.judge(Self.request(["cookie": "inkglance_session=33"])) == .allowed)
  }

  @Test("Random words are long and never the same")
  func random() {
    let words = (0..<100).map { _ in WebAccess.randomWord() }
    #expect(Set(words).count == 100)
    #expect(words.allSatisfy { $0.count == 64 })
  }

  @Test("Nothing equals an empty secret")
  func emptySecret() {
    #expect(!WebAccess.areEqual("", []))
    #expect(!WebAccess.areEqual("a", []))
    #expect(!WebAccess.areEqual("aa", Array("a".utf8)))
    #expect(WebAccess.areEqual("ä", Array("ä".utf8)))
  }
}

/// Counts from 1.
private final class Words: @unchecked Sendable {
  private var count = 0

  func next() -> String {
    count += 1
    return "\(count)"
  }
}
