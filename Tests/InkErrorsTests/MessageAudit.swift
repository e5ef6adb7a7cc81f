import Foundation

/// What the sources say in errors, and what of it stands in a test: found by reading both, so that a message that nobody
/// looks at has a name.
struct MessageAudit {
  /// A type of error, and its cases; a structure has one, without a name.
  struct Messages {
    let type: String
    let cases: [String]
  }

  private let sources: [String]
  private let tests: [String]

  /// Reads every Swift file of the package that this file is part of.
  init() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    sources = try Self.texts(in: package.appending(path: "Sources"))
    tests = try Self.texts(in: package.appending(path: "Tests"))
  }

  private static func texts(in directory: URL) throws -> [String] {
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// Everything that explains itself, by name.
  func messages() -> [Messages] {
    let conformance = #/\b(?:enum|struct|extension|class)\s+([\w.]+)\s*:[^{\n]*\bExplainedError\b/#
    let names = sources.flatMap { text in
      text.matches(of: conformance).map { String($0.1.split(separator: ".").last ?? "") }
    }
    return Set(names).sorted().map { Messages(type: $0, cases: cases(of: $0)) }
  }

  /// The messages that no test names beside their type.
  func untested() -> [String] {
    messages().flatMap { messages -> [String] in
      let related = tests.filter { $0.contains(word: messages.type) }
      if messages.cases.isEmpty { return related.isEmpty ? [messages.type] : [] }
      return messages.cases.filter { name in !related.contains { $0.contains(word: ".\(name)") } }
        .map { "\(messages.type).\($0)" }
    }
  }

  private func cases(of type: String) -> [String] {
    for text in sources {
      guard let start = text.range(of: "enum \(type)\\b[^{]*\\{", options: .regularExpression) else {
        continue
      }
      var depth = 1
      var names: [String] = []
      for line in text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false) {
        let words = line.drop { $0 == " " }
        if depth == 1, words.hasPrefix("case ") { names += Self.names(in: words.dropFirst("case ".count)) }
        depth += line.count { $0 == "{" } - line.count { $0 == "}" }
        if depth == 0 { break }
      }
      return names
    }
    return []
  }

  /// The names in "read, write", or the one in "failed(operation: String, errno: Int32)".
  private static func names(in declaration: Substring) -> [String] {
    var names = [""]
    var depth = 0
    for character in declaration {
      if character == "(" { depth += 1 }
      if depth == 0, character == "," {
        names.append("")
      } else if depth == 0 {
        names[names.count - 1].append(character)
      }
      if character == ")" { depth -= 1 }
    }
    return names.map { name in String(name.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }) }
  }
}

extension String {
  /// True where the text has it not as a part of a longer word.
  fileprivate func contains(word: String) -> Bool {
    range(of: "\(NSRegularExpression.escapedPattern(for: word))\\b", options: .regularExpression) != nil
  }
}
