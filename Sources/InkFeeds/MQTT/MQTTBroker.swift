import Foundation

/// A broker as a display file names it: "mqtt://broker.local", "mqtts://user@broker.local:8883".
public struct MQTTBroker: Hashable, Sendable {
  /// The shared library that speaks to it.
  package static let library = "libmosquitto.so.1"

  public let host: String
  public let port: Int
  /// By TLS.
  public let isSecure: Bool
  /// nil where the broker knows everybody.
  public var user: String?
  /// May hold secrets by name.
  public var password: String?
  /// A PEM file of the authorities to trust; nil for the system's.
  public var certificates: String?
  /// Seconds before a lost connection is tried again for the first time, one of them by chance: the displays of a
  /// house are not to come all at once.
  var pause = 1...5

  /// Reads an address; nil for one of another scheme, without a host, or with a password in it, which belongs into
  /// the file of secrets.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ (33...126).contains($0) }), let parts = URLComponents(string: text),
      let scheme = parts.scheme?.lowercased(), ["mqtt", "mqtts"].contains(scheme),
      let host = parts.host, !host.isEmpty, parts.password == nil, parts.path.isEmpty || parts.path == "/",
      parts.query == nil, parts.port.map({ (1...65_535).contains($0) }) ?? true
    else { return nil }
    self.host = host.lowercased()
    isSecure = scheme == "mqtts"
    // IANA's service names mqtt and secure-mqtt.
    port = parts.port ?? (isSecure ? 8883 : 1883)
    user = parts.user
  }
}
