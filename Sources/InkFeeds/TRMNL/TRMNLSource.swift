import Foundation
import InkLinux
import InkTimelines

/// The picture that a server of TRMNL displays has for this one: `trmnl = "https://trmnl.app"`, or a table.
///
/// | key | | default |
/// |---|---|---|
/// | `server` | the address, without `/api` | "https://trmnl.app" |
/// | `key` | the display's key, as `${NAME}`, a secret's name; see ``Secrets`` | the one that the server gives |
/// | `id` | the display's name for the server | the address of the machine's network card |
/// | `certificates` | a PEM file of authorities to trust instead of the system's | |
///
/// The server is told the battery's volts, the strength of the Wi-Fi and the size of the place in pixels, and says when to
/// ask again, 30 seconds to a day. The key it gives is kept in the state directory for the owner alone, and asked for anew
/// when the server does not take it any more. A picture that cannot be read is told to the server's log.
public struct TRMNLSource: FeedSource {
  public static let key = "trmnl"
  public static let parameterType = "the address of a server, or a table with `server`"
  public static let defaultInterval: Duration? = TRMNLAnswer.usualRefreshRate
  /// What the server is told as the version of the firmware; it offers new ones, which are left alone.
  static let firmware = "1.0.0"

  let server: String
  let accessKey: String?
  let id: String?
  let certificates: String?
  let width: Int?
  let height: Int?
  private let host: String
  private let memory: TRMNLMemory
  private let keys: TRMNLKeys?
  private let root: String

  /// A server's display; nil where `server` is no address.
  init?(
    server: String, key: String? = nil, id: String? = nil, certificates: String? = nil, width: Int? = nil,
    height: Int? = nil, keys: TRMNLKeys? = nil, root: String = ""
  ) {
    guard let address = WebAddress(server) else { return nil }
    self.server = server.hasSuffix("/") ? String(server.dropLast()) : server
    accessKey = key
    self.id = id
    self.certificates = certificates
    (self.width, self.height) = (width, height)
    host = address.host
    memory = TRMNLMemory()
    self.keys = keys
    self.root = root
  }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    var values: [String: WidgetConfigurationValue] = [:]
    switch value {
    case .table(let table): values = table
    default: values["server"] = value
    }
    let known = ["server", "key", "id", "certificates"]
    for name in values.keys.sorted() where !known.contains(name) {
      throw WidgetConfigurationError(key: "\(key).\(name)", problem: .unknown(known: known))
    }
    func text(_ name: String) throws(WidgetConfigurationError) -> String? {
      guard let value = values[name] else { return nil }
      let text = try String(parameter: value, key: "\(key).\(name)")
      // Both become lines of a request.
      guard name == "server" || !text.isEmpty && text.utf8.allSatisfy({ (33...126).contains($0) }) else {
        throw WidgetConfigurationError(
          key: "\(key).\(name)", problem: .wrongType(wants: "a text without blanks", got: text.parameterText))
      }
      return text
    }
    let server = try text("server") ?? "https://trmnl.app"
    let source = Self(
      server: server, key: try text("key"), id: try text("id"),
      certificates: try values["certificates"].map { value throws(WidgetConfigurationError) in
        try FileSource(parameter: value, key: "\(key).certificates").path
      })
    guard let source else {
      throw WidgetConfigurationError(
        key: key,
        problem: .wrongType(
          wants: "an address such as \"https://trmnl.app\"", got: server.printable(limit: 60).parameterText))
    }
    self = source
  }

  public func sized(width: Int, height: Int) -> TRMNLSource {
    TRMNLSource(
      server: server, key: accessKey, id: id, certificates: certificates, width: width, height: height,
      keys: keys, root: root) ?? self
  }

  public var identity: String { "\(server) \(id ?? "") \(width ?? 0) \(height ?? 0)" }

  public var description: String { host.printable(limit: 60) }

  public func fetch(_ request: FeedRequest) throws(FeedError) -> FeedOutput {
    let end = ContinuousClock.now + request.deadline
    do throws(TRMNLFailure) {
      let conversation = try conversation(request, until: end)
      return try conversation.picture(memory)
    } catch {
      switch error {
      case .http(let error): throw .http(error)
      case .trmnl(let error): throw .trmnl(error)
      case .picture(let error): throw error
      }
    }
  }

  private func conversation(_ request: FeedRequest, until end: ContinuousClock.Instant)
    throws(TRMNLFailure) -> TRMNLConversation
  {
    guard let id = id ?? Self.address(root) else { throw .trmnl(.noIdentity) }
    var given: String?
    if let accessKey {
      do throws(HTTPError) { given = try Secrets.process.filled(accessKey) } catch { throw .http(error) }
    }
    var told = ["ID": id, "FW-Version": Self.firmware]
    if let volts = request.facts.volts { told["Battery-Voltage"] = "\((volts * 100).rounded() / 100)" }
    if let percent = request.facts.percent { told["Percent-Charged"] = "\(percent)" }
    let wifi = HostSource(.wifi, root: root)
    if let level = try? wifi.fetch(FeedRequest(deadline: .seconds(1))).bytes {
      told["RSSI"] = String(decoding: level, as: UTF8.self)
    }
    told["Width"] = width.map { "\($0)" }
    told["Height"] = height.map { "\($0)" }
    return TRMNLConversation(
      server: server, host: description, id: id, givenKey: given, headers: told, certificates: certificates,
      keys: keys ?? TRMNLKeys.process, request: request, end: end)
  }

  /// The address of the first network card that has one of its own, in capitals as TRMNL writes them.
  static func address(_ root: String) -> String? {
    let directory = "\(root)/sys/class/net"
    let cards = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    for card in cards.sorted() where card != "lo" {
      guard let bytes = try? WholeFile.read("\(directory)/\(card)/address", limit: 4096) else { continue }
      let address = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if address.utf8.count == 17, address != "00:00:00:00:00:00" { return address.uppercased() }
    }
    return nil
  }
}

extension TRMNLSource {
  public static func == (a: TRMNLSource, b: TRMNLSource) -> Bool {
    a.server == b.server && a.accessKey == b.accessKey && a.id == b.id && a.certificates == b.certificates
      && a.width == b.width && a.height == b.height
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(server)
    hasher.combine(id)
    hasher.combine(width)
  }
}
