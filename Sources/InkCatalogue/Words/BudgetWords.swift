import Foundation
import InkTimelines

/// How long the battery lasts, in words.
struct BudgetWords {
  let language: Language
  let budget: LifeBudget?

  init(_ locale: Locale, _ budget: LifeBudget?) {
    language = Language(locale)
    self.budget = budget
  }

  /// "12–15 days", "30–40 h"; a dash while nobody knows.
  var left: String {
    let short = shortLeft
    return language == .english || short.unit.isEmpty
      ? [short.number, short.unit].filter { !$0.isEmpty }
        .joined(separator: " ") : short.number + short.unit
  }

  /// The same, number and unit apart.
  var shortLeft: (number: String, unit: String) {
    guard let left = budget?.left else { return ("–", "") }
    let isDays = left.lowerBound >= 2 * 86_400
    let unit: Double = isDays ? 86_400 : 3600
    let (least, most) = (Int((left.lowerBound / unit).rounded()), Int((left.upperBound / unit).rounded()))
    let number = least == most ? "\(least)" : "\(least)–\(most)"
    return (number, isDays ? pick("days", "日", "天", "天") : pick("h", "時間", "小时", "小時"))
  }

  /// What a wake costs and takes; what is to be waited for while nothing is known.
  var lines: [String] {
    guard let budget, budget.wakes > 0 else { return [pick("no wakes yet", "記録なし", "尚无记录", "尚無記錄")] }
    let cost = budget.percentPerWake.map { value in
      let text = value.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en")))
      return pick("\(text)% a wake", "1回 \(text)%", "每次 \(text)%", "每次 \(text)%")
    }
    let words = BatteryWords(language)
    let interval = budget.interval.map { seconds in
      let time = words.duration(seconds)
      return pick("one in \(time)", "\(time)ごと", "每\(time)一次", "每\(time)一次")
    }
    let awake = budget.secondsAwake.map { seconds in
      pick("\(Int(seconds)) s awake", "起動 \(Int(seconds))秒", "运行 \(Int(seconds))秒", "執行 \(Int(seconds))秒")
    }
    let second = [interval, awake].compactMap { $0 }.joined(separator: ", ")
    return [cost, second.isEmpty ? nil : second].compactMap { $0 }
  }

  private func pick(_ en: String, _ ja: String, _ hans: String, _ hant: String) -> String {
    language.pick(en, ja, hans, hant)
  }
}
