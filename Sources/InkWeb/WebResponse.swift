/// An answer.
struct WebResponse: Equatable, Sendable {
  var status = 200
  var type: String
  var body: [UInt8]
  /// Beside those that every answer has.
  var headers: [String: String] = [:]

  /// Bytes of a media type.
  init(status: Int = 200, _ type: String, _ body: [UInt8], headers: [String: String] = [:]) {
    (self.status, self.type, self.body, self.headers) = (status, type, body, headers)
  }

  /// Plain text.
  init(status: Int = 200, text: String, headers: [String: String] = [:]) {
    self.init(status: status, "text/plain; charset=utf-8", Array(text.utf8), headers: headers)
  }

  /// A page.
  init(status: Int = 200, _ page: HTML, headers: [String: String] = [:]) {
    self.init(status: status, "text/html; charset=utf-8", Array(page.text.utf8), headers: headers)
  }

  /// All headers: nothing of another site, nothing kept, nothing framed, nothing told to other sites.
  var allHeaders: [(name: String, value: String)] {
    var all = [
      "Content-Type": type,
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
    ]
    for (name, value) in headers { all[name] = value }
    return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
