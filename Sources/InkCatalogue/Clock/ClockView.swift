import Foundation
import InkTimelines
import InkViews

/// What stands below a clock on a rectangle.
enum ClockFooter: String, CaseIterable, WidgetParameterValue {
  case battery, date, none
}

/// The clock in the family it is placed as.
struct ClockView: View {
  let date: Date
  var footer = ClockFooter.battery
  @Environment(\.widgetFamily) private var family
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.battery) private var battery

  var body: some View {
    switch family {
    case .accessoryInline: Text(verbatim: time)
    case .accessoryCircular: ClockFace(hour: parts.hour, minute: parts.minute)
    case .accessoryRectangular:
      GeometryReader { proxy in
        let factor = min(proxy.size.width / 146, proxy.size.height / 76)
        let scale = FittedScale(factor: max(1, (factor * 20).rounded(.down) / 20), size: proxy.size)
        VStack(alignment: .leading, spacing: scale(7)) {
          digits(proxy.size.width, proxy.size.height - (footer == .none ? 0 : scale(43)))
          if footer != .none { subtitle(scale) }
        }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
      }
    case .systemSmall:
      FittedLayout(size: CGSize(width: 150, height: 150)) { scale in
        VStack(spacing: scale(12)) {
          digits(scale.size.width, scale(70))
          Text(verbatim: DateText(locale: locale, calendar: calendar).short(date))
            .font(scale.font(16, .medium)).lineLimit(1).minimumScaleFactor(0.7)
        }
      }
    default:
      FittedLayout(size: CGSize(width: 316, height: 150)) { scale in
        VStack(spacing: scale(16)) {
          digits(scale.size.width - scale(28), scale(96))
          Text(verbatim: DateText(locale: locale, calendar: calendar).long(date))
            .font(scale.font(20, .medium)).lineLimit(1).minimumScaleFactor(0.7)
        }
        .padding(scale(10))
      }
    }
  }

  private var time: String { ClockText.string(date, calendar: calendar, locale: locale) }
  private var parts: (hour: String, minute: String) {
    ClockText.parts(date, calendar: calendar, locale: locale)
  }

  /// The time as large as the box allows: figures are 0.7 of the font's size high, five of them under 2.9 wide, and what is left is air.
  private func digits(_ width: CGFloat, _ height: CGFloat) -> some View {
    let size = max(12, min(width / 3.4, height / 0.72).rounded(.down))
    return Text(verbatim: time)
      .font(.system(size: size, weight: .semibold))
      .monospacedDigit()
      .fixedSize()
      .frame(height: (size * 0.72).rounded())
  }

  /// The battery's state and time left, or the date, as when there is no battery.
  @ViewBuilder
  private func subtitle(_ scale: FittedScale) -> some View {
    let words = BatteryWords(locale)
    VStack(alignment: .leading, spacing: 1) {
      switch footer {
      case .battery where battery.level != nil || battery.state != .unknown:
        Text(verbatim: words.state(battery)).font(scale.font(14, .semibold))
        if let remaining = words.remaining(battery) {
          Text(verbatim: remaining).font(scale.font(12))
        }
      case .battery, .date, .none:
        Text(verbatim: DateText(locale: locale, calendar: calendar).long(date)).font(scale.font(14, .medium))
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }
}

/// Hours over minutes, in a circle.
struct ClockFace: View {
  let hour: String
  let minute: String

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      ZStack {
        Circle().strokeBorder(lineWidth: 1)
        VStack(spacing: -side * 0.06) {
          Text(verbatim: hour).font(.system(size: (side * 0.38).rounded(), weight: .semibold))
          Text(verbatim: minute).font(.system(size: (side * 0.38).rounded(), weight: .regular))
        }
        .monospacedDigit()
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}
