extension Chip {
  /// The chip of a name or one of its other names; nil when it is not simulated.
  ///
  /// Case, spaces and hyphens do not count, nor does a revision's letter at the end. Of several names, as in
  /// "SSD1675A (IL3897)", the first that is known counts; "SSD16xx" and "UC81xx" are one of a dialect whose
  /// own name is not known, and so is a number of a series that none is known of.
  static func named(_ name: String) -> Chip? {
    if let chip = known(name) { return chip }
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
    return words.lazy.compactMap { known(String($0)) }.first
      ?? words.lazy.compactMap { relative(plain($0)) }.first
  }

  /// Series whose members differ by what a trace tells; each gives a dialect.
  static let series: [(prefix: String, name: String, stands: Chip)] = [
    ("SSD16", "SSD16xx", .ssd(.ssd1680)), ("IL38", "IL38xx", .ssd(.il3829)),
    ("SSD26", "SSD26xx", .uc(.ssd2677)), ("UC81", "UC81xx", .uc(.uc8151)), ("UC82", "UC82xx", .uc(.uc8151)),
    ("IL03", "IL03xx", .uc(.uc8151)), ("IL91", "IL91xxx", .uc(.il91874)),
    ("JD79", "JD79xxx", .uc(.jd79665)), ("HX87", "HX87xx", .uc(.hx8717)), ("EK79", "EK79xxx", .uc(.uc8151)),
    ("GD79", "GD79xx", .uc(.uc8179)),
  ]
  /// Members that no dialect fits: numbered registers (UC8156), memory of two bits a pixel (SSD1606).
  private static let strangers: Set<String> = ["UC8156", "SSD1606"]

  /// The dialect of a member of a series that has no datasheet here, under the series' name.
  private static func relative(_ plain: String) -> Chip? {
    guard let series = series.first(where: { plain.hasPrefix($0.prefix) }) else { return nil }
    let digits = plain.drop { $0.isLetter }.prefix { $0.isNumber }
    let letters = plain.drop { $0.isLetter }.dropFirst(digits.count)
    guard digits.count == series.name.drop(while: \.isLetter).count, letters.count <= 2,
      letters.allSatisfy(\.isLetter),
      !strangers.contains(where: plain.hasPrefix)
    else { return nil }
    return series.stands.called(series.name)
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
