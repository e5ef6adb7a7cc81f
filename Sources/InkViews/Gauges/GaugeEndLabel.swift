import Foundation

/// Fits a label into a part of the ring's opening.
struct GaugeEndLabel: ViewModifier {
  let font: Font
  let side: CGFloat

  func body(content: Content) -> some View {
    content.font(font).minimumScaleFactor(0.5).lineLimit(1).frame(maxWidth: side * 0.34)
  }
}
