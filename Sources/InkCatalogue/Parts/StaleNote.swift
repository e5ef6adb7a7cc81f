import Foundation
import InkViews

/// A line for a value that is old or missing: a struck-through network and how old the value is.
struct StaleNote: View {
  /// Seconds; nil for a value that never came.
  let age: TimeInterval?
  var size: CGFloat = 12
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "wifi.slash").font(.system(size: (size * 1.25).rounded()))
      Text(verbatim: age.map { AgeWords(locale).ago($0) } ?? FeedWords(locale).noData)
        .font(.system(size: size, weight: .medium)).lineLimit(1).minimumScaleFactor(0.85)
    }
  }
}
