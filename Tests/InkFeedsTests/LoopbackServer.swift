import Foundation
import Glibc
import Synchronization

/// A web server on the loopback interface that says what a test has it say, one connection at a time.
final class LoopbackServer: Sendable {
  let port: UInt16
  private let listener: Int32
  private let seen = Mutex<[String]>([])

  /// "http://127.0.0.1:41234".
  var url: String { "http://127.0.0.1:\(port)" }
  /// The requests so far, whole.
  var requests: [String] { seen.withLock { $0 } }

  /// A server that answers each request with a text and hangs up; nil has it neither answer nor hang up.
  convenience init(_ answer: @escaping @Sendable (String) -> String?) throws {
    try self.init(answering: { answer($0).map { Array($0.utf8) } })
  }

  /// The same with bytes.
  static func ofBytes(_ answer: @escaping @Sendable (String) -> [UInt8]?) throws -> LoopbackServer {
    try LoopbackServer(answering: answer)
  }

  /// A server that takes a connection and hangs up at once, or has the kernel cut it off.
  static func rude(cutsOff: Bool) throws -> LoopbackServer {
    try LoopbackServer(serving: { _, connection in
      var now = linger(l_onoff: cutsOff ? 1 : 0, l_linger: 0)
      setsockopt(connection, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
      close(connection)
    })
  }

  private convenience init(answering answer: @escaping @Sendable (String) -> [UInt8]?) throws {
    try self.init(serving: { server, connection in
      let request = Self.request(from: connection)
      server?.seen.withLock { $0.append(request) }
      guard let bytes = answer(request) else { return }
      Self.send(bytes, to: connection)
      close(connection)
    })
  }

  private init(serving serve: @escaping @Sendable (LoopbackServer?, Int32) -> Void) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        // Or the other side has thought better of it meanwhile.
        if connection < 0, [EINTR, ECONNABORTED].contains(errno) { continue }
        guard connection >= 0 else {
          // By this thread alone: closed by another, its number might be somebody else's by the next `accept`.
          close(listener)
          return
        }
        serve(self, connection)
      }
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// An answer with a body.
  static func page(_ body: String, status: String = "200 OK", headers: [String] = []) -> String {
    (["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers)
      .joined(separator: "\r\n") + "\r\n\r\n\(body)"
  }

  /// An answer with bytes.
  static func file(_ body: [UInt8]) -> [UInt8] {
    Array("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n".utf8) + body
  }

  /// All of it: a signal to the process may end a call early.
  private static func send(_ bytes: [UInt8], to connection: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Whether the headers are there, and as much of a body as they say.
  private static func isWhole(_ text: String) -> Bool {
    guard let end = text.range(of: "\r\n\r\n") else { return false }
    let length = text[..<end.lowerBound].split(separator: "\r\n").first {
      $0.lowercased().hasPrefix("content-length:")
    }
    let wanted = length.flatMap { Int($0.drop { $0 != " " }.dropFirst()) } ?? 0
    return text[end.upperBound...].utf8.count >= wanted
  }

  private static func request(from connection: Int32) -> String {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !isWhole(text) {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      text += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    return text
  }
}
