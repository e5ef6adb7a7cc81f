import Glibc

/// Whole files by the kernel's own calls, for callers that have words of their own for what fails.
public enum WholeFile {
  /// Why a call failed: the kernel's error number.
  public struct Failure: Error, Equatable, Sendable {
    /// The number, such as ENOENT.
    public let errno: Int32

    /// The number of the call that has just failed.
    init() { errno = Glibc.errno }

    init(_ errno: Int32) { self.errno = errno }
  }

  /// The bytes of a file; EFBIG when there are more than `limit`, as in a device that never ends.
  public static func read(_ path: String, limit: Int = .max) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    return try read(from: descriptor, limit: limit)
  }

  /// What is left to read from a descriptor, which stays open; EFBIG when it is more than `limit`.
  public static func read(from descriptor: Int32, limit: Int = .max) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
        if bytes.count > limit { throw Failure(EFBIG) }
      } else if Glibc.errno != EINTR {
        throw Failure()
      }
    }
  }

  /// Writes a file anew, in place.
  public static func write(
    _ bytes: [UInt8], to path: String, permissions: mode_t = 0o666
  ) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if Glibc.errno != EINTR {
        throw Failure()
      }
    }
  }

  /// Makes a directory and those it stands in, as far as they are not there.
  public static func makeDirectory(_ path: String, permissions: mode_t = 0o777) throws(Failure) {
    if path.isEmpty || exists(path) { return }
    if let slash = path.lastIndex(of: "/") {
      try makeDirectory(String(path[..<slash]), permissions: permissions)
    }
    guard mkdir(path, permissions) == 0 || Glibc.errno == EEXIST else { throw Failure() }
  }

  /// True where something is at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
