import Foundation

/// How long ago something was, in one unit: minutes below an hour, hours below two days, days from then on.
struct AgeWords {
  let language: Language

  init(_ locale: Locale) { language = Language(locale) }

  /// "just now", "5 min ago", "3 h ago", "2 days ago".
  func ago(_ seconds: TimeInterval) -> String {
    switch Self.unit(of: seconds) {
    case .now: language.pick("just now", "たった今", "刚刚", "剛剛")
    default:
      language.pick("\(short(seconds)) ago", "\(short(seconds))前", "\(short(seconds))前", "\(short(seconds))前")
    }
  }

  /// "now", "5 min", "3 h", "2 days".
  func short(_ seconds: TimeInterval) -> String {
    switch Self.unit(of: seconds) {
    case .now: language.pick("now", "今", "现在", "現在")
    case .minutes(let count): language.pick("\(count) min", "\(count)分", "\(count)分钟", "\(count)分鐘")
    case .hours(let count): language.pick("\(count) h", "\(count)時間", "\(count)小时", "\(count)小時")
    case .days(let count): language.pick("\(count) days", "\(count)日", "\(count)天", "\(count)天")
    }
  }

  /// What stands around a live time: "… ago", "…前".
  var suffix: String { language.pick(" ago", "前", "前", "前") }

  enum Unit: Equatable {
    case now, minutes(Int), hours(Int), days(Int)

    /// When the next one begins, counted from the event.
    var end: TimeInterval {
      switch self {
      case .now: 60
      case .minutes(let count): TimeInterval(count + 1) * 60
      case .hours(let count): TimeInterval(count + 1) * 3600
      case .days(let count): TimeInterval(count + 1) * 86_400
      }
    }
  }

  static func unit(of seconds: TimeInterval) -> Unit {
    let whole = Int(min(max(0, seconds), 1e12))
    return switch whole {
    case ..<60: .now
    case ..<3600: .minutes(whole / 60)
    case ..<172_800: .hours(whole / 3600)
    default: .days(whole / 86_400)
    }
  }

  /// The next instants at which an age reads differently, `count` of them at the most.
  static func changes(of event: Date, after now: Date, count: Int) -> [Date] {
    var dates: [Date] = []
    var age = now.timeIntervalSince(event)
    if age < 0 {
      dates.append(event)
      age = 0
    }
    while dates.count < count {
      age = unit(of: age).end
      dates.append(event.addingTimeInterval(age))
    }
    return dates
  }
}
