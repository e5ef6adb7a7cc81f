import Foundation

/// A capsule with a gap and a dot at the value.
struct MarkerBar: View {
  let value: Double

  var body: some View {
    GeometryReader { proxy in
      let side = proxy.size.height
      let gap: CGFloat = 2
      let start = (proxy.size.width - side) * value
      ZStack(alignment: .leading) {
        if start > gap { Capsule().fill(GaugeTrackStyle()).frame(width: start - gap) }
        Circle().fill(GaugeValueStyle()).frame(width: side).offset(x: start)
        if start + side + gap < proxy.size.width {
          Capsule().fill(GaugeTrackStyle()).frame(width: proxy.size.width - start - side - gap)
            .offset(x: start + side + gap)
        }
      }
    }
  }
}
