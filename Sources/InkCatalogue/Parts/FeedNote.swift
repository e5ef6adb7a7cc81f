import Foundation
import InkFeeds
import InkViews

/// What a widget says about its data when they are not as they should be.
enum FeedNote {
  case text(String)
  /// How old the newest value is, seconds, nil where there is none; and why there is no newer one, nil where nobody knows.
  case stale(TimeInterval?, cause: String?)

  /// nil where all is well.
  init?(_ entry: FeedEntry, hasValue: Bool, _ locale: Locale) {
    let words = FeedWords(locale)
    guard let report = entry.report else {
      self = .text(words.noSource)
      return
    }
    let cause = report.error.map(words.cause)
    if !hasValue {
      let unfit = report.value.map { $0.text?.isEmpty == true ? words.empty : words.notUsable }
      self = .stale(nil, cause: cause ?? unfit)
    } else if entry.isOffline {
      self = .stale(entry.age, cause: cause)
    } else {
      return nil
    }
  }

  /// The same as words alone, for a place without room for a figure.
  func words(_ locale: Locale) -> String {
    switch self {
    case .text(let text): text
    case .stale(let age, let cause): age.map { AgeWords(locale).ago($0) } ?? cause ?? FeedWords(locale).noData
    }
  }

  /// One line of that size.
  @MainActor @ViewBuilder
  func view(_ size: CGFloat) -> some View {
    switch self {
    case .text(let text): Text(verbatim: text).font(.system(size: size, weight: .medium))
    case .stale(let age, let cause): StaleNote(age: age, cause: cause, size: size)
    }
  }
}
