import Glibc
import InkLinux

/// Whole files in and out, with errors for people.
enum FileAccess {
  /// The bytes of a file, at most `limit`; "-" is standard input.
  static func read(_ path: String, limit: Int = .max) throws(FileError) -> [UInt8] {
    do throws(WholeFile.Failure) {
      return try path == "-"
        ? WholeFile.read(from: STDIN_FILENO, limit: limit) : WholeFile.read(path, limit: limit)
    } catch {
      throw FileError(operation: .read, path: path, errno: error.errno)
    }
  }

  /// True where something is at a path.
  static func exists(_ path: String) -> Bool { WholeFile.exists(path) }

  /// Makes a directory and those it stands in, as far as they are not there.
  static func makeDirectory(_ path: String) throws(FileError) {
    do throws(WholeFile.Failure) {
      try WholeFile.makeDirectory(path)
    } catch {
      throw FileError(operation: .write, path: path, errno: error.errno)
    }
  }

  /// Writes a file anew, in place.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do throws(WholeFile.Failure) {
      try WholeFile.write(bytes, to: path)
    } catch {
      throw FileError(operation: .write, path: path, errno: error.errno)
    }
  }
}
