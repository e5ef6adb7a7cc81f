import Foundation

/// A directory of a test, which goes with it.
final class TemporaryDirectory {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "inkglance-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and gives its path.
  func file(_ name: String, _ text: String) throws -> String {
    let file = "\(path)/\(name)"
    let directory = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// The bytes of a file; nil where it is not there.
  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
  }
}
