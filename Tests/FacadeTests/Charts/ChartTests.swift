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
    // Clockwise from the top: a seventh, two sevenths, four sevenths. The first ends 51.4° from the top less a gap of
    // 0.86°, so at 50 + 50 sin 50.6° to the right; its inner edge, of half the radius, ends at 50 - 25 cos 50.6°.
    #expect(abs(pieces[0].maxX - 88.6) < 1 && abs(pieces[0].maxY - 34.1) < 1)
    #expect(abs(pieces[0].minX - 50) < 1 && abs(pieces[0].minY) < 1)
    // The second ends 154.3° from the top; on the way it touches the right edge.
    #expect(abs(pieces[1].maxX - 100) < 1 && abs(pieces[1].maxY - 95) < 1)
    #expect(abs(pieces[2].minX) < 1 && abs(pieces[2].maxY - 100) < 1)
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
        let box: CGRect
        switch command {
        case .fill(let path, _, _): box = path.boundingRect
        case .stroke(let path, _, _): box = path.boundingRect
        default: continue
        }
        #expect([box.minX, box.minY, box.width, box.height].allSatisfy { $0.isFinite }, "\(list)")
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

  @Test("what one modifier says of a scale stays when another says something else of it")
  func scales() {
    let chart = Chart([1.0, 10, 100], id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
    let domainFirst = chart.chartXScale(domain: 1...1000.0).chartXScale(type: .log)
      .chartYScale(domain: 1...1000.0).chartYScale(type: .log)
    let typeFirst = chart.chartXScale(type: .log).chartXScale(domain: 1...1000.0)
      .chartYScale(type: .log).chartYScale(domain: 1...1000.0)
    for places in [centres(domainFirst), centres(typeFirst)] {
      #expect(places == [CGPoint(x: 0, y: 100), CGPoint(x: 40, y: 67), CGPoint(x: 80, y: 33)])
    }
    let padded = chart.chartXScale(range: .plotDimension(padding: 30)).chartXScale(domain: 0...100.0)
    #expect(centres(padded).map(\.x) == [31, 36, 90])
  }

  /// The middles of what is filled, whole points.
  private func centres<V: View>(_ chart: V) -> [CGPoint] {
    boxes(commands(bare(chart))).map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) }
  }

  private func lines(_ commands: [DrawCommand]) -> [(box: CGRect, style: StrokeStyle)] {
    commands.compactMap { command in
      if case .stroke(let path, let style, _) = command { (path.boundingRect, style) } else { nil }
    }
  }

  @Test("a tick is as long as it is said to be, and one without a length is not drawn")
  func ticks() {
    func chart(_ length: CGFloat) -> some View {
      Chart(days) { BarMark(x: .value("Day", $0.name), y: .value("Value", $0.value)) }
        .chartXAxis { AxisMarks { AxisTick(length: length) } }.chartYAxis(.hidden)
    }
    #expect(lines(commands(chart(0))).isEmpty)
    #expect(lines(commands(chart(6))).map(\.box.height) == [6, 6, 6])
    let literal = Chart(days) { BarMark(x: .value("Day", $0.name), y: .value("Value", $0.value)) }
      .chartXAxis { AxisMarks { AxisTick(length: 0) } }.chartYAxis(.hidden)
    #expect(lines(commands(literal)).isEmpty)
  }

  @Test("rectangles around numbers take the whole step on each axis")
  func heatMap() {
    let chart = Chart(Array(0..<9), id: \.self) { index in
      RectangleMark(x: .value("X", index % 3), y: .value("Y", 100 * (index / 3) + 100))
    }
    .chartYScale(domain: 50...350)
    let cells = boxes(commands(bare(chart)))
    #expect(Set(cells.map(\.width)) == [40])
    #expect(Set(cells.map(\.minX)) == [0, 40, 80])
    #expect(cells.allSatisfy { abs($0.height - 100 / 3) <= 1 })
    #expect(Set(cells.map(\.minY)) == [0, 33, 67])
  }

  @Test("bars on a logarithmic axis stand apart by its step, and those at the ends have room")
  func logarithmicBars() {
    let chart = Chart([1.0, 10, 100], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) }
      .chartXScale(type: .log)
    let bars = boxes(commands(bare(chart)))
    #expect(bars.map { $0.midX.rounded() } == [20, 60, 100])
    // 0.72 of a third of the axis.
    #expect(bars.allSatisfy { abs($0.width - 28.8) <= 1 })
    let padded = boxes(commands(bare(chart.chartXScale(range: .plotDimension(padding: 30)))))
    #expect(padded.allSatisfy { abs($0.width - 14.4) <= 1 })
  }

  @Test("lines are told apart by a value of theirs, whatever they are drawn with")
  func lineStyles() {
    let chart = Chart {
      ForEach(["A", "B", "C"], id: \.self) { kind in
        ForEach(0..<3) { index in
          LineMark(x: .value("X", index), y: .value("Y", index)).foregroundStyle(.black)
            .lineStyle(by: .value("Kind", kind))
        }
      }
    }
    #expect(lines(commands(bare(chart))).map(\.style.dash) == [[], [5, 3], [2, 3]])
  }

  @Test("styles are chosen by values, whose titles are in the language of the chart")
  func keys() {
    let chart = Chart {
      ForEach([1000.5, 1000.5001], id: \.self) { key in
        PointMark(x: .value("X", key), y: .value("Y", 1)).foregroundStyle(by: .value("Key", key))
      }
    }
    .chartForegroundStyleScale([1000.5: Color.white, 1000.5001: .black])
    var isWhite: [Bool] = []
    for case .fill(_, _, .color(let color)) in commands(bare(chart.chartLegend(.hidden))) {
      isWhite.append(color == .white)
    }
    #expect(isWhite == [true, false])
    let legend = commands(bare(chart.environment(\.locale, Locale(identifier: "de_DE"))), width: 300)
    #expect(words(legend) == ["1.000,5", "1.000,5001"])
  }

  @Test("an annotation of a rule stands beside it, wherever the rule is")
  func ruleAnnotation() throws {
    let chart = Chart {
      RuleMark(xStart: .value("X", 60), xEnd: .value("X", 100), y: .value("Y", 50)).offset(y: -10)
        .annotation(position: .bottom, spacing: 0) { Text("a") }
      RuleMark(x: .value("X", 90), yStart: .value("Y", 0), yEnd: .value("Y", 20))
        .annotation(position: .top, spacing: 0) { Text("b") }
    }
    .chartXScale(domain: 0...120).chartYScale(domain: 0...100)
    let all = commands(bare(chart))
    let rules = lines(all).map(\.box)
    #expect(
      rules == [CGRect(x: 60, y: 40.5, width: 40, height: 0), CGRect(x: 90.5, y: 80, width: 0, height: 20)])
    let texts = all.compactMap { command -> CGRect? in
      guard case .text(let layout, let origin, _, let transform) = command else { return nil }
      return CGRect(origin: origin.applying(transform), size: layout.size)
    }
    try #require(texts.count == 2)
    #expect(abs(texts[0].midX - 80) <= 1 && abs(texts[0].minY - 40) <= 1)
    #expect(abs(texts[1].midX - 90) <= 1 && abs(texts[1].maxY - 80) <= 1)
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
