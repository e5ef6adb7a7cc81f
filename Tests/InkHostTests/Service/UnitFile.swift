import Foundation
import Testing

/// The unit file that is installed, as its settings.
struct UnitFile {
  /// Values by setting, in the order of the file; a setting may be given several times.
  private(set) var settings: [(name: String, value: String)] = []

  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "packaging/inkglance.service")
    .path

  init() throws {
    let text = try String(contentsOfFile: Self.path, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("[") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      settings.append((String(parts[0]), parts.count > 1 ? String(parts[1]) : ""))
    }
  }

  /// The last value of a setting; nil where it is not given.
  func value(_ name: String) -> String? { settings.last { $0.name == name }?.value }

  /// A setting as a number of seconds.
  func seconds(_ name: String) -> Int? {
    guard let value = value(name) else { return nil }
    return value.hasSuffix("min") ? Int(value.dropLast(3)).map { $0 * 60 } : Int(value)
  }
}
