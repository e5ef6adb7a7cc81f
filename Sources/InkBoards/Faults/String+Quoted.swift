extension String {
  /// The text in quotes as a message shows it: one line, shortened, and nothing that moves a terminal.
  var quoted: String { "\"\(printable)\"" }

  /// As `quoted`, without the quotes.
  var printable: String { printable(limit: 60) }

  /// At most `limit` characters, with a mark for each that is a control character and for what is left out.
  func printable(limit: Int) -> String {
    let clean = prefix(limit).map { character in
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{2028}" }
        ? String(character) : "\u{FFFD}"
    }
    return clean.joined() + (count > limit ? "…" : "")
  }
}
