import Foundation
import InkViews

/// 800 × 480: a large clock, a date, a ring, three lines in a box, a line of small print and a clock face.
struct DeskView: View {
  let percent: Int
  var time = "12:34"

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Group {
        Label(text: time, size: 120, isBold: true).baseline(24, 128)
        Label(text: "Thursday 14 March 2026", size: 32).baseline(28, 184)
        Ring(percent: percent, radius: 100, track: 3, width: 22).at(50, 230)
        Label(text: "\(percent)%", size: 48, isBold: true).centered(150, 322)
        Label(text: "Charging", size: 20).centered(150, 370)
      }
      RoundedRectangle(cornerRadius: 12).stroke(lineWidth: 2).frame(width: 250, height: 210).at(290, 220)
      ForEach(
        Array(["Front door locked", "Living room 21.5 °C", "Next: 14:00 review"].enumerated()), id: \.0
      ) {
        Label(text: $1, size: 22).baseline(308, 270 + 60 * CGFloat($0))
      }
      Label(text: "87% · 2 h 10 m left · 21.5 °C", size: 20).baseline(24, 468)
      ClockFace().at(550, 180)
    }
  }
}

/// A face of 240 points with numbers, ticks and two hands.
private struct ClockFace: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear.frame(width: 240, height: 240)
      Circle().stroke(lineWidth: 3).frame(width: 240, height: 240)
      ForEach(1..<13) { number in
        Label(text: "\(number)", size: 20, isBold: true)
          .centered(120 + 98 * x(number), 120 + 98 * y(number))
      }
      Canvas { context, _ in
        for number in 1...12 { line(context, Double(number) / 12, 112, 118, 2) }
        line(context, 12.0 / 12 + 34 / 720, 0, 58, 7)
        line(context, 34 / 60, 0, 80, 4)
      }
      .frame(width: 240, height: 240)
    }
  }

  private func x(_ number: Int) -> CGFloat { sin(Double(number) / 6 * .pi) }
  private func y(_ number: Int) -> CGFloat { -cos(Double(number) / 6 * .pi) }

  private func line(
    _ context: GraphicsContext, _ turn: Double, _ from: CGFloat, _ to: CGFloat, _ width: CGFloat
  ) {
    let (x, y) = (sin(turn * 2 * .pi), -cos(turn * 2 * .pi))
    var path = Path()
    path.move(to: CGPoint(x: 120 + from * x, y: 120 + from * y))
    path.addLine(to: CGPoint(x: 120 + to * x, y: 120 + to * y))
    context.stroke(path, with: .color(.primary), lineWidth: width)
  }
}
