import Glibc
import InkFeeds
import InkLinux

/// State files in a directory of the machine.
public final class DirectoryFiles: StateFiles {
  public let path: String

  /// The files in a directory, which is made when it is written to first.
  public init(_ directory: StateDirectory) { path = directory.path }

  public func read(_ name: String) throws(StateError) -> [UInt8]? {
    do throws(WholeFile.Failure) {
      return try WholeFile.read("\(path)/\(name)")
    } catch {
      if error.errno == ENOENT || error.errno == ENOTDIR { return nil }
      throw failure(.read, name, error.errno)
    }
  }

  public func write(_ bytes: [UInt8], to name: String) throws(StateError) {
    do throws(WholeFile.Failure) {
      try WholeFile.makeDirectory(path, permissions: 0o755)
    } catch {
      throw failure(.write, "", error.errno)
    }
    do throws(WholeFile.Failure) {
      try WholeFile.write(bytes, to: "\(path)/\(name)", permissions: 0o644)
    } catch {
      throw failure(.write, name, error.errno)
    }
  }

  public func synchronize(_ name: String) throws(StateError) { try flush("\(path)/\(name)", name) }

  public func rename(_ name: String, to newName: String) throws(StateError) {
    guard Glibc.rename("\(path)/\(name)", "\(path)/\(newName)") == 0 else {
      throw failure(.write, newName, errno)
    }
  }

  public func synchronizeDirectory() throws(StateError) { try flush(path, "") }

  private func flush(_ file: String, _ name: String) throws(StateError) {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(.write, name, errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(.write, name, errno) }
  }

  private func failure(_ operation: StateError.Operation, _ name: String, _ errno: Int32) -> StateError {
    StateError(operation: operation, path: name.isEmpty ? path : "\(path)/\(name)", errno: errno)
  }
}
