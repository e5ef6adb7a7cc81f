import Foundation
import InkTimelines
import InkViews

/// A ring that is full at 100 % and empties anticlockwise, with the number or the device's figure inside.
///
/// The line stays inside the view's bounds. An empty battery still shows the dot of the round cap; an unknown one
/// shows the track alone and a dash.
struct BatteryRing: View {
  let battery: BatteryStatus
  /// A figure in place of the number, one with a level at the battery's; nil for the number.
  var symbol: String?

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      let width = Self.lineWidth(of: side)
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
          figure(symbol, side)
        } else {
          number(side)
        }
      }
      .padding(width / 2)
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }

  private var mark: BatteryMark? { BatteryMark(battery) }

  /// About a tenth of the ring, and as even or odd as it is: else the caps stand between pixels and look cut off.
  static func lineWidth(of side: CGFloat) -> CGFloat {
    let odd = side.rounded(.down).truncatingRemainder(dividingBy: 2)
    return max(2 - odd, 2 * ((side * 0.105 - odd) / 2).rounded() + odd)
  }

  @ViewBuilder
  private func figure(_ symbol: String, _ side: CGFloat) -> some View {
    let font = Font.system(size: (side * 0.4).rounded())
    if let mark {
      Image(systemName: mark.symbol).font(font)
    } else if let level = battery.level {
      Image(systemName: symbol, variableValue: level).font(font)
    } else {
      Image(systemName: "questionmark").font(font)
    }
  }

  @ViewBuilder
  private func number(_ side: CGFloat) -> some View {
    VStack(spacing: 0) {
      Text(verbatim: battery.percent.map(String.init) ?? "–")
        .font(.system(size: (side * (battery.percent == 100 ? 0.27 : 0.34)).rounded(), weight: .bold))
      if let mark {
        Image(systemName: mark.symbol).font(.system(size: (side * 0.17).rounded()))
      } else if battery.level != nil {
        Text(verbatim: "%").font(.system(size: max(11, (side * 0.15).rounded()), weight: .medium))
      }
    }
  }
}
