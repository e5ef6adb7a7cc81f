import Foundation
import Glibc
import Synchronization

/// A web server on the loopback interface that says one thing after another, whatever it is asked, and hangs up.
final class HostileServer: Sendable {
  /// "http://127.0.0.1:41234".
  let url: String
  private let listener: Int32
  private let saying = Mutex<[UInt8]>([])

  init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    self.listener = listener
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0, errno == EINTR { continue }
        guard connection >= 0 else {
          // By this thread alone: closed by another, its number might be somebody else's by the next `accept`.
          close(listener)
          return
        }
        let bytes = self?.saying.withLock { $0 } ?? []
        var buffer = [UInt8](repeating: 0, count: 4096)
        _ = recv(connection, &buffer, buffer.count, 0)
        _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        close(connection)
      }
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// What it answers from now on.
  func say(_ bytes: [UInt8]) { saying.withLock { $0 = bytes } }
}
