extension Duration {
  /// Reads a duration as a display file writes it: "90s", "10m", "24h", "1h30m", "7d"; nil for anything else.
  ///
  /// Units are d, h, m and s, each once and in this order, with whole numbers of at most six digits.
  public init?(settingsText text: String) {
    let units: [(Character, Int64)] = [("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)]
    var next = 0
    var total: Int64 = 0
    var digits = ""
    for character in text {
      if ("0"..."9").contains(character), digits.count < 6 {
        digits.append(character)
        continue
      }
      guard let number = Int64(digits), let unit = units[next...].firstIndex(where: { $0.0 == character })
      else {
        return nil
      }
      total += number * units[unit].1
      next = unit + 1
      digits = ""
    }
    guard digits.isEmpty, next > 0 else { return nil }
    self = .seconds(total)
  }
}
