import Foundation
import InkFeeds
import InkViews

/// The pressure of the last day as a line, its highest and lowest value at the left, the present as a dot.
struct PressureChart: View {
  let samples: [FeedHistory.Sample]
  let now: Date
  var fontSize: CGFloat = 11
  var lineWidth: CGFloat = 2
  @Environment(\.redactionReasons) private var redaction

  var body: some View {
    let range = Self.range(of: samples)
    HStack(spacing: 5) {
      VStack(alignment: .trailing, spacing: 0) {
        Text(verbatim: "\(Int(range.upperBound))")
        Spacer(minLength: 0)
        Text(verbatim: "\(Int(range.lowerBound))")
      }
      .font(.system(size: fontSize))
      .monospacedDigit()
      .fixedSize(horizontal: true, vertical: false)
      GeometryReader { proxy in
        let box = CGRect(origin: .zero, size: proxy.size).insetBy(dx: lineWidth * 2, dy: fontSize * 0.6)
        let points = Self.points(samples, until: now, in: box, range: range)
        ZStack {
          grid(box)
          if redaction.isEmpty {
            Path { $0.addLines(points) }
              .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            if let last = points.last {
              Circle().frame(width: lineWidth * 3.5, height: lineWidth * 3.5).position(last).inkTint(.red)
            }
          }
        }
      }
    }
  }

  /// Dotted lines at the highest and lowest value, and ticks every six hours.
  private func grid(_ box: CGRect) -> some View {
    ZStack {
      Path { path in
        for y in [box.minY, box.maxY] {
          path.move(to: CGPoint(x: box.minX, y: y.rounded(.down) + 0.5))
          path.addLine(to: CGPoint(x: box.maxX, y: y.rounded(.down) + 0.5))
        }
      }
      .stroke(style: StrokeStyle(lineWidth: 1, dash: [1, 3]))
      Path { path in
        for quarter in 0...4 {
          let x = (box.minX + box.width * CGFloat(quarter) / 4).rounded(.down) + 0.5
          path.move(to: CGPoint(x: x, y: box.maxY))
          path.addLine(to: CGPoint(x: x, y: box.maxY + 4))
        }
      }
      .stroke(lineWidth: 1)
    }
  }

  /// Whole hPa around all samples, four at the least: noise is to look like noise.
  nonisolated static func range(of samples: [FeedHistory.Sample]) -> ClosedRange<Double> {
    guard let low = samples.map(\.number).min(), let high = samples.map(\.number).max() else {
      return 1000...1020
    }
    let (floor, ceiling) = (low.rounded(.down), high.rounded(.up))
    guard ceiling - floor < 4 else { return floor...ceiling }
    let middle = ((floor + ceiling) / 2).rounded(.down)
    return (middle - 2)...(middle + 2)
  }

  /// Where the samples of the last day stand in a box.
  nonisolated static func points(
    _ samples: [FeedHistory.Sample], until now: Date, in box: CGRect, range: ClosedRange<Double>
  ) -> [CGPoint] {
    samples.compactMap { sample in
      let age = now.timeIntervalSince(sample.date)
      guard (0...FeedHistory.length).contains(age) else { return nil }
      let height = (sample.number - range.lowerBound) / (range.upperBound - range.lowerBound)
      return CGPoint(
        x: box.maxX - box.width * age / FeedHistory.length, y: box.maxY - box.height * min(1, max(0, height)))
    }
  }
}
