import Foundation
import InkTimelines
import InkViews

/// A ring that is full at 100 % and empties anticlockwise, with the number or the device's figure inside.
///
/// The line stays inside the view's bounds. An empty battery still shows the dot of the round cap; an unknown one
/// shows the track alone and a dash.
struct BatteryRing: View {
  let battery: BatteryStatus
  /// A figure in place of the number; nil for the number.
  var symbol: String?

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      let width = (side * 0.105).rounded()
      ZStack {
        Circle().stroke(lineWidth: width).opacity(0.25)
        if let level = battery.level {
          Circle()
            .trim(from: 0, to: max(level, 0.001))
            .stroke(style: StrokeStyle(lineWidth: width, lineCap: .round))
            .rotationEffect(.degrees(-90))
            .tinted(for: mark)
        }
        if let symbol {
          Image(systemName: mark?.symbol ?? symbol).font(.system(size: (side * 0.4).rounded()))
        } else {
          number(side)
        }
      }
      .padding(width / 2)
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }

  private var mark: BatteryMark? { BatteryMark(battery) }

  @ViewBuilder
  private func number(_ side: CGFloat) -> some View {
    VStack(spacing: 0) {
      Text(verbatim: battery.percent.map(String.init) ?? "–")
        .font(.system(size: (side * (battery.percent == 100 ? 0.27 : 0.34)).rounded(), weight: .bold))
      if let mark {
        Image(systemName: mark.symbol).font(.system(size: (side * 0.17).rounded()))
      } else {
        Text(verbatim: "%").font(.system(size: max(11, (side * 0.15).rounded()), weight: .medium))
      }
    }
  }
}
