import Glibc
import InkLinux

/// Passwords and keys, kept apart from the display file, which people copy and show.
///
/// A secret's name stands in the display file as `${NAME}`. Its text is looked for in the service manager's credentials
/// (`LoadCredential=NAME:…`), then in the file `secrets` beside the display file: a line `NAME=text` each, "#" begins a
/// comment. The file is refused where others than its owner can read it. It is read whenever a secret is needed, and
/// kept nowhere.
public struct Secrets: Equatable, Sendable {
  /// Where the service manager puts credentials, a file each; nil where it gives none.
  let credentials: String?
  /// Files of secrets, the first that is there counts.
  let files: [String]

  /// Secrets in these places.
  package init(credentials: String?, files: [String]) {
    self.credentials = credentials
    self.files = files
  }

  /// Those of an environment: `$CREDENTIALS_DIRECTORY`, `$XDG_CONFIG_HOME/inkglance/secrets` (`~/.config` where that is
  /// not set), `/etc/inkglance/secrets`.
  package init(environment: (String) -> String?) {
    let absolute = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.config" : nil }
    credentials = environment("CREDENTIALS_DIRECTORY").flatMap { $0.hasPrefix("/") ? $0 : nil }
    files = [absolute ?? home, "/etc"].compactMap { $0 }.map { "\($0)/inkglance/secrets" }
  }

  /// Those of this process.
  public static var process: Secrets { Secrets { name in getenv(name).map { String(cString: $0) } } }

  /// False where there is or may be a file of secrets that this user may not read: then it cannot tell what is missing.
  package var areReadable: Bool {
    files.allSatisfy { access($0, R_OK) == 0 || errno == ENOENT || errno == ENOTDIR }
  }

  /// A text with its secrets in their places.
  public func filled(_ text: String) throws(HTTPError) -> String {
    var filled = ""
    var rest = text[...]
    while let open = rest.range(of: "${") {
      guard let close = rest[open.upperBound...].firstIndex(of: "}") else { break }
      filled += rest[..<open.lowerBound]
      filled += try value(of: String(rest[open.upperBound..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  private func value(of name: String) throws(HTTPError) -> String {
    if let credentials, !name.contains("/"), !name.hasPrefix("."),
      let bytes = try? WholeFile.read("\(credentials)/\(name)")
    {
      return Self.line(bytes[...])
    }
    for path in files where WholeFile.exists(path) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & 0o077 == 0 else { throw .openSecrets(path: path) }
      guard let bytes = try? WholeFile.read(path) else { continue }
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
        if Self.line(line[..<equals]) == name { return Self.line(line[line.index(after: equals)...]) }
      }
    }
    throw .noSecret(name: name.printable(limit: 40), places: files)
  }

  /// Without the blanks and the line's end around it.
  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == 32 || (9...13).contains($0) }
    let text = bytes.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    return String(decoding: text, as: UTF8.self)
  }
}
