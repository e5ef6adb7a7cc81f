import InkBoards

/// Who may look.
///
/// A page of the web that a browser has open may have its name lead to this machine; then the browser asks us in that
/// page's name. So a request must be for a name that is ours, or for an address, which no page can have led here. Where
/// a token is asked for, it comes in a header, or once in the address; then a cookie stands for it, a random word that
/// other servers of this machine, which get it too, can do nothing with.
struct WebAccess: Sendable {
  /// What is to be done with a request.
  enum Verdict: Equatable {
    case allowed
    /// The header that says for whom the request is cannot be understood.
    case notForAnybody
    /// It is for a name that is not ours.
    case notForUs(String)
    /// It needs a token; `isWrong` where it brought another one.
    case needsToken(isWrong: Bool)
    /// It brought the token in the address, and gets a session in its place.
    case opens(session: String)
  }

  static let cookie = "inkglance_session"
  /// The shortest token, characters: 16 random letters and digits cannot be found by trying.
  static let shortestToken = 16
  /// Sessions at one time; the oldest gives way.
  private static let mostSessions = 32

  private let names: Set<String>
  private let isLoopback: Bool
  private let token: [UInt8]?
  private var sessions: [String] = []
  private let random: @Sendable () -> String

  /// Access as settings say, with the token's text; `machine` is the machine's own name.
  init(
    _ settings: Settings.Web, token: String?, machine: String,
    random: @escaping @Sendable () -> String = { WebAccess.randomWord() }
  ) {
    let own = machine.lowercased()
    names = Set(["localhost", own, own + ".local"] + settings.names).subtracting(["", ".local"])
    isLoopback = settings.listen.isLoopback
    self.token = token.map { Array($0.utf8) }
    self.random = random
  }

  /// Judges a request; one that brings the token in the address begins a session.
  mutating func judge(_ request: WebRequest) -> Verdict {
    guard let host = request.headers["host"], let name = Self.name(ofHost: host) else {
      return .notForAnybody
    }
    guard isOurs(name) else { return .notForUs(name) }
    guard let token else { return .allowed }
    if let bearer = request.bearer {
      return Self.areEqual(bearer, token) ? .allowed : .needsToken(isWrong: true)
    }
    if let given = request.query["token"] {
      guard Self.areEqual(given, token) else { return .needsToken(isWrong: true) }
      let session = random()
      sessions = sessions.suffix(Self.mostSessions - 1) + [session]
      return .opens(session: session)
    }
    let cookie = request.cookie(Self.cookie) ?? ""
    // All of them are looked at, so that the time tells nothing.
    let isKnown = sessions.reduce(false) { Self.areEqual(cookie, Array($1.utf8)) || $0 }
    return isKnown ? .allowed : .needsToken(isWrong: false)
  }

  /// The name of a Host header without its port, in small letters; nil where it is none (RFC 9112, 3.2).
  static func name(ofHost host: String) -> String? {
    var name = host.lowercased()
    if name.hasPrefix("[") {
      guard let end = name.firstIndex(of: "]") else { return nil }
      let port = name[name.index(after: end)...]
      guard port.isEmpty || isPort(port) else { return nil }
      return String(name[...end])
    }
    if let colon = name.firstIndex(of: ":") {
      guard isPort(name[colon...]) else { return nil }
      name = String(name[..<colon])
    }
    if name.hasSuffix(".") { name.removeLast() }
    let isName = name.utf8.allSatisfy {
      $0 == 0x2D || $0 == 0x2E || $0 == 0x5F || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
    }
    return !name.isEmpty && name.utf8.count <= 253 && isName ? name : nil
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.first == ":" && text.utf8.count <= 6 && text.dropFirst().allSatisfy { ("0"..."9").contains($0) }
  }

  private func isOurs(_ name: String) -> Bool {
    if names.contains(name) { return true }
    let bare = name.hasPrefix("[") ? String(name.dropFirst().dropLast()) : name
    let text = name.hasPrefix("[") ? "\(name):1" : "\(bare):1"
    guard bare != "localhost", let address = Settings.Web.Listen(text) else { return false }
    return !isLoopback || address.isLoopback
  }

  /// Compares in a time that depends on what was given alone, not on how much of it is right.
  static func areEqual(_ given: String, _ secret: [UInt8]) -> Bool {
    let given = Array(given.utf8)
    var difference = given.count == secret.count && !secret.isEmpty ? UInt8(0) : 1
    for (index, byte) in given.enumerated() where !secret.isEmpty {
      difference |= byte ^ secret[index % secret.count]
    }
    return difference == 0
  }

  /// 256 random bits of the kernel's, in hexadecimal digits.
  static func randomWord() -> String {
    var source = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(source.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
