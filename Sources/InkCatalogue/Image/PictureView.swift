import Foundation
import InkErrors
import InkFeeds
import InkViews

/// The picture of a feed in its place, or why there is none.
struct PictureView: View {
  let entry: FeedEntry
  /// Covers the whole place, and what sticks out is cut off; else all of the picture is seen.
  let isFilling: Bool
  /// nil: as the picture is.
  var isDrawing: Bool?
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  var body: some View {
    if isPage {
      content.containerBackground(.background, for: .widget)
    } else {
      content
    }
  }

  private var isPage: Bool { family != .accessoryCircular && family != .accessoryRectangular }

  private var picture: FeedPicture? { entry.report?.value?.picture }

  private var content: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottomLeading) {
        if let picture {
          let placed = PlacedPicture(
            picture: picture, size: proxy.size, isFilling: isFilling, isDrawing: isDrawing)
          // A circular slot is round.
          if family == .accessoryCircular { placed.clipShape(Circle()) } else { placed.clipped() }
          if let note, family != .accessoryCircular {
            note.view(max(11, (min(proxy.size.width, proxy.size.height) * 0.06).rounded()))
              .padding(.horizontal, 4).padding(.vertical, 2)
              .background(.background)
          }
        } else {
          PictureStandIn(words: words, hasWords: family != .accessoryCircular, isPage: isPage)
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }

  /// Why there is no picture.
  private var words: String? {
    guard let report = entry.report else { return FeedWords(locale).noSource }
    return report.error?.explanation.whatHappened ?? FeedWords(locale).noData
  }

  /// A picture that is old, or whose successor cannot be read.
  private var note: FeedNote? {
    if let report = entry.report, let error = report.error, report.staleAfter == nil {
      return .stale(entry.age, cause: FeedWords(locale).cause(error))
    }
    return FeedNote(entry, hasValue: true, locale)
  }
}

/// A picture at the size it has in a place, in whole pixels and in the middle.
struct PlacedPicture: View {
  let picture: FeedPicture
  let size: CGSize
  let isFilling: Bool
  let isDrawing: Bool?

  var body: some View {
    let isDrawing = isDrawing ?? picture.isDrawing
    let drawn = Self.size(
      of: CGSize(width: picture.width, height: picture.height), in: size, isFilling: isFilling,
      isDrawing: isDrawing)
    Image(picture.data, isDrawing: isDrawing)
      .resizable()
      .interpolation(isDrawing && drawn.width >= CGFloat(picture.width) ? .none : .medium)
      .frame(width: drawn.width, height: drawn.height)
      .frame(width: size.width, height: size.height)
  }

  /// The size of a picture in a place; small drawings that need not fill it are enlarged by a whole number, so that their
  /// pixels stay equal.
  nonisolated static func size(
    of picture: CGSize, in place: CGSize, isFilling: Bool, isDrawing: Bool
  ) -> CGSize {
    let (across, down) = (place.width / picture.width, place.height / picture.height)
    var factor = isFilling ? max(across, down) : min(across, down)
    if isDrawing, !isFilling, factor >= 1 { factor = factor.rounded(.down) }
    return CGSize(
      width: max(1, (picture.width * factor).rounded()), height: max(1, (picture.height * factor).rounded()))
  }
}

/// A figure, and why it stands there.
struct PictureStandIn: View {
  let words: String?
  let hasWords: Bool
  let isPage: Bool

  var body: some View {
    FittedLayout(size: isPage ? CGSize(width: 150, height: 150) : CGSize(width: 146, height: 76)) { scale in
      if !isPage, hasWords {
        HStack(spacing: scale(6)) {
          figure(scale(30))
          if let words {
            text(words, scale.font(12), lines: 5).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      } else {
        VStack(spacing: scale(6)) {
          figure(scale(isPage ? 40 : 30))
          if hasWords, let words {
            text(words, scale.font(13), lines: 6).multilineTextAlignment(.center)
          }
        }
        .padding(isPage ? scale(10) : 0)
      }
    }
  }

  private func figure(_ size: CGFloat) -> some View {
    Image(systemName: "photo").font(.system(size: size))
  }

  private func text(_ words: String, _ font: Font, lines: Int) -> some View {
    Text(verbatim: words).font(font).lineLimit(lines).minimumScaleFactor(0.85)
  }
}
