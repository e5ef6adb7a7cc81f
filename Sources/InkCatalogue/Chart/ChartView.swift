import Foundation
import InkFeeds
import InkViews

/// A chart in the family it is placed as.
struct ChartView: View {
  let entry: FeedEntry
  let settings: ChartWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  var body: some View {
    switch family {
    case .accessoryRectangular: rectangle
    default: page.containerBackground(.background, for: .widget)
    }
  }

  private var measured: Measured { Measured(entry.report, unit: settings.unit) }
  private var samples: [FeedHistory.Sample] { entry.report?.history.samples ?? [] }

  private func plot(_ fontSize: CGFloat, _ lineWidth: CGFloat) -> some View {
    ChartPlot(
      samples: samples, now: entry.date,
      scale: ChartScale(
        samples, until: entry.date, span: settings.seconds, minimum: settings.minimum,
        maximum: settings.maximum),
      fontSize: fontSize, lineWidth: lineWidth)
  }

  private var rectangle: some View {
    FittedLayout(size: CGSize(width: 146, height: 76)) { scale in
      VStack(alignment: .leading, spacing: scale(2)) {
        HStack(spacing: scale(4)) {
          Text(verbatim: settings.title).font(scale.font(13, .medium))
          Spacer(minLength: scale(2))
          if let note {
            note.view(scale(12)).layoutPriority(1)
          } else {
            Text(verbatim: measured.whole(decimals: settings.decimals)).font(scale.font(15, .semibold))
              .monospacedDigit().layoutPriority(1)
          }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        plot(max(11, scale(11)), scale(1.6))
      }
    }
  }

  private var page: some View {
    FittedLayout(size: CGSize(width: family == .systemSmall ? 150 : 316, height: pageHeight)) { scale in
      VStack(alignment: .leading, spacing: scale(4)) {
        if family == .systemSmall {
          Text(verbatim: settings.title).font(scale.font(15, .semibold))
          number(scale, 30)
        } else {
          HStack(alignment: .firstTextBaseline) {
            Text(verbatim: settings.title).font(scale.font(17, .semibold))
            Spacer(minLength: scale(4))
            number(scale, 32)
          }
        }
        plot(max(11, scale(12)), scale(2))
        HStack {
          Text(verbatim: AgeWords(locale).ago(settings.seconds)).font(scale.font(12))
          Spacer(minLength: 0)
          if let note { note.view(scale(12)) }
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .padding(scale(14))
    }
  }

  private var pageHeight: CGFloat { family == .systemLarge ? 316 : 150 }

  private func number(_ scale: FittedScale, _ size: CGFloat) -> some View {
    Text(verbatim: measured.whole(decimals: settings.decimals)).font(scale.font(size, .semibold))
      .monospacedDigit()
  }

  private var note: FeedNote? { FeedNote(entry, hasValue: measured.value != nil, locale) }
}
