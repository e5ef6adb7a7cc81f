import Foundation
import InkFeeds
import InkViews

/// A number in the family it is placed as.
struct ValueView: View {
  let entry: FeedEntry
  let settings: ValueWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  var body: some View {
    let measured = Measured(entry.report, unit: settings.unit)
    switch family {
    case .accessoryInline: inline(measured)
    case .accessoryCircular: circle(measured)
    case .accessoryRectangular: rectangle(measured)
    default: page(measured).containerBackground(.background, for: .widget)
    }
  }

  /// The title where there is no figure to tell what the number is of.
  private func inline(_ measured: Measured) -> some View {
    HStack {
      if let symbol = entry.isOffline ? "wifi.slash" : settings.figure { Image(systemName: symbol) }
      Text(
        verbatim: settings.symbol.isEmpty
          ? "\(settings.title) \(measured.whole(decimals: settings.decimals))"
          : measured.whole(decimals: settings.decimals))
    }
  }

  private func circle(_ measured: Measured) -> some View {
    FittedLayout(size: CGSize(width: 76, height: 76)) { scale in
      ZStack {
        Circle().strokeBorder(lineWidth: 1)
        VStack(spacing: 0) {
          if let symbol = entry.isOffline ? "wifi.slash" : settings.figure {
            Image(systemName: symbol).font(.system(size: scale(16))).frame(height: scale(17))
          } else {
            Text(verbatim: settings.title).font(scale.font(11, .medium))
              .lineLimit(1).minimumScaleFactor(0.8).frame(width: scale(50))
          }
          Text(verbatim: measured.text(decimals: settings.decimals))
            .font(scale.font(24, .semibold)).monospacedDigit()
            .lineLimit(1).minimumScaleFactor(0.5).frame(width: scale(64))
          Text(verbatim: measured.value == nil ? " " : measured.unit).font(scale.font(11, .medium))
            .lineLimit(1).minimumScaleFactor(0.8).frame(width: scale(48))
        }
      }
    }
  }

  private func rectangle(_ measured: Measured) -> some View {
    FittedLayout(size: CGSize(width: 146, height: 76)) { scale in
      HStack(spacing: scale(8)) {
        if let symbol = settings.figure {
          Image(systemName: symbol).font(.system(size: scale(32))).frame(width: scale(36))
        }
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: settings.title).font(scale.font(14, .medium))
          number(measured, scale, 30)
          if let note = note(measured) { note.view(scale(12)) }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private func page(_ measured: Measured) -> some View {
    FittedLayout(size: CGSize(width: family == .systemSmall ? 150 : 316, height: 150)) { scale in
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: scale(4)) {
          Text(verbatim: settings.title).font(scale.font(15, .semibold))
          Spacer(minLength: 0)
          if let symbol = settings.figure { Image(systemName: symbol).font(scale.font(20)) }
        }
        Spacer(minLength: 0)
        number(measured, scale, family == .systemSmall ? 46 : 64)
        Spacer(minLength: 0)
        if let note = note(measured) { note.view(scale(13)) }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(scale(14))
    }
  }

  private func number(_ measured: Measured, _ scale: FittedScale, _ size: CGFloat) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: scale(3)) {
      Text(verbatim: measured.text(decimals: settings.decimals)).font(scale.font(size, .semibold))
        .monospacedDigit()
      if measured.value != nil, !measured.unit.isEmpty {
        Text(verbatim: measured.unit).font(scale.font(max(13, size * 0.38), .medium)).layoutPriority(1)
      }
    }
  }

  private func note(_ measured: Measured) -> FeedNote? {
    FeedNote(entry, hasValue: measured.value != nil, locale)
  }
}

extension ValueWidget.Settings {
  /// nil for none.
  var figure: String? { symbol.isEmpty ? nil : symbol }
}
