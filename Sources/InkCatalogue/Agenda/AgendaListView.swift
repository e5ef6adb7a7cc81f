import Foundation
import InkViews

/// Events under their days, as many as there is room for; what goes on has a bar and a filled sign.
struct AgendaListView: View {
  let agenda: Agenda
  let title: String
  let words: AgendaWords
  let note: FeedNote?
  /// False where nothing is known.
  let hasEvents: Bool
  /// What it is drawn for, points.
  let size: CGSize
  let textSize: CGFloat
  private let padding: CGFloat = 12

  var body: some View {
    FittedLayout(size: size) { scale in
      let pitch = scale(textSize * 1.35)
      let lines = Int((scale.size.height - scale(padding) * 2) / pitch)
      let rows = agenda.rows(lines - (title.isEmpty ? 0 : 1) - (note == nil ? 0 : 1))
      VStack(alignment: .leading, spacing: 0) {
        if !title.isEmpty {
          Text(verbatim: title).font(scale.font(textSize, .bold)).frame(height: pitch)
        }
        ForEach(Array(rows.enumerated()), id: \.offset) { row in
          line(row.element, scale).frame(height: pitch)
        }
        if rows.isEmpty, hasEvents {
          Text(verbatim: words.nothing).font(scale.font(textSize)).frame(height: pitch)
        }
        if let note { note.view(scale(textSize * 0.88)).frame(height: pitch) }
        Spacer(minLength: 0)
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(scale(padding))
    }
  }

  @ViewBuilder private func line(_ row: Agenda.Row, _ scale: FittedScale) -> some View {
    switch row {
    case .day(let date): heading(date, scale)
    case .event(let event):
      AgendaLine(event: event, now: agenda.now, words: words, textSize: textSize, scale: scale)
    case .more(let count):
      Text(verbatim: "+ \(count)").font(scale.font(textSize * 0.9)).padding(.leading, scale(9))
    }
  }

  private func heading(_ date: Date, _ scale: FittedScale) -> some View {
    HStack(spacing: scale(6)) {
      Text(verbatim: words.day(date, at: agenda.now)).font(scale.font(textSize * 0.88, .bold)).layoutPriority(
        1)
      Rectangle().frame(height: 1)
    }
  }
}

/// One event on a line: its time, its title.
struct AgendaLine: View {
  let event: AgendaEvent
  let now: Date
  let words: AgendaWords
  let textSize: CGFloat
  let scale: FittedScale

  var body: some View {
    HStack(spacing: scale(5)) {
      Rectangle().frame(width: scale(isNow ? 4 : 1), height: scale(textSize * 1.05)).inkTint(
        isNow ? .red : nil
      )
      .frame(width: scale(4), alignment: .leading)
      if isNow {
        Text(verbatim: words.now).font(scale.font(textSize * 0.85, .bold))
          .foregroundStyle(.background)
          .padding(.horizontal, scale(4))
          .background(RoundedRectangle(cornerRadius: scale(3)).inkTint(.red))
          .layoutPriority(2)
      } else {
        Text(verbatim: event.isAllDay ? words.allDay : words.time(event.start))
          .font(scale.font(textSize * 0.92, .medium)).monospacedDigit().layoutPriority(2)
      }
      Text(verbatim: words.title(event)).font(scale.font(textSize)).truncationMode(.tail)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var isNow: Bool { event.isNow(at: now) }
}
