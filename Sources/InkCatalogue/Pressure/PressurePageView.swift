import Foundation
import InkFeeds
import InkViews

/// The pressure on a page: the number, the level and the change; where there is room, the last day as a line.
struct PressurePageView: View {
  let entry: FeedEntry
  let pressure: Pressure
  let words: PressureWords
  let place: String
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  var body: some View {
    switch family {
    case .systemMedium:
      FittedLayout(size: CGSize(width: 316, height: 150)) { scale in
        HStack(spacing: scale(18)) {
          facts(scale).frame(width: scale(126))
          chart(scale)
        }
        .padding(scale(14))
      }
    case .systemExtraLarge:
      FittedLayout(size: CGSize(width: 640, height: 330)) { scale in
        HStack(spacing: scale(32)) {
          facts(FittedScale(factor: scale.factor * 1.9, size: scale.size)).frame(width: scale(236))
          chart(FittedScale(factor: scale.factor * 1.4, size: scale.size))
        }
        .padding(scale(24))
      }
    case .systemLarge:
      FittedLayout(size: CGSize(width: 320, height: 330)) { scale in
        VStack(alignment: .leading, spacing: scale(16)) {
          HStack(alignment: .top) {
            facts(scale).frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: symbol).font(.system(size: scale(54))).inkTint(tint)
          }
          .frame(height: scale(128))
          chart(scale)
        }
        .padding(scale(18))
      }
    default:
      FittedLayout(size: CGSize(width: 150, height: 150)) { scale in facts(scale).padding(scale(13)) }
    }
  }

  private func facts(_ scale: FittedScale) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: scale(4)) {
        Text(verbatim: place.isEmpty ? words.title : place).font(scale.font(14, .semibold))
        Spacer(minLength: 0)
        if family != .systemLarge {
          Image(systemName: symbol).font(scale.font(18)).inkTint(tint)
        }
      }
      Spacer(minLength: 0)
      HStack(alignment: .firstTextBaseline, spacing: scale(4)) {
        Text(verbatim: pressure.text).font(scale.font(40, .semibold)).monospacedDigit()
        if pressure.value != nil { Text(verbatim: "hPa").font(scale.font(14, .medium)) }
      }
      Spacer(minLength: 0)
      if let note = FeedNote(entry, hasValue: pressure.value != nil, locale) {
        note.view(scale(13))
      } else {
        if let level = pressure.level {
          Text(verbatim: words.level(level)).font(scale.font(16, .bold))
        }
        if let change = pressure.changeText {
          HStack(spacing: scale(3)) {
            if let trend = pressure.trend { Image(systemName: trend.symbol).font(scale.font(13)) }
            Text(verbatim: words.change(change)).font(scale.font(13)).monospacedDigit()
          }
        }
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.85)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func chart(_ scale: FittedScale) -> some View {
    VStack(alignment: .leading, spacing: scale(4)) {
      Text(verbatim: words.lastDay).font(scale.font(12, .medium)).lineLimit(1)
      ChartPlot(
        samples: pressure.samples, now: entry.date, scale: ChartScale(pressures: pressure.samples),
        fontSize: max(11, scale(11)), lineWidth: scale(2))
    }
  }

  private var tint: Color? { (pressure.level ?? .calm) > .caution ? .red : nil }

  private var symbol: String {
    (entry.isOffline ? nil : pressure.level)?.symbol ?? "barometer"
  }
}
