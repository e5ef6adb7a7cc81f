import Foundation
import InkViews

/// A layout drawn for one size of place, made as large as the place it gets allows.
///
/// Sizes are multiplied by one factor and rounded, so that lines and letters stay whole pixels.
struct FittedLayout<Content: View>: View {
  /// The smallest place the layout was drawn for, points.
  let size: CGSize
  @ViewBuilder let content: (FittedScale) -> Content

  var body: some View {
    GeometryReader { proxy in
      let factor = min(proxy.size.width / size.width, proxy.size.height / size.height)
      content(FittedScale(factor: max(0.8, (factor * 20).rounded(.down) / 20), size: proxy.size))
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}

/// How much larger a place is than the one a layout was drawn for.
struct FittedScale {
  let factor: CGFloat
  /// Of the place, points.
  let size: CGSize

  /// A length in whole points, one at least.
  func callAsFunction(_ length: CGFloat) -> CGFloat { max(1, (length * factor).rounded()) }

  /// A font, never smaller than can be read on glass (11, Human Interface Guidelines).
  func font(_ size: CGFloat, _ weight: Font.Weight = .regular) -> Font {
    .system(size: max(11, self(size)), weight: weight)
  }
}
