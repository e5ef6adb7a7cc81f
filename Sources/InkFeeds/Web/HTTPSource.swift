import Foundation
import InkTimelines

/// A page or a document of a web server: what it answers is the value.
///
/// `http = "https://example.org/now.json"`, or a table:
///
/// | key | | default |
/// |---|---|---|
/// | `url` | where, by http or https | |
/// | `headers` | a table of what to tell the server besides | |
/// | `certificates` | a PEM file of authorities to trust instead of the system's | |
///
/// `${NAME}` in the address and in a header stands for a secret; see ``Secrets``. An answer is kept with the server's own
/// mark of it (ETag, Last-Modified), so that one that has not changed is not sent again. Redirects are followed, five
/// at most, from https never to http; another server than the one that was named is told no header. Costs nothing
/// until it is asked: libcurl is opened by the first source that needs it, about 5 MB of memory.
public struct HTTPSource: FeedSource {
  public static let key = "http"
  public static let parameterType = "an address, or a table with `url`"

  /// Redirects that are followed.
  static let redirects = 5

  /// The address; secrets stand in it by name.
  public let url: String
  /// What the server is told besides, by name.
  public let headers: [String: String]
  /// A PEM file of the authorities to trust; nil for the system's.
  public let certificates: String?
  private let host: String
  private let memory: HTTPMemory

  /// A source at `url`; nil where that is no address of http or https.
  public init?(url: String, headers: [String: String] = [:], certificates: String? = nil) {
    guard let address = WebAddress(url) else { return nil }
    self.url = url
    self.headers = headers
    self.certificates = certificates
    host = address.host
    memory = HTTPMemory()
  }

  public var identity: String {
    ([url, certificates ?? ""] + headers.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
      .joined(separator: "\0")
  }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .table(let values) = value else {
      let url = try String(parameter: value, key: key)
      self = try Self.source(at: url, key: key)
      return
    }
    let known = ["url", "headers", "certificates"]
    for name in values.keys.sorted() where !known.contains(name) {
      throw WidgetConfigurationError(key: "\(key).\(name)", problem: .unknown(known: known))
    }
    guard let url = values["url"] else {
      throw WidgetConfigurationError(key: "\(key).url", problem: .missing(wants: "an address"))
    }
    self = try Self.source(
      at: try String(parameter: url, key: "\(key).url"), key: "\(key).url",
      headers: try values["headers"].map { value throws(WidgetConfigurationError) in
        try Self.headers(value, key: "\(key).headers")
      } ?? [:],
      certificates: try values["certificates"].map { value throws(WidgetConfigurationError) in
        try FileSource(parameter: value, key: "\(key).certificates").path
      })
  }

  private static func source(
    at url: String, key: String, headers: [String: String] = [:], certificates: String? = nil
  ) throws(WidgetConfigurationError) -> HTTPSource {
    guard let source = HTTPSource(url: url, headers: headers, certificates: certificates) else {
      throw WidgetConfigurationError(
        key: key,
        problem: .wrongType(
          wants: "an address such as \"https://example.org/now.json\"",
          got: url.printable(limit: 60).parameterText))
    }
    return source
  }

  private static func headers(_ value: WidgetConfigurationValue, key: String)
    throws(WidgetConfigurationError) -> [String: String]
  {
    guard case .table(let members) = value else {
      throw WidgetConfigurationError(
        key: key, problem: .wrongType(wants: "a table of texts", got: value.typeName))
    }
    var headers: [String: String] = [:]
    for (name, member) in members {
      let text = try String(parameter: member, key: "\(key).\(name)")
      // A line's end in either would begin another header.
      let isToken =
        !name.isEmpty && name.utf8.allSatisfy { (33...126).contains($0) && $0 != UInt8(ascii: ":") }
      guard isToken, text.utf8.allSatisfy({ $0 >= 32 && $0 != 127 || $0 == 9 }) else {
        throw WidgetConfigurationError(
          key: "\(key).\(name)",
          problem: .wrongType(wants: "a header's name and its text, on one line", got: text.parameterText))
      }
      headers[name] = text
    }
    return headers
  }

  /// As messages name it: the server alone, since an address may hold a secret.
  public var description: String { host.printable(limit: 60) }

  public func fetch(_ request: FeedRequest) throws(FeedError) -> FeedOutput {
    do throws(HTTPError) {
      let secrets = Secrets.process
      var told: [String: String] = [:]
      for (name, text) in headers {
        told[name] = try secrets.filled(text)
      }
      let answer = try Self.answer(
        from: try secrets.filled(url), telling: told.merging(memory.conditions) { own, _ in own },
        trusting: certificates, within: request)
      if answer.status == 304, let kept = memory.body { return FeedOutput(kept) }
      guard (200...299).contains(answer.status) else {
        throw .status(host: description, code: answer.status, retryAfter: answer.retryAfter)
      }
      guard !answer.body.isEmpty else { throw .silent(host: description) }
      memory.keep(answer)
      return FeedOutput(answer.body)
    } catch {
      throw .http(error)
    }
  }

  /// Asks, or with a `body` tells, and follows redirects to the answer itself.
  static func answer(
    from url: String, telling headers: [String: String], trusting certificates: String? = nil,
    body: [UInt8]? = nil, within request: FeedRequest
  ) throws(HTTPError) -> HTTPAnswer {
    let began = ContinuousClock.now
    let deadline = request.deadline
    guard var address = WebAddress(url) else { throw .notAddress }
    var headers = headers
    for _ in 0...redirects {
      let left = deadline - (ContinuousClock.now - began)
      guard left > .zero else { throw .deadline(host: address.host, after: deadline) }
      let answer = try HTTPAnswer(
        from: address, telling: headers, trusting: certificates, body: body, within: left, of: request)
      guard (300...399).contains(answer.status), let location = answer.location else { return answer }
      guard let next = WebAddress(location) else {
        throw .redirectElsewhere(host: address.host, scheme: WebAddress.scheme(of: location))
      }
      guard next.isSecure || !address.isSecure else { throw .insecureRedirect(host: address.host) }
      if !next.isSameServer(as: address) { headers = [:] }
      address = next
    }
    throw .redirects(host: address.host, limit: redirects)
  }
}

extension HTTPSource {
  public static func == (a: HTTPSource, b: HTTPSource) -> Bool {
    a.url == b.url && a.headers == b.headers && a.certificates == b.certificates
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(headers)
  }
}
