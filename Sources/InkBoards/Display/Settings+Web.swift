import Glibc

extension Settings {
  /// A view of the display for browsers, read only.
  public struct Web: Equatable, Sendable {
    /// A numeric address and a port.
    public struct Listen: Equatable, Sendable {
      /// Of IP version 4 or 6, without brackets: "127.0.0.1", "::".
      public var address: String
      /// 1 to 65,535.
      public var port: UInt16

      /// This machine alone, at port 8080.
      public static let loopback = Listen(address: "127.0.0.1", port: 8080)

      /// An address that is known to be one.
      public init(address: String, port: UInt16) {
        self.address = address
        self.port = port
      }

      /// An address as files have it: "127.0.0.1:8080", "[::1]:8080", "localhost:8080"; nil for anything else.
      public init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]),
          port > 0
        else { return nil }
        var host = String(text[..<colon])
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]") && host.utf8.count > 2
        if isBracketed { host = String(host.dropFirst().dropLast()) }
        if host == "localhost" { host = "127.0.0.1" }
        guard Self.isAddress(host, ofVersion6: isBracketed) else { return nil }
        self.init(address: host, port: port)
      }

      /// True for an address that only this machine reaches.
      public var isLoopback: Bool {
        address == "::1" || address.hasPrefix("127.") && Self.isAddress(address, ofVersion6: false)
      }

      private static func isAddress(_ text: String, ofVersion6 isVersion6: Bool) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16)
        return inet_pton(isVersion6 ? AF_INET6 : AF_INET, text, &bytes) == 1
      }
    }

    public var listen = Listen.loopback
    /// What whoever looks must know: text with a secret's name in it, "${WEB_TOKEN}"; nil asks nothing.
    public var token: String?
    /// Names by which browsers reach the machine, beside "localhost" and the machine's own, in small letters.
    public var names: [String] = []

    /// At 127.0.0.1:8080, without a token.
    public init() {}
  }
}

extension Settings.Web.Listen: CustomStringConvertible {
  /// As files have it.
  public var description: String { address.contains(":") ? "[\(address)]:\(port)" : "\(address):\(port)" }
}
