import Glibc

/// Reads small files whole.
enum TextFile {
  /// More than any file a person writes by hand.
  static let maximumSize = 256 * 1024

  /// Why a file could not be read: the kernel's error number.
  struct Failure: Error, Equatable {
    var errno: Int32
  }

  /// The bytes of a file of at most `maximumSize` bytes; EFBIG beyond.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(errno: errno) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: maximumSize + 1)
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { rest in
        Glibc.read(descriptor, rest.baseAddress.map { $0 + count }, rest.count - count)
      }
      if got == 0 { break }
      if got < 0 {
        if errno == EINTR { continue }
        throw Failure(errno: errno)
      }
      count += got
    }
    guard count <= maximumSize else { throw Failure(errno: EFBIG) }
    return Array(bytes.prefix(count))
  }

  /// True where there is something at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The names, without ending, of the files in a directory that end with `.toml`.
  static func tomlNames(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".toml"), !name.hasPrefix(".") { names.append(String(name.dropLast(".toml".count))) }
    }
    return names.sorted()
  }
}
