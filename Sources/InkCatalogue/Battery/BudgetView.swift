import Foundation
import InkTimelines
import InkViews

/// The budget in the family it is placed as.
struct BudgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.battery) private var battery
  @Environment(\.locale) private var locale

  var body: some View {
    let words = BudgetWords(locale, battery.budget)
    switch family {
    case .accessoryInline:
      HStack(spacing: 5) {
        Image(systemName: "hourglass")
        Text(verbatim: words.left).monospacedDigit()
      }
    case .accessoryCircular: BudgetCircleView(words: words)
    case .accessoryRectangular: BudgetRectangleView(words: words)
    case .systemMedium:
      BudgetRectangleView(words: words).padding(14).containerBackground(.background, for: .widget)
    default: BudgetSmallView(words: words).containerBackground(.background, for: .widget)
    }
  }
}

/// The number over its unit, in a circle.
struct BudgetCircleView: View {
  let words: BudgetWords

  var body: some View {
    FittedLayout(size: CGSize(width: 76, height: 76)) { scale in
      ZStack {
        Circle().strokeBorder(lineWidth: 1)
        VStack(spacing: scale(1)) {
          Image(systemName: "hourglass").font(scale.font(14))
          Text(verbatim: words.shortLeft.number)
            .font(scale.font(words.shortLeft.number.count > 3 ? 18 : 23, .semibold)).monospacedDigit()
          Text(verbatim: words.shortLeft.unit).font(scale.font(12))
        }
      }
    }
  }
}

/// Time left, what a wake costs, and how far it is to the next.
struct BudgetRectangleView: View {
  let words: BudgetWords

  var body: some View {
    FittedLayout(size: CGSize(width: 146, height: 76)) { scale in
      VStack(alignment: .leading, spacing: scale(2)) {
        HStack(spacing: scale(4)) {
          Image(systemName: "hourglass").font(scale.font(18))
          Text(verbatim: words.left).font(scale.font(21, .semibold)).monospacedDigit()
        }
        ForEach(words.lines, id: \.self) { line in
          Text(verbatim: line).font(scale.font(12))
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.8)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The same with room.
struct BudgetSmallView: View {
  let words: BudgetWords

  var body: some View {
    FittedLayout(size: CGSize(width: 150, height: 150)) { scale in
      VStack(spacing: scale(6)) {
        Image(systemName: "hourglass").font(scale.font(34))
        Text(verbatim: words.left).font(scale.font(24, .semibold)).monospacedDigit()
        ForEach(words.lines, id: \.self) { line in
          Text(verbatim: line).font(scale.font(13))
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .padding(scale(8))
    }
  }
}
