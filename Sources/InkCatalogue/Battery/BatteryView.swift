import Foundation
import InkTimelines
import InkViews

/// How a battery is drawn.
enum BatteryStyle: String, CaseIterable, WidgetParameterValue {
  case ring, glyph
}

/// The battery in the family it is placed as.
struct BatteryView: View {
  let settings: BatteryWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.battery) private var battery
  @Environment(\.locale) private var locale

  var body: some View {
    let words = BatteryWords(locale)
    switch (family, settings.style) {
    case (.accessoryInline, _): BatteryInlineView(battery: battery, words: words)
    case (.accessoryCircular, .ring): BatteryRing(battery: battery)
    case (.accessoryCircular, .glyph): BatteryCircularGlyphView(battery: battery, words: words)
    case (.accessoryRectangular, _):
      BatteryRectangleView(battery: battery, words: words, settings: settings)
    case (.systemMedium, _):
      BatteryRectangleView(battery: battery, words: words, settings: settings).padding(14)
        .containerBackground(.background, for: .widget)
    default:
      BatterySmallView(battery: battery, words: words, settings: settings)
        .containerBackground(.background, for: .widget)
    }
  }
}

/// One line: the glyph, the percentage, and the figure of what is to be noticed.
struct BatteryInlineView: View {
  let battery: BatteryStatus
  let words: BatteryWords

  var body: some View {
    HStack(spacing: 5) {
      // A bolt inside would hide the level at this size.
      Image(
        systemName: battery.level == nil ? "battery.0percent.slash" : "battery.100percent",
        variableValue: battery.level)
      text.monospacedDigit()
    }
  }

  /// Of an inline widget one symbol and one text are shown: the second figure is part of the text.
  private var text: Text {
    let percent = Text(verbatim: words.percent(battery))
    guard let mark = BatteryMark(battery) else { return percent }
    return percent + Text(verbatim: " ") + Text(Image(systemName: mark.symbol))
  }
}

/// The glyph over the percentage.
struct BatteryCircularGlyphView: View {
  let battery: BatteryStatus
  let words: BatteryWords

  var body: some View {
    FittedLayout(size: CGSize(width: 76, height: 76)) { scale in
      ZStack {
        Circle().strokeBorder(lineWidth: 1)
        VStack(spacing: scale(3)) {
          BatteryGlyph(battery: battery, size: scale(34))
          Text(verbatim: words.percent(battery)).font(scale.font(19, .semibold)).monospacedDigit()
        }
      }
    }
  }
}

/// The ring or the glyph beside the percentage, the state and the time left.
struct BatteryRectangleView: View {
  let battery: BatteryStatus
  let words: BatteryWords
  let settings: BatteryWidget.Settings

  var body: some View {
    FittedLayout(size: CGSize(width: 146, height: 76)) { scale in
      HStack(spacing: scale(8)) {
        // Without room for both, the words say more.
        switch settings.style {
        case _ where scale.size.width < 136: EmptyView()
        case .ring:
          BatteryRing(battery: battery, symbol: settings.symbol).frame(width: scale(58), height: scale(58))
        case .glyph: BatteryGlyph(battery: battery, size: scale(46)).frame(width: scale(62))
        }
        VStack(alignment: .leading, spacing: scale(1)) {
          Text(verbatim: words.percent(battery)).font(scale.font(25, .semibold)).monospacedDigit()
          Text(verbatim: words.state(battery)).font(scale.font(13, .medium))
            .lineLimit(words.remaining(battery) == nil ? 2 : 1)
          if let remaining = words.remaining(battery) {
            Text(verbatim: remaining).font(scale.font(12))
          }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.85)
      }
      .padding(.trailing, scale(2))
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// A large ring or glyph, what the battery does below.
struct BatterySmallView: View {
  let battery: BatteryStatus
  let words: BatteryWords
  let settings: BatteryWidget.Settings

  var body: some View {
    FittedLayout(size: CGSize(width: 150, height: 150)) { scale in
      VStack(spacing: scale(6)) {
        switch settings.style {
        case .ring: BatteryRing(battery: battery).aspectRatio(1, contentMode: .fit)
        case .glyph:
          VStack(spacing: scale(2)) {
            BatteryGlyph(battery: battery, size: scale(62))
            Text(verbatim: words.percent(battery)).font(scale.font(32, .semibold)).monospacedDigit()
          }
          .frame(maxHeight: .infinity)
        }
        VStack(spacing: scale(1)) {
          Text(verbatim: words.state(battery)).font(scale.font(15, .semibold))
          if let remaining = words.remaining(battery) { Text(verbatim: remaining).font(scale.font(13)) }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.85)
      }
      .padding(scale(5))
    }
  }
}
