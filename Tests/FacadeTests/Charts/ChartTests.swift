import Charts
import Foundation
import InkTestKit
import InkViews
import Testing

/// What charts draw, by their commands; sizes by a measurer in which every letter is equally wide.
@MainActor @Suite("Charts")
struct ChartTests {
  private struct Day: Identifiable {
    var id: String { name }
    let name: String
    let value: Double
    let kind: String
  }

  private let days = [
    Day(name: "Mon", value: 10, kind: "A"), Day(name: "Tue", value: 20, kind: "A"),
    Day(name: "Wed", value: 40, kind: "A"),
  ]

  private func commands<V: View>(_ view: V, width: CGFloat = 120, height: CGFloat = 100) -> [DrawCommand] {
    func flat(_ commands: [DrawCommand]) -> [DrawCommand] {
      var result: [DrawCommand] = []
      for command in commands {
        switch command {
        case .clip(let path, _, let list):
          // An area is its shape, filled through.
          if path.boundingRect.width <= width, list.commands.count == 1,
            case .fill(_, let evenOdd, let paint) = list.commands[0]
          {
            result.append(.fill(path, evenOdd: evenOdd, paint))
          } else {
            result += flat(list.commands)
          }
        case .layer(_, let list): result += flat(list.commands)
        default: result.append(command)
        }
      }
      return result
    }
    return flat(LayoutTree(width, height) { view }.rendered.displayList.commands)
  }

  private func boxes(_ commands: [DrawCommand]) -> [CGRect] {
    commands.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
  }

  private func words(_ commands: [DrawCommand]) -> [String] {
    commands.compactMap { command in
      if case .text(let layout, _, _, _) = command {
        (layout as? FixedTextLayout)?.lines.joined()
      } else {
        nil
      }
    }
  }

  private func bare<V: View>(_ view: V) -> some View { view.chartXAxis(.hidden).chartYAxis(.hidden) }

  @Test("bars stand on the axis, as wide as each other and as high as their values")
  func bars() {
    let chart = Chart(days) { BarMark(x: .value("Day", $0.name), y: .value("Value", $0.value)) }
    let boxes = boxes(commands(bare(chart)))
    #expect(boxes.map(\.height) == [25, 50, 100])
    #expect(Set(boxes.map(\.width)).count == 1 && boxes.allSatisfy { $0.maxY == 100 })
    #expect(boxes.map { $0.midX.rounded() } == [20, 60, 100])
  }

  @Test("bars lie where the category is on the other axis")
  func lying() {
    let chart = Chart(days) { BarMark(x: .value("Value", $0.value), y: .value("Day", $0.name)) }
    let boxes = boxes(commands(bare(chart)))
    #expect(boxes.map(\.width) == [30, 60, 120])
    #expect(boxes.allSatisfy { $0.minX == 0 })
  }

  @Test("bars at one place are stacked, and beside each other by their position")
  func stacked() {
    let two = [
      Day(name: "Mon", value: 10, kind: "A"), Day(name: "Mon", value: 30, kind: "B"),
    ]
    let stacked = Chart(two, id: \.kind) { day in
      BarMark(x: .value("Day", day.name), y: .value("Value", day.value))
        .foregroundStyle(by: .value("Kind", day.kind))
    }
    let upon = boxes(commands(bare(stacked.chartLegend(.hidden))))
    #expect(upon.count == 2 && upon[0].minY == upon[1].maxY)
    let grouped = Chart(two, id: \.kind) { day in
      BarMark(x: .value("Day", day.name), y: .value("Value", day.value))
        .position(by: .value("Kind", day.kind))
    }
    let beside = boxes(commands(bare(grouped)))
    #expect(beside.count == 2 && beside[0].maxX <= beside[1].minX)
  }

  @Test("lines of one series are one line; the second series is broken")
  func lines() {
    let chart = Chart {
      ForEach(["A", "B"], id: \.self) { kind in
        ForEach(0..<4, id: \.self) { index in
          LineMark(x: .value("X", index), y: .value("Y", index * 2)).foregroundStyle(by: .value("Kind", kind))
        }
      }
    }
    let strokes = commands(bare(chart.chartLegend(.hidden))).compactMap { command in
      if case .stroke(_, let style, _) = command { style } else { nil }
    }
    #expect(strokes.map(\.dash.isEmpty) == [true, false])
  }

