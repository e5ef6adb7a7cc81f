import Foundation

/// A square as large as fits, up to the size of a lock-screen circle.
struct GaugeSquare<Content: View>: View {
  @ViewBuilder let content: (CGFloat) -> Content

  var body: some View {
    GeometryReader { proxy in content(min(proxy.size.width, proxy.size.height)) }
      .frame(idealWidth: 58, maxWidth: 76, idealHeight: 58, maxHeight: 76)
      .aspectRatio(1, contentMode: .fit)
  }
}
