import Foundation

/// Counts of time units in words.
struct UnitWords {
  /// How much room the words take.
  enum Width {
    /// "11 min, 14 sec"
    case abbreviated
    /// "11 minutes"
    case wide
  }

  let locale: Locale
  let width: Width

  /// The counts, greatest unit first.
  func string(_ parts: [(unit: TimeUnit, count: Int)]) -> String {
    guard parts.contains(where: { $0.unit >= .month }) else { return days(parts) }
    guard let table = LongUnitWords(language: locale.language) else {
      let total = parts.reduce(0) { $0 + $1.count * $1.unit.seconds }
      return days([(.day, total / 86_400)])
    }
    let words = parts.map { part in
      part.unit >= .month ? table.string(part.count, part.unit, width) : days([part])
    }
    return words.joined(separator: table.separator)
  }

  /// Days and shorter, by the language's own rules.
  private func days(_ parts: [(unit: TimeUnit, count: Int)]) -> String {
    let duration = Duration.seconds(parts.reduce(0) { $0 + $1.count * $1.unit.seconds })
    let units = Set(parts.compactMap { $0.unit.formatUnit })
    return duration.formatted(
      .units(
        allowed: units, width: width == .wide ? .wide : .abbreviated, maximumUnitCount: parts.count,
        zeroValueUnits: parts.count == 1 ? .show(length: 1) : .hide, fractionalPart: .hide(rounded: .down)
      ).locale(locale))
  }
}

extension TimeUnit {
  fileprivate var formatUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .second: .seconds
    case .minute: .minutes
    case .hour: .hours
    case .day: .days
    case .month, .year: nil
    }
  }
}

/// Months and years, which Foundation's durations cannot write: the patterns of Unicode CLDR 44 for some languages.
private struct LongUnitWords {
  private typealias Forms = (one: String, other: String)

  private let code: String

  init?(language: Locale.Language) {
    let code = language.languageCode?.identifier ?? ""
    let isTraditional =
      code == "zh"
      && (language.script?.identifier == "Hant" || ["TW", "HK", "MO"].contains(language.region?.identifier))
    self.code = isTraditional ? "zh-Hant" : code
    guard forms(.month, .wide) != nil else { return nil }
  }

  var separator: String {
    switch code {
    case "zh", "zh-Hant": ""
    case "ja", "ko": " "
    default: ", "
    }
  }

  func string(_ count: Int, _ unit: TimeUnit, _ width: UnitWords.Width) -> String {
    guard let forms = forms(unit, width) else { return "" }
    let isOne = count == 1 || (code == "fr" && count == 0)
    return "\(count)" + (isOne ? forms.one : forms.other)
  }

  private func forms(_ unit: TimeUnit, _ width: UnitWords.Width) -> Forms? {
    let isYear = unit == .year
    switch (code, width) {
    case ("en", .wide): return isYear ? (" year", " years") : (" month", " months")
    case ("en", .abbreviated): return isYear ? (" yr", " yrs") : (" mth", " mths")
    case ("ja", _): return isYear ? ("年", "年") : ("か月", "か月")
    case ("zh", _): return isYear ? ("年", "年") : ("个月", "个月")
    case ("zh-Hant", _): return isYear ? ("年", "年") : ("個月", "個月")
    case ("ko", _): return isYear ? ("년", "년") : ("개월", "개월")
    case ("de", .wide): return isYear ? (" Jahr", " Jahre") : (" Monat", " Monate")
    case ("de", .abbreviated): return isYear ? (" J", " J") : (" Mon.", " Mon.")
    case ("fr", .wide): return isYear ? (" an", " ans") : (" mois", " mois")
    case ("fr", .abbreviated): return isYear ? (" an", " ans") : (" m.", " m.")
    default: return nil
    }
  }
}
