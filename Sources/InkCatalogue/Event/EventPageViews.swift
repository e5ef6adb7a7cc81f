import Foundation
import InkViews

/// What was and how much on a dark panel that follows the widget's corners, how long ago below it.
struct EventSmallView: View {
  let event: LastEvent
  let settings: EventWidget.Settings
  let note: FeedNote?

  var body: some View {
    FittedLayout(size: CGSize(width: 150, height: 150)) { scale in
      VStack(alignment: .leading, spacing: 0) {
        EventAmount(event: event, settings: settings, scale: scale, showsSymbol: event.amount == nil)
        Spacer(minLength: scale(6))
        EventFacts(event: event, note: note, scale: scale)
      }
      .padding(scale(10))
    }
  }
}

/// As the small one, with the figure large beside it.
struct EventMediumView: View {
  let event: LastEvent
  let settings: EventWidget.Settings
  let note: FeedNote?

  var body: some View {
    FittedLayout(size: CGSize(width: 316, height: 150)) { scale in
      HStack(spacing: scale(14)) {
        VStack(alignment: .leading, spacing: 0) {
          EventAmount(event: event, settings: settings, scale: scale)
          Spacer(minLength: scale(6))
          EventFacts(event: event, note: note, scale: scale)
        }
        .frame(width: scale(180))
        Image(systemName: settings.symbol)
          .font(.system(size: scale(84)))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .padding(scale(10))
    }
  }
}

/// The title and the amount, white on black.
struct EventAmount: View {
  let event: LastEvent
  let settings: EventWidget.Settings
  let scale: FittedScale
  var showsSymbol = false

  var body: some View {
    HStack(spacing: scale(6)) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: settings.title).font(
          event.amount == nil ? scale.font(19, .bold) : scale.font(14, .semibold))
        if let amount = event.amountText {
          HStack(alignment: .firstTextBaseline, spacing: scale(3)) {
            Text(verbatim: amount).font(scale.font(30, .bold)).monospacedDigit()
            let unit = event.unit ?? settings.unit
            if !unit.isEmpty { Text(verbatim: unit).font(scale.font(14, .semibold)) }
          }
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.85)
      Spacer(minLength: 0)
      if showsSymbol { Image(systemName: settings.symbol).font(.system(size: scale(36))) }
    }
    .foregroundStyle(.background)
    .padding(.horizontal, scale(10))
    .padding(.vertical, scale(6))
    .background { ContainerRelativeShape().fill(.primary) }
  }
}

/// What it was and how long ago.
struct EventFacts: View {
  let event: LastEvent
  let note: FeedNote?
  let scale: FittedScale

  var body: some View {
    VStack(alignment: .leading, spacing: scale(2)) {
      if let name = event.name { Text(verbatim: name).font(scale.font(16, .semibold)) }
      if let note {
        note.view(scale(13))
      } else if let date = event.date {
        Elapsed(date: date).font(event.name == nil ? scale.font(15, .medium) : scale.font(14))
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.85)
    .padding(.horizontal, scale(4))
    .padding(.bottom, scale(4))
  }
}
