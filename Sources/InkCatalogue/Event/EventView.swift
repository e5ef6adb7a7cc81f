import Foundation
import InkFeeds
import InkViews

/// The last event in the family it is placed as.
struct EventView: View {
  let entry: FeedEntry
  let settings: EventWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  var body: some View {
    let event = LastEvent(entry.report, isFile: settings.source?.source is FileSource)
    switch family {
    case .accessoryInline:
      HStack {
        Image(systemName: settings.symbol)
        Text(verbatim: event.date.map(ago) ?? "–")
      }
    case .accessoryCircular: EventCircularView(age: event.date.map(age), symbol: settings.symbol)
    case .accessoryRectangular: rectangle(event)
    case .systemMedium:
      EventMediumView(event: event, settings: settings, note: note(event))
        .containerBackground(.background, for: .widget)
    default:
      EventSmallView(event: event, settings: settings, note: note(event))
        .containerBackground(.background, for: .widget)
    }
  }

  private func age(_ date: Date) -> TimeInterval { entry.date.timeIntervalSince(date) }

  private func ago(_ date: Date) -> String { AgeWords(locale).ago(age(date)) }

  private func rectangle(_ event: LastEvent) -> some View {
    FittedLayout(size: CGSize(width: 146, height: 76)) { scale in
      HStack(spacing: scale(8)) {
        Image(systemName: settings.symbol).font(.system(size: scale(32))).frame(width: scale(36))
        VStack(alignment: .leading, spacing: scale(1)) {
          Text(verbatim: settings.title).font(scale.font(17, .bold))
          if let note = note(event) {
            note.view(scale(13))
          } else if let date = event.date {
            if let detail = EventView.detail(event, settings) {
              Text(verbatim: detail).font(scale.font(13, .medium))
            }
            Elapsed(date: date).font(scale.font(13, .medium))
          }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.85)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  /// What to say in place of the age, or of a value that is old; nil where all is well.
  private func note(_ event: LastEvent) -> FeedNote? { FeedNote(entry, hasValue: event.date != nil, locale) }

  /// "Caffè latte, 95 mg".
  static func detail(_ event: LastEvent, _ settings: EventWidget.Settings) -> String? {
    let unit = event.unit ?? settings.unit
    let amount = event.amountText.map { unit.isEmpty ? $0 : "\($0) \(unit)" }
    let parts = [event.name, amount].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// How long ago a date is, in two units, kept right by the display: "2 hr, 23 min ago".
struct Elapsed: View {
  let date: Date
  @Environment(\.locale) private var locale

  var body: some View {
    (Text(date, style: .relative) + Text(verbatim: AgeWords(locale).suffix))
      .environment(\.locale, Language.spoken(locale))
  }
}

/// The figure over the age, in a circle.
struct EventCircularView: View {
  /// Seconds; nil when not known.
  let age: TimeInterval?
  let symbol: String
  @Environment(\.locale) private var locale

  var body: some View {
    FittedLayout(size: CGSize(width: 76, height: 76)) { scale in
      ZStack {
        Circle().strokeBorder(lineWidth: 1)
        VStack(spacing: scale(1)) {
          Image(systemName: symbol).font(.system(size: scale(28)))
          Text(verbatim: age.map(AgeWords(locale).short) ?? "–")
            .font(scale.font(15, .semibold)).lineLimit(1).minimumScaleFactor(0.85)
            .frame(width: scale(56))
        }
      }
    }
  }
}
