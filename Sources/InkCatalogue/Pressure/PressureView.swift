import Foundation
import InkFeeds
import InkViews

/// The pressure in the family it is placed as.
struct PressureView: View {
  let entry: FeedEntry
  let settings: PressureWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  var body: some View {
    let pressure = Pressure(entry.report, at: entry.date, unit: settings.unit, limits: settings.limits)
    let words = PressureWords(locale)
    switch family {
    case .accessoryInline: PressureInlineView(entry: entry, pressure: pressure, words: words)
    case .accessoryCircular: PressureCircularView(entry: entry, pressure: pressure)
    case .accessoryRectangular:
      PressureRectangleView(entry: entry, pressure: pressure, words: words, place: settings.place)
    default:
      PressurePageView(entry: entry, pressure: pressure, words: words, place: settings.place)
        .containerBackground(.background, for: .widget)
    }
  }
}

/// One line: the level's figure and the pressure, or the age of an old one.
struct PressureInlineView: View {
  let entry: FeedEntry
  let pressure: Pressure
  let words: PressureWords
  @Environment(\.locale) private var locale

  var body: some View {
    HStack {
      Image(systemName: symbol)
      Text(verbatim: text).minimumScaleFactor(0.7)
    }
  }

  private var symbol: String {
    if entry.isOffline { return "wifi.slash" }
    if let level = pressure.level, level > .calm { return level.symbol }
    return pressure.trend?.symbol ?? "barometer"
  }

  /// Short enough for half a strip of 250 points.
  private var text: String {
    guard entry.report != nil else { return FeedWords(locale).noSource }
    guard pressure.value != nil else { return "\(words.title) –" }
    guard entry.isOffline, let age = entry.age else { return "\(pressure.text) hPa" }
    return "\(pressure.text) · \(AgeWords(locale).short(age))"
  }
}

/// The pressure on a barometer's arc, the trend or the level in its gap.
struct PressureCircularView: View {
  let entry: FeedEntry
  let pressure: Pressure

  var body: some View {
    if let value = pressure.value {
      // The range of a household barometer.
      Gauge(value: min(1050, max(970, value)), in: 970...1050) {
        Image(systemName: symbol)
      } currentValueLabel: {
        Text(verbatim: pressure.text)
      }
      .gaugeStyle(.accessoryCircular)
      .inkTint((pressure.level ?? .calm) > .caution ? .red : nil)
    } else {
      // A dot on the arc would be a value.
      FittedLayout(size: CGSize(width: 76, height: 76)) { scale in
        ZStack {
          Circle().strokeBorder(lineWidth: 1)
          VStack(spacing: scale(2)) {
            Image(systemName: "barometer").font(.system(size: scale(28)))
            Image(systemName: entry.report == nil ? "questionmark" : "wifi.slash").font(scale.font(14))
          }
        }
      }
    }
  }

  private var symbol: String {
    if entry.isOffline { return "wifi.slash" }
    if let level = pressure.level, level > .calm { return level.symbol }
    return pressure.trend?.symbol ?? "barometer"
  }
}

/// The level's figure, beside it the place, the level and the pressure.
struct PressureRectangleView: View {
  let entry: FeedEntry
  let pressure: Pressure
  let words: PressureWords
  let place: String
  @Environment(\.locale) private var locale

  var body: some View {
    FittedLayout(size: CGSize(width: 146, height: 76)) { scale in
      HStack(spacing: scale(9)) {
        Image(systemName: symbol)
          .font(.system(size: scale(38)))
          .inkTint((pressure.level ?? .calm) > .caution ? .red : nil)
          .frame(width: scale(42))
        VStack(alignment: .leading, spacing: scale(1)) {
          Text(verbatim: place.isEmpty ? words.title : place).font(scale.font(13, .medium))
          Text(verbatim: title).font(scale.font(19, .bold))
          if let note = FeedNote(entry, hasValue: pressure.value != nil, locale) {
            // Who has no number has the large figure and words, and room for the cause.
            switch note {
            case .stale(nil, let cause?): Text(verbatim: cause).font(scale.font(12, .medium))
            case .stale(nil, _), .text: EmptyView()
            case .stale: note.view(scale(12))
            }
          } else if !detail.isEmpty {
            HStack(spacing: scale(3)) {
              if let trend = pressure.trend { Image(systemName: trend.symbol).font(scale.font(13)) }
              Text(verbatim: detail).font(scale.font(13, .medium)).monospacedDigit()
            }
          }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.85)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private var symbol: String {
    if entry.report != nil, pressure.value == nil { return "wifi.slash" }
    if entry.isOffline { return "barometer" }
    return pressure.level?.symbol ?? "barometer"
  }

  private var title: String {
    guard entry.report != nil else { return FeedWords(locale).noSource }
    guard pressure.value != nil else { return FeedWords(locale).noData }
    guard !entry.isOffline, let level = pressure.level else { return "\(pressure.text) hPa" }
    return words.level(level)
  }

  private var detail: String {
    guard pressure.level != nil else { return pressure.changeText.map(words.change) ?? "" }
    return "\(pressure.text) hPa"
  }
}
