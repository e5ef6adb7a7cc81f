import CMicroHTTPD
import Glibc

/// One request and its answer, as libmicrohttpd has it; the server's thread alone may use it.
struct Exchange: Hashable {
  let pointer: OpaquePointer

  /// What was asked.
  func request(method: String, path: String, hasBody: Bool) -> WebRequest {
    var request = WebRequest(method: method, path: path, hasBody: hasBody)
    for (name, value) in fields(cmicrohttpd_query) where request.query[name] == nil {
      request.query[name] = value
    }
    for (name, value) in fields(cmicrohttpd_headers) {
      let name = name.lowercased()
      // A second one makes both doubtful: together they are no name and no token.
      request.headers[name] = request.headers[name].map { "\($0), \(value)" } ?? value
    }
    return request
  }

  /// Lets the asker wait.
  func wait() { cmicrohttpd_wait(pointer) }

  /// Answers, for good.
  func answer(_ response: WebResponse) {
    let headers = response.allHeaders.map { (strdup($0.name), strdup($0.value)) }
    defer {
      for (name, value) in headers {
        free(name)
        free(value)
      }
    }
    let all = headers.map { cmicrohttpd_header(name: $0, value: $1) }
    cmicrohttpd_answer(
      pointer, UInt32(response.status), all, all.count, response.body, response.body.count)
  }

  private final class Fields {
    var all: [(String, String)] = []
  }

  private typealias Each =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Void

  private func fields(_ tell: (OpaquePointer?, UnsafeMutableRawPointer?, Each?) -> Void) -> [(String, String)]
  {
    let fields = Fields()
    tell(pointer, Unmanaged.passUnretained(fields).toOpaque()) { context, name, value in
      guard let context, let name else { return }
      let fields = Unmanaged<Fields>.fromOpaque(context).takeUnretainedValue()
      fields.all.append((String(cString: name), value.map { String(cString: $0) } ?? ""))
    }
    return fields.all
  }
}
