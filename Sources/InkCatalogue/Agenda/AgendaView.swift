import Foundation
import InkFeeds
import InkViews

/// What is to come in the family it is placed as.
struct AgendaView: View {
  let entry: FeedEntry
  let settings: AgendaWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar

  var body: some View {
    let events = AgendaEvent.events(of: entry.report?.value, in: calendar)
    let agenda = Agenda(events ?? [], at: entry.date, in: calendar)
    let note = FeedNote(entry, hasValue: events != nil, locale)
    switch family {
    case .accessoryInline: inline(agenda, note, hasEvents: events != nil)
    case .accessoryCircular: AgendaCircularView(event: agenda.next, now: entry.date, words: words)
    case .accessoryRectangular:
      AgendaNextView(event: agenda.next, now: entry.date, words: words, note: note)
    default:
      AgendaListView(
        agenda: agenda, title: settings.title, words: words, note: note, hasEvents: events != nil,
        size: size,
        textSize: family == .systemSmall ? 14 : 15
      )
      .containerBackground(.background, for: .widget)
    }
  }

  /// What the list is drawn for, points.
  private var size: CGSize {
    switch family {
    case .systemSmall: CGSize(width: 150, height: 150)
    case .systemMedium: CGSize(width: 316, height: 150)
    case .systemExtraLarge: CGSize(width: 560, height: 300)
    default: CGSize(width: 316, height: 330)
    }
  }

  private var words: AgendaWords { AgendaWords(locale, calendar) }

  private func inline(_ agenda: Agenda, _ note: FeedNote?, hasEvents: Bool) -> some View {
    HStack {
      Image(systemName: note == nil ? "calendar" : "wifi.slash")
      if let event = agenda.next {
        let when =
          event.isNow(at: entry.date) ? words.now : words.moment(event, at: entry.date)
        Text(verbatim: "\(when) \(words.title(event))")
      } else {
        Text(verbatim: hasEvents ? words.nothing : "–")
      }
    }
  }
}

/// When the next event is, in a circle.
struct AgendaCircularView: View {
  let event: AgendaEvent?
  let now: Date
  let words: AgendaWords

  var body: some View {
    FittedLayout(size: CGSize(width: 76, height: 76)) { scale in
      ZStack {
        Circle().strokeBorder(lineWidth: 1)
        VStack(spacing: 0) {
          Image(systemName: "calendar").font(.system(size: scale(22)))
          ForEach(Array(lines.enumerated()), id: \.offset) { line in
            Text(verbatim: line.element).font(scale.font(line.offset == 0 ? 15 : 12, .semibold))
          }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .frame(width: scale(60))
      }
    }
  }

  private var lines: [String] {
    guard let event else { return ["–"] }
    if event.isNow(at: now) { return [words.now] }
    let isToday = event.start < now || words.calendar.isDate(event.start, inSameDayAs: now)
    if event.isAllDay { return [isToday ? words.today : weekday(event.start)] }
    return [words.time(event.start)] + (isToday ? [] : [weekday(event.start)])
  }

  private func weekday(_ date: Date) -> String {
    DateText(locale: Language.spoken(words.locale), calendar: words.calendar).shortWeekday(date)
  }
}

/// The next event with its time and how long it is until then.
struct AgendaNextView: View {
  let event: AgendaEvent?
  let now: Date
  let words: AgendaWords
  let note: FeedNote?

  var body: some View {
    FittedLayout(size: CGSize(width: 146, height: 76)) { scale in
      HStack(spacing: scale(7)) {
        Rectangle().frame(width: scale(isNow ? 5 : 2)).inkTint(isNow ? .red : nil)
        VStack(alignment: .leading, spacing: scale(1)) {
          if let event {
            Text(verbatim: words.title(event)).font(scale.font(16, .bold)).lineLimit(note == nil ? 2 : 1)
            Text(verbatim: time(event)).font(scale.font(13, .medium)).lineLimit(1)
            if !event.isAllDay, note == nil { relative(event, scale) }
          } else if note == nil {
            Text(verbatim: words.nothing).font(scale.font(16, .bold)).lineLimit(1)
          }
          if let note { note.view(scale(12)).lineLimit(1) }
        }
        .minimumScaleFactor(0.8)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.vertical, scale(3))
    }
  }

  private var isNow: Bool { event.map { $0.isNow(at: now) } ?? false }

  private func time(_ event: AgendaEvent) -> String {
    let isToday = event.start < now || words.calendar.isDate(event.start, inSameDayAs: now)
    return isToday ? words.span(event) : words.moment(event, at: now)
  }

  @ViewBuilder private func relative(_ event: AgendaEvent, _ scale: FittedScale) -> some View {
    if isNow {
      Text(verbatim: "\(words.now), \(words.until(words.time(event.end)))").font(scale.font(13)).lineLimit(1)
    } else if event.start.timeIntervalSince(now) < 86_400 {
      let (before, after) = words.ahead
      (Text(verbatim: before) + Text(event.start, style: .relative) + Text(verbatim: after))
        .environment(\.locale, Language.spoken(words.locale))
        .font(scale.font(13)).lineLimit(1)
    }
  }
}