  @Test("axes are marked at round values, and labels stand outside the marks")
  func axes() {
    let chart = Chart(days) { BarMark(x: .value("Day", $0.name), y: .value("Value", $0.value)) }
    let all = commands(chart, width: 150)
    #expect(words(all) == ["Mon", "Tue", "Wed", "0", "20", "40"])
    #expect(boxes(all).allSatisfy { $0.maxX < 150 - 12 && $0.maxY < 100 - 10 })
    let own = chart.chartYAxis {
      AxisMarks(position: .leading, values: [0, 25]) { value in
        AxisValueLabel { if let number = value.as(Int.self) { Text("\(number)!") } }
      }
    }
    #expect(words(commands(own, width: 150)).suffix(2) == ["0!", "25!"])
  }

  @Test("a legend names the values of a style; it can be hidden")
  func legend() {
    let chart = Chart(days) { day in
      PointMark(x: .value("X", day.value), y: .value("Y", day.value))
        .foregroundStyle(by: .value("Day", day.name))
    }
    #expect(words(commands(bare(chart))) == ["Mon", "Tue", "Wed"])
    #expect(words(commands(bare(chart.chartLegend(.hidden)))).isEmpty)
  }

  @Test("a pie's pieces are as large as their values, around a hole")
  func pie() {
    let chart = Chart(days) { day in
      SectorMark(angle: .value("Value", day.value), innerRadius: .ratio(0.5))
        .foregroundStyle(by: .value("Day", day.name))
    }
    let pieces = boxes(commands(chart.chartLegend(.hidden), width: 100))
    #expect(pieces.count == 3)
    // Clockwise from the top: a seventh, two sevenths, four sevenths.
    #expect(pieces[0].minX.rounded() == 50 && pieces[0].minY.rounded() == 0)
    #expect(pieces[2].minX.rounded() == 0)
  }

  @Test("annotations stand beside their mark, in the chart")
  func annotations() {
    let chart = Chart(days) { day in
      BarMark(x: .value("Day", day.name), y: .value("Value", day.value))
        .annotation(position: .top) { Text(day.name) }
    }
    let all = commands(bare(chart))
    #expect(words(all) == ["Mon", "Tue", "Wed"])
    let places = all.compactMap { command -> CGPoint? in
      if case .text(_, let origin, _, let transform) = command { origin.applying(transform) } else { nil }
    }
    #expect(places[0].y > places[1].y && places[1].y > places[2].y && places[2].y >= 0)
  }

  @Test("what can go wrong does not: nothing, numbers that are none, one value, negative ones")
  func nonsense() {
    let values: [[Double]] = [[], [.nan], [.infinity, 1], [5], [-3, -7], [0, 0]]
    for list in values {
      let chart = Chart {
        ForEach(Array(list.enumerated()), id: \.offset) { index, value in
          BarMark(x: .value("X", index), y: .value("Y", value))
          LineMark(x: .value("X", index), y: .value("Y", value))
          AreaMark(x: .value("X", index), y: .value("Y", value))
          SectorMark(angle: .value("A", value))
        }
        RuleMark(y: .value("Y", list.first ?? 0))
      }
      for command in commands(chart) {
        if case .fill(let path, _, _) = command { #expect(path.boundingRect.minX.isFinite) }
      }
      _ = commands(chart, width: 1, height: 1)
    }
  }

  @Test("an axis of the type log spreads values by their exponents")
  func logarithmic() {
    let chart = Chart([1.0, 10, 100], id: \.self) { value in
      PointMark(x: .value("X", value), y: .value("Y", value))
    }
    .chartYScale(type: .log)
    .chartXScale(type: .log)
    let middles = boxes(commands(bare(chart))).map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) }
    #expect(middles == [CGPoint(x: 0, y: 100), CGPoint(x: 60, y: 50), CGPoint(x: 120, y: 0)])
    #expect(words(commands(chart)).filter { ["1", "10", "100"].contains($0) }.count == 6)
  }

  @Test("annotations of two equal pieces stand in their own piece")
  func equalPieces() {
    let chart = Chart(["a", "b"], id: \.self) { name in
      SectorMark(angle: .value("Value", 5)).annotation(position: .overlay) { Text(name) }
    }
    let places = commands(chart, width: 100).compactMap { command -> CGFloat? in
      if case .text(_, let origin, _, let transform) = command { origin.applying(transform).x } else { nil }
    }
    #expect(places.count == 2)
    #expect(places.first.map { $0 > 50 } == true && places.last.map { $0 < 50 } == true)
  }
}
