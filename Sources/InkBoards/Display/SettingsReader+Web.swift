extension SettingsReader {
  /// The table `[web]`, which switches the view on.
  func readWeb(_ reader: TableReader) -> Settings.Web {
    var web = Settings.Web()
    let (expected, example) = ("a numeric address and a port", "\"127.0.0.1:8080\"")
    if let listen = reader.parsed("listen", expected: expected, example: example, Settings.Web.Listen.init) {
      web.listen = listen
    }
    web.token = reader.parsed(
      "token", expected: "the name of a secret, in the file of secrets", example: "\"${WEB_TOKEN}\""
    ) { text in
      guard text.hasPrefix("${"), text.hasSuffix("}") else { return nil }
      let name = text.dropFirst(2).dropLast()
      return name.isEmpty || name.contains("}") ? nil : text
    }
    if !web.listen.isLoopback, reader.table["token"] == nil {
      reader.note(
        .badValue(
          found: "\(web.listen)".quoted,
          expected: "\"127.0.0.1:\(web.listen.port)\" while no `token` keeps the network from reading it",
          example: "token = \"${WEB_TOKEN}\""), "listen")
    }
    web.names = readNames(reader)
    reader.finish()
    return web
  }

  private func readNames(_ reader: TableReader) -> [String] {
    let (key, example) = ("names", "[\"display.lan\"]")
    return (reader.array(key, example: example) ?? []).compactMap { member in
      guard let text = member.string else { return reader.wrong(member, key, "text", example) }
      guard Self.isHostName(text) else {
        reader.note(
          .badValue(found: text.quoted, expected: "a host's name", example: "\(key) = \(example)"), key,
          at: member.position)
        return nil
      }
      return text.lowercased()
    }
  }

  /// Letters, digits and hyphens in parts joined by dots (RFC 1123, 2.1).
  private static func isHostName(_ text: String) -> Bool {
    text.utf8.count <= 253
      && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        (1...63).contains(part.utf8.count)
          && part.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
