import Foundation

/// What an agenda says besides the titles of its events.
struct AgendaWords {
  let locale: Locale
  let calendar: Calendar
  private let language: Language

  init(_ locale: Locale, _ calendar: Calendar) {
    self.locale = locale
    self.calendar = calendar
    language = Language(locale)
  }

  var today: String { language.pick("Today", "今日", "今天", "今天") }
  var tomorrow: String { language.pick("Tomorrow", "明日", "明天", "明天") }
  var now: String { language.pick("Now", "今", "现在", "現在") }
  var allDay: String { language.pick("all day", "終日", "全天", "全天") }
  var untitled: String { language.pick("Event", "予定", "日程", "行程") }

  /// There is nothing to come.
  var nothing: String { language.pick("No events", "予定なし", "没有日程", "沒有行程") }

  /// What stands before and after a time that is to come: "in 25 min", "あと25分".
  var ahead: (before: String, after: String) {
    (language.pick("in ", "あと", "还有", "還有"), "")
  }

  /// "until 10:30".
  func until(_ time: String) -> String {
    language.pick("until \(time)", "\(time)まで", "到\(time)", "到\(time)")
  }

  /// "Today", "Tomorrow", "Wed 2 Dec".
  func day(_ date: Date, at now: Date) -> String {
    let today = calendar.startOfDay(for: now)
    if date <= today { return self.today }
    if let next = calendar.date(byAdding: .day, value: 1, to: today), date == next { return tomorrow }
    return DateText(locale: Language.spoken(locale), calendar: calendar).short(date)
  }

  /// "09:30"; "9:30 am" on a clock of twelve hours.
  func time(_ date: Date) -> String {
    let text = ClockText.string(date, calendar: calendar, locale: locale)
    guard HourCycle.of(locale) == .oneToTwelve else { return text }
    let isMorning = calendar.component(.hour, from: date) < 12
    return language.pick(
      "\(text) \(isMorning ? "am" : "pm")", "\(isMorning ? "午前" : "午後")\(text)",
      "\(isMorning ? "上午" : "下午")\(text)", "\(isMorning ? "上午" : "下午")\(text)")
  }

  /// "09:30 – 10:30", "09:30" for a moment, "all day".
  func span(_ event: AgendaEvent) -> String {
    if event.isAllDay { return allDay }
    if event.end == event.start { return time(event.start) }
    // A span of days says so by its first day alone.
    guard calendar.isDate(event.start, inSameDayAs: event.end) else { return "\(time(event.start)) –" }
    return "\(time(event.start)) – \(time(event.end))"
  }

  /// "09:30" today, "Tue 09:30" on another day; the day alone where it lasts all of it.
  func moment(_ event: AgendaEvent, at now: Date) -> String {
    let isToday = event.start < now || calendar.isDate(event.start, inSameDayAs: now)
    if event.isAllDay { return isToday ? today : day(calendar.startOfDay(for: event.start), at: now) }
    if isToday { return time(event.start) }
    let weekday = DateText(locale: Language.spoken(locale), calendar: calendar).shortWeekday(event.start)
    return "\(weekday) \(time(event.start))"
  }

  /// An event without a title is one all the same.
  func title(_ event: AgendaEvent) -> String { event.title.isEmpty ? untitled : event.title }
}
