import Foundation
import InkTimelines

/// What the battery does, in words.
struct BatteryWords {
  let language: Language

  init(_ locale: Locale) { language = Language(locale) }

  init(_ language: Language) { self.language = language }

  /// "Charging"; empty when nothing is known.
  func state(_ battery: BatteryStatus) -> String {
    if battery.level == nil, battery.state == .unknown {
      return pick("No battery data", "電池情報なし", "无电池数据", "無電池資料")
    }
    return switch battery.state {
    case .charging: pick("Charging", "充電中", "正在充电", "充電中")
    case .full: pick("Charged", "充電済み", "已充满", "已充滿")
    case .unplugged: pick("On battery", "電池使用中", "使用电池", "使用電池")
    case .unknown: pick("Battery", "電池", "电池", "電池")
    }
  }

  /// "1 h 12 min to full" or "3 h 20 min left"; nil when not known.
  func remaining(_ battery: BatteryStatus) -> String? {
    if battery.isStale { return pick("gauge silent", "応答なし", "无响应", "無回應") }
    guard let seconds = battery.timeRemaining, seconds >= 60 else { return nil }
    let length = duration(seconds)
    switch battery.state {
    case .charging: return pick("\(length) to full", "あと\(length)", "\(length)后充满", "\(length)後充滿")
    case .unplugged: return pick("\(length) left", "残り\(length)", "剩余\(length)", "剩餘\(length)")
    case .full, .unknown: return nil
    }
  }

  /// "1 h 12 min", "45 min", "3 days".
  func duration(_ seconds: TimeInterval) -> String {
    let minutes = Int(seconds / 60)
    let (days, hours, rest) = (minutes / 1440, minutes / 60, minutes % 60)
    if days >= 2 { return pick("\(days) days", "\(days)日", "\(days)天", "\(days)天") }
    let hour = hours > 0 ? pick("\(hours) h", "\(hours)時間", "\(hours)小时", "\(hours)小時") : ""
    // From ten hours on, minutes are more than anybody knows.
    let minute =
      hours < 10 && rest > 0 || hours == 0 ? pick("\(rest) min", "\(rest)分", "\(rest)分钟", "\(rest)分") : ""
    return [hour, minute].filter { !$0.isEmpty }.joined(separator: language == .english ? " " : "")
  }

  /// "80%", or a dash when not known.
  func percent(_ battery: BatteryStatus) -> String { battery.percent.map { "\($0)%" } ?? "–" }

  private func pick(_ en: String, _ ja: String, _ hans: String, _ hant: String) -> String {
    language.pick(en, ja, hans, hant)
  }
}
