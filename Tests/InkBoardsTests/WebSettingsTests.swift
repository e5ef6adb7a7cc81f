import Testing

@testable import InkBoards

@Suite("Settings.Web")
struct WebSettingsTests {
  private static func web(_ text: String) throws -> Settings.Web? {
    try DisplayFile.parse(Array(text.utf8), file: "inkglance.toml").web
  }

  @Test("Off without its table, at the machine's own address with an empty one")
  func usual() throws {
    #expect(try Self.web("locale = \"ja\"\n") == nil)
    let web = try #require(try Self.web("[web]\n"))
    #expect("\(web.listen)" == "127.0.0.1:8080")
    #expect(web.token == nil && web.names.isEmpty)
  }

  @Test("All that can be said of it")
  func all() throws {
    let web = try #require(
      try Self.web(
        "[web]\nlisten = \"[::]:80\"\ntoken = \"${WEB_TOKEN}\"\nnames = [\"Display.lan\", \"d\"]\n"))
    #expect(web.listen == Settings.Web.Listen(address: "::", port: 80))
    #expect(web.token == "${WEB_TOKEN}")
    #expect(web.names == ["display.lan", "d"])
  }

  private static let table: [(text: String, address: String?, isLoopback: Bool)] = [
    ("127.0.0.1:8080", "127.0.0.1", true), ("127.8.9.1:1", "127.8.9.1", true), ("[::1]:65535", "::1", true),
    ("localhost:8080", "127.0.0.1", true), ("0.0.0.0:8080", "0.0.0.0", false), ("[::]:8080", "::", false),
    ("192.168.1.5:80", "192.168.1.5", false), ("127.0.0.1", nil, false), (":8080", nil, false),
    ("127.0.0.1:0", nil, false), ("127.0.0.1:65536", nil, false), ("::1:8080", nil, false),
    ("[127.0.0.1]:80", nil, false), ("127.0.0.1:80 ", nil, false), ("127.1:80", nil, false),
    ("127.0.0.1.nip.io:80", nil, false), ("", nil, false),
  ]

  @Test("An address is numeric, with its port", arguments: table)
  func addresses(text: String, address: String?, isLoopback: Bool) {
    let listen = Settings.Web.Listen(text)
    #expect(listen?.address == address)
    #expect(listen?.isLoopback ?? false == isLoopback)
  }
}
