import Foundation

@testable import InkLinux

/// A `/dev` and a `/sys` of files, which go with the object.
final class FakeTree {
  let root: String
  var system: SystemTree { SystemTree(dev: "\(root)/dev", sys: "\(root)/sys") }

  init() throws {
    root = NSTemporaryDirectory() + "inkglance-" + UUID().uuidString
    for name in ["dev", "sys"] {
      try FileManager.default.createDirectory(atPath: "\(root)/\(name)", withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Writes a file: "dev/gpiochip0", "sys/module/spidev/parameters/bufsiz".
  func write(_ text: String = "", to name: String) throws {
    let file = try place(name)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: try place(name).path, withDestinationPath: target)
  }

  private func place(_ name: String) throws -> URL {
    let file = URL(fileURLWithPath: "\(root)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file
  }
}
