import Foundation

/// The machine's time zone, as it is now: it may be changed while the program runs.
enum SystemZone {
  /// The zone's name; nil where it cannot be told.
  ///
  /// One system call.
  static func identifier(environment: (String) -> String? = Self.variable, root: String = "") -> String? {
    // TZ of the process decides, and cannot change.
    if let name = environment("TZ"), !name.isEmpty {
      return name.hasPrefix(":") ? String(name.dropFirst()) : name
    }
    var buffer = [CChar](repeating: 0, count: 1024)
    let count = readlink("\(root)/etc/localtime", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let mark = path.range(of: "zoneinfo/") else { return nil }
    let name = String(path[mark.upperBound...])
    return name.isEmpty ? nil : name
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
