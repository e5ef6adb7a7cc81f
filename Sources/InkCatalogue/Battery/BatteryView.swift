import InkTimelines
import InkViews

/// The battery in the family it is placed as.
struct BatteryView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.battery) private var battery
  @Environment(\.locale) private var locale

  var body: some View {
    switch family {
    case .accessoryInline: BatteryInlineView(battery: battery, words: BatteryWords(locale))
    case .accessoryCircular: BatteryRing(battery: battery)
    case .accessoryRectangular: BatteryRectangleView(battery: battery, words: BatteryWords(locale))
    default: BatterySmallView(battery: battery, words: BatteryWords(locale))
    }
  }
}

/// One line: the glyph and the percentage.
struct BatteryInlineView: View {
  let battery: BatteryStatus
  let words: BatteryWords

  var body: some View {
    HStack(spacing: 5) {
      // The bolt would hide the level at this size; the ring and the words say that it charges.
      Image(systemName: "battery.100percent", variableValue: battery.level)
      Text(verbatim: words.percent(battery)).monospacedDigit()
    }
  }
}

/// The ring beside the percentage, the state and the time left.
struct BatteryRectangleView: View {
  let battery: BatteryStatus
  let words: BatteryWords

  var body: some View {
    HStack(spacing: 8) {
      BatteryRing(battery: battery, showsNumber: false).aspectRatio(1, contentMode: .fit)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: words.percent(battery)).font(.system(size: 24, weight: .semibold)).monospacedDigit()
        Text(verbatim: words.state(battery)).font(.system(size: 14, weight: .medium))
        if let remaining = words.remaining(battery) { Text(verbatim: remaining).font(.system(size: 12)) }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .padding(.trailing, 2)
    }
  }
}

/// A large ring with the percentage inside, what it does below.
struct BatterySmallView: View {
  let battery: BatteryStatus
  let words: BatteryWords

  var body: some View {
    VStack(spacing: 8) {
      BatteryRing(battery: battery).aspectRatio(1, contentMode: .fit)
      VStack(spacing: 1) {
        Text(verbatim: words.state(battery)).font(.system(size: 15, weight: .semibold))
        if let remaining = words.remaining(battery) { Text(verbatim: remaining).font(.system(size: 13)) }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.7)
    }
    .padding(4)
  }
}
