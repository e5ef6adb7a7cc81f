import Foundation
import InkFeeds
import InkViews

/// Lines under one another, as many as there is room for.
struct ListView: View {
  let entry: FeedEntry
  let settings: ListWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  var body: some View {
    let lines = ListLine.lines(of: entry.report?.value, name: settings.name, detail: settings.detail)
    if family == .accessoryRectangular {
      ListColumn(
        title: settings.title, lines: lines, note: note(lines), size: CGSize(width: 146, height: 76),
        textSize: 14, emptyText: FeedWords(locale).nothing)
    } else {
      ListColumn(
        title: settings.title, lines: lines, note: note(lines),
        size: CGSize(width: family == .systemSmall ? 150 : 316, height: family == .systemLarge ? 330 : 150),
        textSize: family == .systemSmall ? 14 : 16, padding: 13, emptyText: FeedWords(locale).nothing
      )
      .containerBackground(.background, for: .widget)
    }
  }

  private func note(_ lines: [ListLine]?) -> FeedNote? { FeedNote(entry, hasValue: lines != nil, locale) }
}

/// The lines of a list with a title over them.
struct ListColumn: View {
  let title: String
  /// nil when not known.
  let lines: [ListLine]?
  let note: FeedNote?
  /// What it is drawn for, points.
  let size: CGSize
  let textSize: CGFloat
  var padding: CGFloat = 0
  /// What an empty list says.
  let emptyText: String

  var body: some View {
    FittedLayout(size: size) { scale in
      let pitch = scale(textSize * 1.3)
      let rows = ListColumn.rows(
        in: scale.size.height - scale(padding) * 2, pitch: pitch, hasTitle: !title.isEmpty,
        hasNote: note != nil)
      let (shown, rest) = ListColumn.shown(lines ?? [], rows: rows)
      VStack(alignment: .leading, spacing: 0) {
        if !title.isEmpty {
          Text(verbatim: title).font(scale.font(textSize, .bold)).frame(height: pitch)
        }
        ForEach(shown.indices, id: \.self) { index in
          HStack(spacing: scale(6)) {
            Text(verbatim: shown[index].name).font(scale.font(textSize))
              .frame(maxWidth: .infinity, alignment: .leading)
            if let detail = shown[index].detail {
              Text(verbatim: detail).font(scale.font(textSize)).monospacedDigit().layoutPriority(1)
            }
          }
          .frame(height: pitch)
        }
        if rest > 0 {
          Text(verbatim: "+ \(rest)").font(scale.font(textSize * 0.9)).frame(height: pitch)
        }
        if lines?.isEmpty == true {
          Text(verbatim: emptyText).font(scale.font(textSize)).frame(height: pitch)
        }
        if let note { note.view(scale(textSize * 0.88)).frame(height: pitch) }
        Spacer(minLength: 0)
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(scale(padding))
    }
  }

  /// How many lines a height has room for beside the title and the note.
  nonisolated static func rows(in height: CGFloat, pitch: CGFloat, hasTitle: Bool, hasNote: Bool) -> Int {
    max(0, Int(height / pitch) - (hasTitle ? 1 : 0) - (hasNote ? 1 : 0))
  }

  /// The lines that fit, and how many do not: those are counted in a line of its own.
  nonisolated static func shown(_ lines: [ListLine], rows: Int) -> ([ListLine], rest: Int) {
    guard lines.count > rows else { return (lines, 0) }
    let shown = lines.prefix(max(0, rows - 1))
    return (Array(shown), lines.count - shown.count)
  }
}
