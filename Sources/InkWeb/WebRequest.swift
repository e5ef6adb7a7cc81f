/// A request, as far as it matters.
struct WebRequest: Equatable, Sendable {
  var method = "GET"
  var path: String
  /// The first of each name.
  var query: [String: String] = [:]
  /// By their names in small letters; those that came several times are joined by a comma.
  var headers: [String: String] = [:]
  /// True for one that brings something.
  var hasBody = false

  /// The value of a cookie (RFC 6265, 5.4).
  func cookie(_ name: String) -> String? {
    for pair in (headers["cookie"] ?? "").split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].filter({ $0 != " " }) == name { return String(parts[1]) }
    }
    return nil
  }

  /// The token of an `Authorization: Bearer` header (RFC 6750, 2.1).
  var bearer: String? {
    guard let value = headers["authorization"] else { return nil }
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return String(parts[1])
  }
}
