import Foundation
import InkViews

/// The month in the family it is placed as.
struct MonthView: View {
  let date: Date
  let settings: MonthWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  /// True where what is shown needs a ground of its own.
  private var isBusy: Bool { settings.background?.isBusy ?? false }

  var body: some View {
    let text = DateText(locale: locale, calendar: calendar)
    switch family {
    case .accessoryRectangular: WeekStrip(date: date, settings: settings)
    case .systemMedium:
      page(CGSize(width: 316, height: 150)) { scale in
        HStack(spacing: scale(14)) {
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: text.weekday(date)).font(scale.font(17, .semibold)).inkTint(settings.tint.color)
            Text(verbatim: text.day(date)).font(scale.font(60, .semibold)).frame(height: scale(62))
            Text(verbatim: text.month(date)).font(scale.font(17, .semibold))
          }
          .lineLimit(1)
          .minimumScaleFactor(0.6)
          .frame(width: scale(108), alignment: .leading)
          grid(date, today: date, scale)
        }
      }
    case .systemExtraLarge:
      page(CGSize(width: 640, height: 330)) { scale in
        HStack(spacing: scale(36)) {
          // Six weeks each, so that the weeks of both stand side by side.
          month(date, today: date, scale, title: 20, weeks: 6)
          month(
            calendar.date(byAdding: .month, value: 1, to: date) ?? date, today: nil, scale, title: 20,
            weeks: 6)
        }
      }
    case .systemLarge: page(CGSize(width: 320, height: 330)) { month(date, today: date, $0, title: 20) }
    default: page(CGSize(width: 150, height: 150)) { month(date, today: date, $0, title: 14) }
    }
  }

  private func page(
    _ size: CGSize, @ViewBuilder _ content: @escaping (FittedScale) -> some View
  ) -> some View {
    FittedLayout(size: size) { scale in
      content(scale)
        .padding(scale(isBusy ? 8 : 10))
        .background { if isBusy { ContainerRelativeShape().fill(.background) } }
        .padding(isBusy ? scale(8) : 0)
    }
    .backdrop(settings.background)
  }

  private func month(
    _ date: Date, today: Date?, _ scale: FittedScale, title: CGFloat, weeks: Int = 0
  ) -> some View {
    let text = DateText(locale: locale, calendar: calendar)
    return VStack(alignment: .leading, spacing: scale(2)) {
      Text(verbatim: text.month(date)).font(scale.font(title, .bold)).lineLimit(1)
        .padding(.leading, scale(4))
      grid(date, today: today, scale, weeks: weeks)
    }
  }

  private func grid(_ date: Date, today: Date?, _ scale: FittedScale, weeks: Int = 0) -> some View {
    MonthGridView(
      grid: MonthGrid(of: date, calendar: calendar, firstWeekday: settings.firstWeekday.number),
      weeks: weeks, today: today.map { calendar.component(.day, from: $0) }, tint: settings.tint.color)
  }
}

/// The letters of the weekdays over the days, today white on a disc.
struct MonthGridView: View {
  let grid: MonthGrid
  /// Weeks there is room for, where that is more than the month has.
  let weeks: Int
  let today: Int?
  let tint: Color
  @Environment(\.locale) private var locale

  var body: some View {
    GeometryReader { proxy in
      let width = (proxy.size.width / 7).rounded(.down)
      let height = (proxy.size.height / CGFloat(max(weeks, grid.weeks.count) + 1)).rounded(.down)
      // Two digits are as wide as 1.3 times their size: neighbours stay a third of a column apart.
      let size = max(11, min(width * 0.53, height * 0.72).rounded())
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ForEach(grid.weekdays, id: \.self) { day in
            Text(verbatim: DateText.letter(day, locale: locale))
              .font(.system(size: max(11, (size * 0.85).rounded()), weight: .semibold))
              .inkTint(day == 1 ? tint : nil)
              .frame(width: width, height: height)
          }
        }
        ForEach(grid.weeks.indices, id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { column in
              DayCell(
                day: grid.weeks[week][column], isToday: grid.weeks[week][column] == today && today != nil,
                size: size, tint: grid.weekdays[column] == 1 ? tint : nil, todayTint: tint
              )
              .frame(width: width, height: height)
            }
          }
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: weeks > 0 ? .top : .center)
    }
  }
}

/// A day's number; today's is white on a disc, or on a block where a disc would be too small for it.
struct DayCell: View {
  let day: Int?
  let isToday: Bool
  let size: CGFloat
  let tint: Color?
  let todayTint: Color

  var body: some View {
    GeometryReader { proxy in
      // A disc is even or odd as its cell is, or the number would not stand in its middle.
      let side = min(proxy.size.width, proxy.size.height, (size * 1.6).rounded())
      ZStack {
        if isToday {
          if side >= size * 1.55 {
            Circle().frame(width: side, height: side).inkTint(todayTint)
          } else {
            RoundedRectangle(cornerRadius: 4)
              .frame(width: min(proxy.size.width, (size * 1.8).rounded()), height: side).inkTint(todayTint)
          }
        }
        if let day {
          Text(verbatim: "\(day)")
            .font(
              .system(
                size: size, weight: size >= 13 ? isToday ? .bold : .semibold : isToday ? .semibold : .regular)
            )
            .monospacedDigit()
            .fixedSize()
            .foregroundStyle(isToday ? AnyShapeStyle(.background) : AnyShapeStyle(.primary))
            .inkTint(isToday ? nil : tint)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}

/// The month's name over the days of the week, today marked.
struct WeekStrip: View {
  let date: Date
  let settings: MonthWidget.Settings
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    let text = DateText(locale: locale, calendar: calendar)
    let days = MonthGrid.week(of: date, calendar: calendar, firstWeekday: settings.firstWeekday.number)
    FittedLayout(size: CGSize(width: 146, height: 76)) { scale in
      VStack(alignment: .leading, spacing: scale(3)) {
        Text(verbatim: text.month(date)).font(scale.font(15, .bold)).lineLimit(1).padding(.leading, scale(3))
        HStack(spacing: 0) {
          ForEach(days, id: \.self) { day in
            let weekday = calendar.component(.weekday, from: day)
            VStack(spacing: scale(2)) {
              Text(verbatim: DateText.letter(weekday, locale: locale)).font(scale.font(12, .medium))
                .inkTint(weekday == 1 ? settings.tint.color : nil)
              DayCell(
                day: calendar.component(.day, from: day), isToday: calendar.isDate(day, inSameDayAs: date),
                size: max(11, min(scale(13), (scale.size.width / 14).rounded())),
                tint: weekday == 1 ? settings.tint.color : nil,
                todayTint: settings.tint.color
              )
              .frame(height: scale(22))
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
    }
  }
}
