import Foundation

/// Months and years, which Foundation's durations cannot write: the patterns of Unicode CLDR 44 for some languages.
struct LongUnitWords {
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
