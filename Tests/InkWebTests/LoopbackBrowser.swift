import Foundation

/// Asks a server on this machine, without any of a browser's manners.
enum LoopbackBrowser {
  /// What came until the server ended the connection, at most 10 s later.
  static func exchange(_ text: String, port: UInt16) -> String {
    let descriptor = open(port: port)
    defer { close(descriptor) }
    send(text, to: descriptor)
    return rest(of: descriptor)
  }

  /// A page, by a whole request.
  static func get(_ path: String, port: UInt16, headers: [String] = []) -> String {
    let lines = ["GET \(path) HTTP/1.1", "Host: localhost:\(port)"] + headers
    return exchange(lines.joined(separator: "\r\n") + "\r\n\r\n", port: port)
  }

  /// A connection; negative where nobody listens.
  static func open(port: UInt16) -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(descriptor)
      return -1
    }
    return descriptor
  }

  static func send(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  static func rest(of descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
