import Foundation
import InkFeeds
import InkViews

/// A number between two ends in the family it is placed as.
struct GaugeView: View {
  let entry: FeedEntry
  let settings: GaugeWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  var body: some View {
    switch family {
    case .accessoryCircular: arc
    case .accessoryRectangular: bar
    default: page.containerBackground(.background, for: .widget)
    }
  }

  private var measured: Measured { Measured(entry.report, unit: settings.unit) }

  /// The number inside the ends, where the arc can show it.
  private var position: Double? {
    measured.value.map { min(settings.range.upperBound, max(settings.range.lowerBound, $0)) }
  }

  private var isAlarm: Bool {
    guard let value = measured.value, let warning = settings.warning else { return false }
    return value >= warning
  }

  private var figure: String? {
    if isAlarm { return "exclamationmark.triangle.fill" }
    return settings.symbol.isEmpty ? nil : settings.symbol
  }

  @ViewBuilder private var arc: some View {
    if let position {
      Gauge(value: position, in: settings.range) {
        // Beside a bar the note has it.
        if let figure = entry.isOffline ? "wifi.slash" : figure {
          Image(systemName: figure)
        } else {
          Text(verbatim: measured.unit)
        }
      } currentValueLabel: {
        Text(verbatim: measured.text())
      }
      .gaugeStyle(.accessoryCircular)
      .inkTint(isAlarm ? .red : nil)
    } else {
      // A dot on the arc would be a value.
      FittedLayout(size: CGSize(width: 76, height: 76)) { scale in
        ZStack {
          Circle().strokeBorder(lineWidth: 1)
          VStack(spacing: scale(2)) {
            Text(verbatim: settings.title).font(scale.font(12, .medium)).lineLimit(1)
              .minimumScaleFactor(0.8).frame(width: scale(58))
            Image(systemName: entry.report == nil ? "questionmark" : "wifi.slash").font(scale.font(20))
          }
        }
      }
    }
  }

  private var bar: some View {
    FittedLayout(size: CGSize(width: 146, height: 76)) { scale in
      VStack(alignment: .leading, spacing: scale(4)) {
        HStack(spacing: scale(4)) {
          if let figure { Image(systemName: figure).font(scale.font(15)) }
          Text(verbatim: settings.title).font(scale.font(14, .semibold))
          Spacer(minLength: scale(2))
          Text(verbatim: measured.whole()).font(scale.font(14, .semibold)).monospacedDigit()
            .layoutPriority(1)
        }
        GaugeBar(fraction: fraction, height: scale(12)).inkTint(isAlarm ? .red : nil)
        if let note {
          note.view(scale(12))
        } else {
          ends(scale.font(12))
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.8)
    }
  }

  private var page: some View {
    FittedLayout(size: CGSize(width: 150, height: 150)) { scale in
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: scale(4)) {
          Text(verbatim: settings.title).font(scale.font(15, .semibold))
          Spacer(minLength: 0)
          if let figure { Image(systemName: figure).font(scale.font(20)) }
        }
        Spacer(minLength: 0)
        Text(verbatim: measured.whole()).font(scale.font(36, .semibold)).monospacedDigit()
        Spacer(minLength: 0)
        GaugeBar(fraction: fraction, height: scale(16)).inkTint(isAlarm ? .red : nil)
        Group {
          if let note {
            note.view(scale(13))
          } else {
            ends(scale.font(12))
          }
        }
        .padding(.top, scale(4))
      }
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .padding(scale(14))
    }
  }

  /// What the ends stand for.
  private func ends(_ font: Font) -> some View {
    HStack {
      Text(verbatim: Measured(settings.range.lowerBound).text())
      Spacer(minLength: 0)
      Text(verbatim: Measured(settings.range.upperBound).text())
    }
    .font(font)
    .monospacedDigit()
  }

  private var fraction: Double? {
    let range = settings.range
    return position.map { ($0 - range.lowerBound) / (range.upperBound - range.lowerBound) }
  }

  private var note: FeedNote? { FeedNote(entry, hasValue: measured.value != nil, locale) }
}

/// A bar with an outline, so that an empty one is seen as empty; crossed where the number is not known.
struct GaugeBar: View {
  /// 0…1; nil when not known.
  let fraction: Double?
  let height: CGFloat
  @Environment(\.redactionReasons) private var redaction

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: height / 2).strokeBorder(lineWidth: 1)
        if let fraction, fraction > 0, redaction.isEmpty {
          let inset: CGFloat = 3
          let width = (proxy.size.width - inset * 2) * fraction
          RoundedRectangle(cornerRadius: (height - inset * 2) / 2)
            .frame(
              width: max(height - inset * 2, width.rounded()), height: height - inset * 2
            )
            .padding(.leading, inset)
        }
        if fraction == nil, redaction.isEmpty {
          Path { path in
            path.move(to: CGPoint(x: height / 2, y: height - 1))
            path.addLine(to: CGPoint(x: proxy.size.width - height / 2, y: 1))
          }
          .stroke(lineWidth: 1)
        }
      }
    }
    .frame(height: height)
  }
}
