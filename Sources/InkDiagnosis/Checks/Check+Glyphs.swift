import Foundation

extension Check {
  /// Whether the fonts have the characters of the locale.
  static func glyphs(_ subject: Subject) -> Check {
    Check("glyphs") {
      let locale = subject.locale ?? Locale(identifier: "en")
      let text = sample(of: locale)
      guard let missing = subject.machine.missingCharacters(text, locale) else {
        return .skipped("there is no font to ask: see fonts")
      }
      let count = Set(text).count
      guard let first = missing.first else {
        return .passed("\(locale.identifier): the \(count) characters of its dates and numbers are drawn")
      }
      let shown = missing.prefix(5).map { "\u{201C}\($0)\u{201D}" }.joined(separator: " ")
      return .failed(
        "\(locale.identifier): no font has \(missing.count) of the \(count) characters of its dates, such as \(shown)",
        Remedy(
          "Boxes are drawn in their place.",
          commands: ["sudo apt install \(package(for: first))", "fc-list ':charset=\(hex(first))'"]))
    }
  }

  /// Weekdays, months and digits as a widget shows them.
  private static func sample(of locale: Locale) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let words = calendar.weekdaySymbols + calendar.shortWeekdaySymbols + calendar.monthSymbols
    let number = 1_234_567_890.5.formatted(.number.locale(locale))
    return (words + [number, "% °C : / –"]).joined(separator: " ")
  }

  private static func package(for character: Character) -> String {
    guard let scalar = character.unicodeScalars.first else { return "fonts-dejavu-core" }
    return switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      "fonts-noto-cjk"
    case 0...0x1FFF: scalar.value < 0x530 ? "fonts-dejavu-core" : "fonts-noto-core"
    default: "fonts-noto-core"
    }
  }

  private static func hex(_ character: Character) -> String {
    String(character.unicodeScalars.first?.value ?? 0, radix: 16)
  }
}
