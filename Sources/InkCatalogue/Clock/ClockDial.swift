import Foundation
import InkTimelines
import InkViews

/// What stands on a clock's face.
enum ClockMarks: String, CaseIterable, WidgetParameterValue {
  case numbers, ticks, dots, plain
}

/// A clock's face with two hands, as large a circle as there is room for.
struct ClockDial: View {
  /// 0 up to 12, with the minutes as a fraction.
  let hours: Double
  /// 0 up to 60.
  let minutes: Double
  let marks: ClockMarks
  var tint: InkColor?
  /// True for a ground of its own, under which nothing shows.
  var isFilled = false
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height).rounded(.down)
      ZStack {
        if isFilled { Circle().fill(.background) }
        Circle().strokeBorder(lineWidth: max(1, (side / 80).rounded()))
        face(side)
        hand(hours / 12, reach: side * 0.26, width: max(3, (side * 0.055).rounded()), side: side)
        hand(minutes / 60, reach: side * 0.4, width: max(2, (side * 0.032).rounded()), side: side)
          .inkTint(tint?.color)
        Circle().frame(width: (side * 0.09).rounded(), height: (side * 0.09).rounded())
      }
      .frame(width: side, height: side)
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }

  @ViewBuilder
  private func face(_ side: CGFloat) -> some View {
    switch marks {
    case .numbers where side >= 110:
      numbers(side, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], size: max(11, (side * 0.105).rounded()))
    case .numbers: numbers(side, [3, 6, 9, 12], size: max(11, (side * 0.15).rounded()))
    case .ticks:
      ticks(side, from: 0, to: 12, by: 3, length: 0.1, width: max(2, (side * 0.03).rounded()))
      ticks(side, from: 1, to: 12, by: 1, length: 0.06, width: max(1, (side * 0.014).rounded()))
    case .dots:
      ForEach(0..<12, id: \.self) { hour in
        let size = max(2, (side * (hour % 3 == 0 ? 0.055 : 0.03)).rounded())
        Circle().frame(width: size, height: size)
          .position(Self.point(Double(hour) / 12, radius: side * 0.42, side: side))
      }
    case .plain: EmptyView()
    }
  }

  private func numbers(_ side: CGFloat, _ hours: [Int], size: CGFloat) -> some View {
    ForEach(hours, id: \.self) { hour in
      Text(verbatim: "\(hour)").font(.system(size: size, weight: .semibold))
        .position(Self.point(Double(hour) / 12, radius: side * 0.5 - size * 0.85, side: side))
    }
  }

  private func ticks(
    _ side: CGFloat, from: Int, to end: Int, by step: Int, length: CGFloat, width: CGFloat
  ) -> some View {
    let outer = side * 0.5 - max(3, side * 0.045)
    return Path { path in
      for hour in stride(from: from, to: end, by: step) {
        path.move(to: Self.point(Double(hour) / 12, radius: outer, side: side))
        path.addLine(to: Self.point(Double(hour) / 12, radius: outer - side * length, side: side))
      }
    }
    .stroke(lineWidth: width)
  }

  private func hand(_ turn: Double, reach: CGFloat, width: CGFloat, side: CGFloat) -> some View {
    Path { path in
      path.move(to: Self.point(turn, radius: -side * 0.06, side: side))
      path.addLine(to: Self.point(turn, radius: reach, side: side))
    }
    .stroke(style: StrokeStyle(lineWidth: width, lineCap: .round))
  }

  /// A point on a circle, by the part of a turn clockwise from the top.
  nonisolated static func point(_ turn: Double, radius: CGFloat, side: CGFloat) -> CGPoint {
    CGPoint(x: side / 2 + radius * sin(turn * 2 * .pi), y: side / 2 - radius * cos(turn * 2 * .pi))
  }
}
