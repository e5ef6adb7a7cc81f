import Foundation
import InkViews

/// The clock with hands in the family it is placed as.
struct AnalogClockView: View {
  let date: Date
  let settings: AnalogClockWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  /// True where what is shown needs a ground of its own.
  private var isBusy: Bool { settings.background?.isBusy ?? false }

  var body: some View {
    switch family {
    case .accessoryCircular: dial(isFilled: false)
    case .accessoryRectangular:
      FittedLayout(size: CGSize(width: 146, height: 76)) { scale in
        HStack(spacing: scale(10)) {
          dial(isFilled: false).aspectRatio(1, contentMode: .fit)
          words(scale, day: 34)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    case .systemMedium:
      FittedLayout(size: CGSize(width: 316, height: 150)) { scale in
        HStack(spacing: scale(18)) {
          dial(isFilled: isBusy).aspectRatio(1, contentMode: .fit)
          words(scale, day: 56)
            .padding(isBusy ? scale(10) : 0)
            .background {
              if isBusy { ContainerRelativeShape().fill(.background) }
            }
        }
        .padding(scale(12))
      }
      .backdrop(settings.background)
    default:
      FittedLayout(size: CGSize(width: 150, height: 150)) { scale in
        dial(isFilled: isBusy).padding(scale(10))
      }
      .backdrop(settings.background)
    }
  }

  private func dial(isFilled: Bool) -> some View {
    let time = calendar.dateComponents([.hour, .minute], from: date)
    let minutes = Double(time.minute ?? 0)
    return ClockDial(
      hours: Double((time.hour ?? 0) % 12) + minutes / 60, minutes: minutes, marks: settings.face,
      tint: settings.tint == .black ? nil : settings.tint, isFilled: isFilled)
  }

  private func words(_ scale: FittedScale, day: CGFloat) -> some View {
    let text = DateText(locale: locale, calendar: calendar)
    return VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: text.weekday(date)).font(scale.font(max(13, day * 0.28), .semibold))
      Text(verbatim: text.day(date)).font(scale.font(day, .semibold)).frame(height: scale(day * 0.95))
      Text(verbatim: text.month(date)).font(scale.font(max(13, day * 0.28), .medium))
    }
    .lineLimit(1)
    .minimumScaleFactor(0.6)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
