import CCurl
import Foundation

/// What a web server answered to one request.
struct HTTPAnswer {
  /// HTTP's status.
  let status: Int
  /// No more than was asked for.
  let body: [UInt8]
  /// Where a redirect leads.
  let location: String?
  let etag: String?
  let lastModified: String?
  /// How long the server wants to be left alone.
  let retryAfter: Duration?

  /// Asks; blocks until there is an answer or the time is over.
  ///
  /// `request` is the whole attempt's, of which so much time is `left`. A `body` is sent by POST.
  init(
    from address: WebAddress, telling headers: [String: String], trusting certificates: String?,
    body sent: [UInt8]?,
    within left: Duration, of request: FeedRequest
  ) throws(HTTPError) {
    var answer = ccurl_answer()
    defer { ccurl_free(&answer) }
    let lines = headers.sorted { $0.key < $1.key }.map { strdup("\($0.key): \($0.value)") }
    defer { for line in lines { free(line) } }
    let pointers = lines.map { UnsafePointer($0) }
    address.text.withCString { url in
      pointers.withUnsafeBufferPointer { lines in
        func get(_ certificates: UnsafePointer<CChar>?) {
          (sent ?? []).withUnsafeBufferPointer { bytes in
            var wanted = ccurl_request(
              url: url, headers: lines.baseAddress, header_count: lines.count, certificates: certificates,
              timeout_ms: max(1, Int(left.seconds * 1000)), limit: request.limit, has_body: sent != nil,
              body: bytes.baseAddress, body_count: bytes.count)
            ccurl_get(&wanted, &answer)
          }
        }
        if let certificates {
          certificates.withCString { get($0) }
        } else {
          get(nil)
        }
      }
    }
    guard !answer.is_too_long else { throw .tooLong(host: address.host, limit: request.limit) }
    guard answer.code == 0 else {
      let message = withUnsafeBytes(of: answer.message) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw HTTPError(code: answer.code, message: message, host: address.host, deadline: request.deadline)
    }
    status = answer.status
    body = answer.body.map { Array(UnsafeBufferPointer(start: $0, count: answer.count)) } ?? []
    location = answer.location.map { String(cString: $0) }
    etag = answer.etag.map { String(cString: $0) }
    lastModified = answer.last_modified.map { String(cString: $0) }
    // The other form is a date, by the server's clock; the usual pauses do for that.
    retryAfter = answer.retry_after.flatMap { Int(String(cString: $0)) }.map { .seconds(max(0, $0)) }
  }
}
