import Foundation

/// Takes out of a text what those who read a report need not know: secrets, names of people and machines, addresses.
struct Redaction: Sendable {
  /// Words that are replaced as they are, with what stands in their place; the longest first.
  private let words: [(word: String, placeholder: String)]

  /// A redaction for a person on a machine; what is empty or short enough to occur by chance is left alone.
  init(home: String, user: String, host: String) {
    words = [(home, "~"), (user, "USER"), (host, "HOST")].filter { word, _ in
      word.count > 2 && !["/root", "root", "localhost"].contains(word)
    }
  }

  /// The one of this process.
  static var process: Redaction {
    Redaction(home: NSHomeDirectory(), user: NSUserName(), host: ProcessInfo.processInfo.hostName)
  }

  /// The text without them.
  func clean(_ text: String) -> String {
    var text = text
    for (word, placeholder) in words { text = Self.replacing(word, with: placeholder, in: text) }
    // Credentials and queries of addresses: https://anna:pw@host/path?token=…
    text = text.replacing(#/(://)[^\s/@"']+@/#) { "\($0.1)…@" }
    text = text.replacing(#/(\w+://[^\s?"']+)\?[^\s"'`]+/#) { "\($0.1)?…" }
    // Assignments to what is called a secret, in TOML, JSON, headers and command lines.
    text = text.replacing(
      #/(?i)((?:pass(?:word|wd|phrase)?|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|authorization|credentials?|psk|user(?:name)?|login|ssid)["']?\s*[=:]\s*)("[^"]*"|'[^']*'|(?:bearer |basic )?[^\s,;&}]+)/#
    ) { "\($0.1)\"…\"" }
    text = text.replacing(#/(?i)\bbearer\s+[\w.~+\/-]+=*/#) { _ in "Bearer …" }
    // Addresses of people, networks and machines.
    text = text.replacing(#/[\w.+-]+@[\w-]+(\.[\w-]+)+/#) { _ in "NAME@HOST" }
    text = text.replacing(#/\b\d{1,3}(\.\d{1,3}){3}\b/#) { _ in "0.0.0.0" }
    text = text.replacing(#/(?i)\b[0-9a-f]{2}(:[0-9a-f]{2}){5}\b/#) { _ in "00:00:00:00:00:00" }
    // Addresses of version 6, with a gap or with all their groups; the placeholder above is none.
    let gap = #/(?i)\b(?:[0-9a-f]{1,4}:){1,6}:(?:[0-9a-f]{1,4}:){0,6}(?:[0-9a-f]{1,4}\b)?/#
    text = text.replacing(gap) { _ in "::" }
    let groups = #/(?i)\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}\b/#
    text = text.replacing(groups) { $0.0.hasPrefix("00:00:") ? String($0.0) : "::" }
    // Long random words are keys more often than anything else.
    return text.replacing(#/\b(?=\w*\d)(?=\w*[A-Za-z])\w{32,}\b/#) { _ in "…" }
  }

  /// Replaces whole words only.
  private static func replacing(_ word: String, with placeholder: String, in text: String) -> String {
    let pattern = "(?<![\\w])" + NSRegularExpression.escapedPattern(for: word) + "(?![\\w])"
    return text.replacingOccurrences(of: pattern, with: placeholder, options: .regularExpression)
  }
}
