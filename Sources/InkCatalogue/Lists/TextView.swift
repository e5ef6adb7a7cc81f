import Foundation
import InkFeeds
import InkViews

/// A text in the family it is placed as.
struct TextView: View {
  let entry: FeedEntry
  let settings: TextWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  var body: some View {
    switch family {
    case .accessoryInline:
      HStack {
        if entry.isOffline { Image(systemName: "wifi.slash") }
        Text(verbatim: shown.replacing("\n", with: " "))
      }
    case .accessoryRectangular: column(CGSize(width: 146, height: 76), sizes: [24, 20, 16, 13], padding: 0)
    case .systemSmall: column(CGSize(width: 150, height: 150), sizes: [30, 24, 20, 16, 13], padding: 13)
    case .systemMedium: column(CGSize(width: 316, height: 150), sizes: [40, 30, 24, 20, 16, 13], padding: 13)
    default: column(CGSize(width: 316, height: 330), sizes: [64, 52, 40, 32, 24, 20, 16, 13], padding: 18)
    }
  }

  private var text: String? { entry.report?.value?.text }

  /// An empty text is said to be empty: an empty place looks like a fault.
  private var shown: String { text.map { $0.isEmpty ? FeedWords(locale).nothing : $0 } ?? "–" }

  /// The largest size at which the whole text fits; at the smallest it is cut.
  @ViewBuilder private func column(_ size: CGSize, sizes: [CGFloat], padding: CGFloat) -> some View {
    let content = FittedLayout(size: size) { scale in
      VStack(alignment: .leading, spacing: scale(2)) {
        if !settings.title.isEmpty {
          Text(verbatim: settings.title).font(scale.font(padding > 0 ? 15 : 13, .semibold)).lineLimit(1)
        }
        ViewThatFits(in: .vertical) {
          ForEach(sizes.indices, id: \.self) { index in
            Text(verbatim: shown).font(scale.font(sizes[index]))
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: padding > 0 ? .topLeading : .leading)
        if let note { note.view(scale(12)).lineLimit(1) }
      }
      .padding(scale(padding))
    }
    if padding > 0 {
      content.containerBackground(.background, for: .widget)
    } else {
      content
    }
  }

  private var note: FeedNote? { FeedNote(entry, hasValue: text != nil, locale) }
}
