import Foundation
import InkViews

/// What a widget says about its data when they are not as they should be.
enum FeedNote {
  case text(String)
  /// How old the newest value is, seconds; nil where there is none.
  case stale(TimeInterval?)

  /// nil where all is well.
  init?(_ entry: FeedEntry, hasValue: Bool, _ locale: Locale) {
    guard entry.report != nil else {
      self = .text(FeedWords(locale).noSource)
      return
    }
    if !hasValue {
      self = .stale(nil)
    } else if entry.isOffline {
      self = .stale(entry.age)
    } else {
      return nil
    }
  }

  /// One line of that size.
  @MainActor @ViewBuilder
  func view(_ size: CGFloat) -> some View {
    switch self {
    case .text(let text): Text(verbatim: text).font(.system(size: size, weight: .medium))
    case .stale(let age): StaleNote(age: age, size: size)
    }
  }
}
