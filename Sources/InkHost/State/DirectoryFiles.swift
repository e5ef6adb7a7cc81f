import Foundation

/// State files in a directory of the machine.
public final class DirectoryFiles: StateFiles {
  public let path: String

  /// The files in a directory, which is made when it is written to first.
  public init(_ directory: StateDirectory) { path = directory.path }

  public func read(_ name: String) throws(StateError) -> [UInt8]? {
    let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(.read, name)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw failure(.read, name)
      }
    }
  }

  public func write(_ bytes: [UInt8], to name: String) throws(StateError) {
    try makeDirectory(path)
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(.write, name) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure(.write, name)
      }
    }
  }

  public func synchronize(_ name: String) throws(StateError) { try flush("\(path)/\(name)", name) }

  public func rename(_ name: String, to newName: String) throws(StateError) {
    guard Glibc.rename("\(path)/\(name)", "\(path)/\(newName)") == 0 else { throw failure(.write, newName) }
  }

  public func synchronizeDirectory() throws(StateError) { try flush(path, "") }

  private func flush(_ file: String, _ name: String) throws(StateError) {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(.write, name) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(.write, name) }
  }

  private func makeDirectory(_ directory: String) throws(StateError) {
    if directory.isEmpty || access(directory, F_OK) == 0 { return }
    if let slash = directory.lastIndex(of: "/") { try makeDirectory(String(directory[..<slash])) }
    guard mkdir(directory, 0o755) == 0 || errno == EEXIST else { throw failure(.write, "") }
  }

  private func failure(_ operation: StateError.Operation, _ name: String) -> StateError {
    StateError(operation: operation, path: name.isEmpty ? path : "\(path)/\(name)", errno: errno)
  }
}
