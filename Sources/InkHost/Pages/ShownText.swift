import Foundation
import InkViews

/// A text that somebody sent, as large as fits.
struct ShownText: View {
  let text: String
  /// Points of the screen.
  let height: CGFloat

  var body: some View {
    Text(verbatim: text).font(.system(size: height * 0.6, weight: .semibold)).minimumScaleFactor(0.05)
      .multilineTextAlignment(.center).padding(8).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
