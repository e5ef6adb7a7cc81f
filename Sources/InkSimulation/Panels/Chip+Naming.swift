extension Chip {
  /// The chip of a name or one of its other names; nil when it is not simulated.
  ///
  /// Case, spaces and hyphens do not count, nor does a revision's letter at the end. Of several names, as in
  /// "SSD1675A (IL3897)", the first that is known counts; "SSD16xx" and "UC81xx" are one of a dialect whose
  /// own name is not known.
  static func named(_ name: String) -> Chip? {
    if let chip = known(name) { return chip }
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
    return words.lazy.compactMap { known(String($0)) }.first
  }

  /// A name as names are compared: letters and digits, upper case.
  static func plain(_ name: some StringProtocol) -> String {
    String(name.uppercased().filter { $0.isLetter || $0.isNumber })
  }

  private static func known(_ name: String) -> Chip? {
    var wanted = plain(name)
    guard wanted.count > 3 else { return nil }
    while true {
      if let chip = all.first(where: { chip in ([chip.name] + chip.aliases).contains { plain($0) == wanted } }
      ) {
        return chip
      }
      guard let last = wanted.last, last.isLetter, wanted.contains(where: \.isNumber), wanted.count > 5
      else { return nil }
      wanted.removeLast()
    }
  }
}
