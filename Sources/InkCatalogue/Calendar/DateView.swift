import Foundation
import InkTimelines
import InkViews

/// The date in the family it is placed as.
struct DateView: View {
  let date: Date
  @Environment(\.widgetFamily) private var family
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    let text = DateText(locale: locale, calendar: calendar)
    switch family {
    case .accessoryInline: Text(verbatim: text.short(date))
    case .accessoryCircular:
      GeometryReader { proxy in
        let side = min(proxy.size.width, proxy.size.height)
        ZStack {
          Circle().strokeBorder(lineWidth: 1)
          VStack(spacing: -2) {
            Text(verbatim: text.shortWeekday(date)).font(
              .system(size: max(11, (side * 0.17).rounded()), weight: .medium))
            Text(verbatim: text.day(date)).font(.system(size: (side * 0.46).rounded(), weight: .semibold))
          }
        }
        .frame(width: proxy.size.width, height: proxy.size.height)
      }
    case .accessoryRectangular: row(text)
    case .systemMedium: row(text).padding(.horizontal, 14)
    default:
      FittedLayout(size: CGSize(width: 150, height: 150)) { scale in
        VStack(spacing: 0) {
          Text(verbatim: text.weekday(date)).font(scale.font(17, .semibold))
          Text(verbatim: text.day(date)).font(scale.font(64, .semibold))
          Text(verbatim: text.month(date)).font(scale.font(15))
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .padding(scale(8))
      }
    }
  }

  private func row(_ text: DateText) -> some View {
    FittedLayout(size: CGSize(width: 146, height: 76)) { scale in
      HStack(spacing: scale(9)) {
        Text(verbatim: text.day(date)).font(scale.font(48, .semibold)).fixedSize()
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: text.weekday(date)).font(scale.font(18, .semibold))
          Text(verbatim: text.month(date)).font(scale.font(15))
        }
        .minimumScaleFactor(0.6)
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
