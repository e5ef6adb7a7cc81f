/// Which form of a word goes with a number (Unicode CLDR 44, Language Plural Rules).
enum PluralRule {
  /// "zero", "one", "two", "few", "many" or "other", by the language's code.
  static func category(of number: Double, language: String) -> String {
    guard number.isFinite, number == number.rounded(), abs(number) < 1e15 else {
      return ["fr", "pt", "hi", "bn", "fa"].contains(language) && abs(number) < 2 ? "one" : "other"
    }
    let n = Int(abs(number))
    let (tens, hundreds) = (n % 10, n % 100)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue": return "other"
    case "fr", "pt", "hi", "bn", "fa", "am", "hy", "zu": return n <= 1 ? "one" : "other"
    case "ru", "uk", "be":
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "sr", "hr", "bs":
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "other"
    case "pl":
      if n == 1 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "he": return n == 1 ? "one" : n == 2 ? "two" : "other"
    case "ro": return n == 1 ? "one" : n == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "lt":
      if (11...19).contains(hundreds) || tens == 0 { return "other" }
      return tens == 1 ? "one" : "few"
    case "lv":
      if tens == 0 || (11...19).contains(hundreds) { return "zero" }
      return tens == 1 ? "one" : "other"
    case "sl": return [1: "one", 2: "two", 3: "few", 4: "few"][hundreds] ?? "other"
    case "ar":
      if n <= 2 { return ["zero", "one", "two"][n] }
      return (3...10).contains(hundreds) ? "few" : (11...99).contains(hundreds) ? "many" : "other"
    default: return n == 1 ? "one" : "other"
    }
  }
}
