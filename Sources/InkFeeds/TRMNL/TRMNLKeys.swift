import Foundation
import InkLinux
import InkTimelines

/// The keys that servers of TRMNL displays gave this display, a file each that only its owner can read.
struct TRMNLKeys: Equatable {
  /// A key and the name that people know the display by.
  struct Entry: Codable, Equatable {
    var key: String
    var friendlyID: String?
  }

  /// Without a slash at the end; nil where there is nowhere to keep them.
  let directory: String?

  /// Those in a directory.
  init(directory: String?) { self.directory = directory }

  /// Those of this process, in its state directory.
  static var process: TRMNLKeys { TRMNLKeys(directory: StateDirectory.process.map { "\($0.path)/trmnl" }) }

  private func path(of server: String, _ id: String) -> String? {
    directory.map { "\($0)/\(Fingerprint.text(of: "\(server) \(id)".utf8)).json" }
  }

  /// The key of a server for a display; nil where none was given, or others could have read it.
  func entry(of server: String, _ id: String) -> Entry? {
    guard let path = path(of: server, id) else { return nil }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 == 0,
      let bytes = try? WholeFile.read(path, limit: 4096)
    else { return nil }
    return try? JSONDecoder().decode(Entry.self, from: Data(bytes))
  }

  /// Keeps a key.
  func keep(_ entry: Entry, of server: String, _ id: String) throws(TRMNLError) {
    guard let directory, let path = path(of: server, id) else { return }
    unlink(path)
    guard let bytes = try? JSONEncoder().encode(entry) else { return }
    do throws(WholeFile.Failure) {
      try WholeFile.makeDirectory(directory, permissions: 0o700)
      try WholeFile.write(Array(bytes), to: path, permissions: 0o600)
    } catch {
      throw .notKept(path: path, errno: error.errno)
    }
  }
}
