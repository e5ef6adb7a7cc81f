extension String {
  /// The text in quotes as a message shows it: one line, 60 characters at most, and nothing that moves a
  /// terminal.
  var quoted: String { "\"\(printable)\"" }

  /// As `quoted`, without the quotes.
  var printable: String {
    let limit = 60
    let clean = prefix(limit).map { character in
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{2028}" }
        ? String(character) : "\u{FFFD}"
    }
    return clean.joined() + (count > limit ? "…" : "")
  }
}
