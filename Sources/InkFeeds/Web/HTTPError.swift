import CCurl

/// Why a web server gave no value.
public enum HTTPError: Error, Equatable, Sendable {
  /// libcurl is not installed.
  case noLibrary
  /// With its secrets filled in, the address is none.
  case notAddress
  /// No secret of that name is known.
  case noSecret(name: String, places: [String])
  /// The file of secrets can be read by others than its owner.
  case openSecrets(path: String)
  /// No server of that name is known.
  case noHost(String)
  /// Nothing listens there.
  case noConnection(host: String)
  /// No answer, or no end of it, in time.
  case deadline(host: String, after: Duration)
  /// The server cannot prove who it is; libcurl's words.
  case certificate(host: String, message: String)
  /// The file of authorities cannot be read; libcurl's words.
  case authorities(host: String, message: String)
  /// The server answered with nothing.
  case silent(host: String)
  /// There is more than so many bytes.
  case tooLong(host: String, limit: Int)
  /// Another status than 200 to 299.
  case status(host: String, code: Int, retryAfter: Duration?)
  /// More redirects than are followed.
  case redirects(host: String, limit: Int)
  /// A redirect from https to http.
  case insecureRedirect(host: String)
  /// A redirect to something that is no web address.
  case redirectElsewhere(host: String, scheme: String)
  /// Anything else; libcurl's words.
  case other(host: String, message: String)

  /// What a CURLcode means.
  init(code: Int32, message: String, host: String, deadline: Duration) {
    let host = host.printable(limit: 60)
    let message = message.printable(limit: 160)
    switch Int(code) {
    case CCURL_MISSING: self = .noLibrary
    case CCURL_NO_HOST: self = .noHost(host)
    case CCURL_NO_CONNECTION: self = .noConnection(host: host)
    case CCURL_TIMEOUT: self = .deadline(host: host, after: deadline)
    case CCURL_CERTIFICATE: self = .certificate(host: host, message: message)
    case CCURL_AUTHORITIES: self = .authorities(host: host, message: message)
    case CCURL_SILENT: self = .silent(host: host)
    default: self = .other(host: host, message: message)
    }
  }
}
