import Glibc

/// Unix stream sockets by path, as the kernel has them.
enum UnixSocket {
  /// A socket that never blocks and does not reach child processes; negative where there is none.
  static func open() -> Int32 {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    return socket(AF_UNIX, kind, 0)
  }

  /// Gives the socket its path; 0, or the kernel's error number.
  static func bind(_ descriptor: Int32, to path: String) -> Int32 {
    withAddress(path) { Glibc.bind(descriptor, $0, $1) }
  }

  /// Connects; 0, or the kernel's error number.
  static func connect(_ descriptor: Int32, to path: String) -> Int32 {
    withAddress(path) { Glibc.connect(descriptor, $0, $1) }
  }

  /// True for a socket on which nobody listens any more.
  static func isDead(_ path: String) -> Bool {
    let descriptor = open()
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return connect(descriptor, to: path) == ECONNREFUSED
  }

  private static func withAddress(
    _ path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return ENAMETOOLONG }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    return result == 0 ? 0 : errno
  }
}
