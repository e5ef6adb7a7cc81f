import Foundation
import InkViews

/// A line for a value that is old or missing: a struck-through network, how old the value is, and why where there is room.
struct StaleNote: View {
  /// Seconds; nil for a value that never came.
  let age: TimeInterval?
  /// Why there is no newer one, in a word or two; nil where nobody knows.
  var cause: String?
  var size: CGFloat = 12
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: max(4, (size / 4).rounded())) {
      Image(systemName: "wifi.slash").font(.system(size: (size * 1.25).rounded()))
      if let age {
        let words = AgeWords(locale).ago(age)
        if let cause {
          ViewThatFits(in: .horizontal) {
            text("\(words) · \(cause)").fixedSize(horizontal: true, vertical: false)
            text(words)
          }
        } else {
          text(words)
        }
      } else {
        text(cause ?? FeedWords(locale).noData)
      }
    }
  }

  private func text(_ words: String) -> some View {
    Text(verbatim: words).font(.system(size: size, weight: .medium)).lineLimit(1).minimumScaleFactor(0.85)
  }
}
