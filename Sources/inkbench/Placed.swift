import Foundation
import InkViews

extension View {
  /// The view with its top leading corner at a point of the canvas.
  func at(_ x: CGFloat, _ y: CGFloat) -> some View {
    alignmentGuide(.leading) { _ in -x }.alignmentGuide(.top) { _ in -y }
  }

  /// The view centred on a point.
  func centered(_ x: CGFloat, _ y: CGFloat) -> some View {
    fixedSize().alignmentGuide(.leading) { $0.width / 2 - x }.alignmentGuide(.top) { $0.height / 2 - y }
  }

  /// The text with the left end of its baseline at a point.
  func baseline(_ x: CGFloat, _ y: CGFloat) -> some View {
    fixedSize().alignmentGuide(.leading) { _ in -x }.alignmentGuide(.top) { $0[.firstTextBaseline] - y }
  }
}

/// A text in the font that the other contestants have as well.
struct Label: View {
  let text: String
  let size: CGFloat
  var isBold = false

  var body: some View {
    Text(verbatim: text).font(.custom("DejaVu Sans", fixedSize: size).weight(isBold ? .bold : .regular))
  }
}

/// A ring: a thin track and a thick arc for a share of it, from twelve o'clock.
struct Ring: View {
  let percent: Int
  let radius: CGFloat
  let track: CGFloat
  let width: CGFloat

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: track)
      Circle().trim(from: 0, to: CGFloat(percent) / 100).stroke(lineWidth: width)
        .rotationEffect(.degrees(-90))
    }
    .frame(width: 2 * radius, height: 2 * radius)
  }
}
