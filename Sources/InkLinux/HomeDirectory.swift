import Glibc

/// Where "~" leads.
public enum HomeDirectory {
  /// `$HOME` of this process where it is a path from the root, else the password file's for its user; nil without either.
  ///
  /// A service that runs as another user than its shell's says its home in `$HOME`, as does `sudo` where it keeps the
  /// caller's (POSIX, Environment Variables, 8.3).
  public static var path: String? {
    path(environment: { name in getenv(name).map { String(cString: $0) } })
  }

  static func path(environment: (String) -> String?) -> String? {
    if let home = environment("HOME"), home.hasPrefix("/") { return home }
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16_384)
    let status = getpwuid_r(geteuid(), &entry, &buffer, buffer.count, &found)
    guard status == 0, found != nil, let home = entry.pw_dir else { return nil }
    return String(cString: home)
  }

  /// A path with this process's home in the place of a "~" before the first slash; any other as it is.
  public static func expanding(_ text: String) -> String { expanding(text, home: path) }

  static func expanding(_ text: String, home: String?) -> String {
    guard text.hasPrefix("~/"), var home else { return text }
    while home.hasSuffix("/") { home.removeLast() }
    return home + text.dropFirst()
  }
}
