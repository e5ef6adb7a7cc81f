import Foundation
import InkFeeds
import InkViews

/// Numbers over time as a line, its ends at the left, the present as a dot; without numbers the words for that.
struct ChartPlot: View {
  let samples: [FeedHistory.Sample]
  let now: Date
  let scale: ChartScale
  var fontSize: CGFloat = 11
  var lineWidth: CGFloat = 2
  @Environment(\.redactionReasons) private var redaction
  @Environment(\.locale) private var locale

  var body: some View {
    if redaction.isEmpty, ChartScale.shown(samples, until: now, span: scale.span).isEmpty {
      empty
    } else {
      plot
    }
  }

  /// Ends would be numbers that nobody has measured.
  private var empty: some View {
    GeometryReader { proxy in
      ZStack {
        grid(box(proxy.size))
        Text(verbatim: FeedWords(locale).noData).font(.system(size: fontSize, weight: .medium)).lineLimit(1)
      }
    }
  }

  private func box(_ size: CGSize) -> CGRect {
    CGRect(origin: .zero, size: size).insetBy(dx: lineWidth * 2, dy: fontSize * 0.6)
  }

  private var plot: some View {
    HStack(spacing: 5) {
      VStack(alignment: .trailing, spacing: 0) {
        Text(verbatim: words(of: scale.range.upperBound))
        Spacer(minLength: 0)
        Text(verbatim: words(of: scale.range.lowerBound))
      }
      .font(.system(size: fontSize))
      .monospacedDigit()
      .fixedSize(horizontal: true, vertical: false)
      GeometryReader { proxy in
        let box = box(proxy.size)
        let lines = scale.lines(samples, until: now, in: box)
        ZStack {
          grid(box)
          if redaction.isEmpty {
            ForEach(Array(lines.enumerated()), id: \.offset) { line in
              Path { $0.addLines(line.element.count > 1 ? line.element : Self.tick(line.element)) }
                .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            }
            if let last = lines.last?.last {
              Circle().frame(width: lineWidth * 3.5, height: lineWidth * 3.5).position(last).inkTint(.red)
            }
          }
        }
      }
    }
  }

  /// An end with as many decimals as it needs to be where it is drawn: those of a line that hardly moves lie close together.
  private func words(of end: Double) -> String {
    let tolerance = (scale.range.upperBound - scale.range.lowerBound) * 0.02
    let decimals = (0...4).first { decimals in
      let steps = end * pow(10, Double(decimals))
      return abs(steps - steps.rounded()) <= tolerance * pow(10, Double(decimals))
    }
    return Measured(end).text(decimals: decimals ?? 4)
  }

  /// A number that stands alone between two gaps is seen as well.
  private nonisolated static func tick(_ points: [CGPoint]) -> [CGPoint] {
    points.flatMap { [CGPoint(x: $0.x - 1, y: $0.y), CGPoint(x: $0.x + 1, y: $0.y)] }
  }

  /// Dotted lines at both ends, and ticks at every quarter of the time.
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
}
