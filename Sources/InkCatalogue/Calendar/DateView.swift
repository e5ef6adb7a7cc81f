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
    case .accessoryRectangular:
      GeometryReader { proxy in
        HStack(spacing: 10) {
          Text(verbatim: text.day(date))
            .font(
              .system(
                size: (min(proxy.size.height, proxy.size.width * 0.4) * 0.8).rounded(), weight: .semibold))
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: text.weekday(date)).font(.system(size: 18, weight: .semibold))
            Text(verbatim: text.month(date)).font(.system(size: 15))
          }
          .minimumScaleFactor(0.6)
        }
        .lineLimit(1)
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
      }
    default:
      VStack(spacing: 0) {
        Text(verbatim: text.weekday(date)).font(.system(size: 17, weight: .semibold))
        Text(verbatim: text.day(date)).font(.system(size: 64, weight: .semibold)).minimumScaleFactor(0.5)
        Text(verbatim: text.month(date)).font(.system(size: 15))
      }
      .lineLimit(1)
      .padding(8)
    }
  }
}
