import Foundation

/// Whole files in and out, with errors for people.
enum FileAccess {
  /// The bytes of a file; "-" is standard input.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(operation: .read, path: path, errno: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw FileError(operation: .read, path: path, errno: errno)
      }
    }
  }

  /// True where something is at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Makes a directory and those it stands in, as far as they are not there.
  static func makeDirectory(_ path: String) throws(FileError) {
    if path.isEmpty || exists(path) { return }
    if let slash = path.lastIndex(of: "/") { try makeDirectory(String(path[..<slash])) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(operation: .write, path: path, errno: errno)
    }
  }

  /// Writes a file anew, in place.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(operation: .write, path: path, errno: errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw FileError(operation: .write, path: path, errno: errno)
      }
    }
  }
}
