import Foundation

/// An address of http or https.
struct WebAddress: Equatable {
  let text: String
  let host: String
  let port: Int
  let isSecure: Bool

  /// Reads an address; nil for one of another scheme, without a host, or with blanks in it.
  init?(_ text: String) {
    // A secret's place is no part of an address yet.
    let plain = text.replacing("${", with: "").replacing("}", with: "")
    guard plain.utf8.allSatisfy({ (33...126).contains($0) }), let parts = URLComponents(string: plain),
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = parts.host, !host.isEmpty
    else { return nil }
    self.text = text
    self.host = host.lowercased()
    isSecure = scheme == "https"
    port = parts.port ?? (isSecure ? 443 : 80)
  }

  /// True where the same host answers at the same port.
  func isSameServer(as other: WebAddress) -> Bool { host == other.host && port == other.port }

  /// "file" of "file:///etc/passwd".
  static func scheme(of text: String) -> String {
    String(text.prefix { $0 != ":" }).printable(limit: 20)
  }
}
