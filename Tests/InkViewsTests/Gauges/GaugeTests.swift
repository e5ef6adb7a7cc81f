import Foundation
import InkTestKit
import Testing

@testable import InkViews

@MainActor @Suite("Gauge")
struct GaugeTests {
  private func strokes(_ tree: LayoutTree) -> [(path: Path, style: StrokeStyle, opacity: Float)] {
    tree.rendered.displayList.commands.compactMap { command in
      guard case .stroke(let path, let style, .color(let color)) = command else { return nil }
      return (path, style, color.opacity)
    }
  }

  @Test(
    "a value becomes a part of its bounds",
    arguments: [(50.0, 0.5), (0, 0), (100, 1), (-10, 0), (200, 1)])
  func value(value: Double, part: Double) {
    let gauge = Gauge(value: value, in: 0...100) { Text("x") }
    #expect(gauge.value == part)
  }

  @Test("the closed ring is filled clockwise from the top, a tenth of the side wide")
  func capacity() throws {
    let tree = LayoutTree(60, 60) {
      Gauge(value: 0.25) {
        Text("x")
      } currentValueLabel: {
        Text("25")
      }.gaugeStyle(.accessoryCircularCapacity)
    }
    #expect(tree.size == "60×60")
    let drawn = strokes(tree)
    try #require(drawn.count == 2)
    #expect(drawn[0].path.storage == .ellipse(in: CGRect(x: 3, y: 3, width: 54, height: 54)))
    #expect(drawn[0].style.lineWidth == 6 && abs(drawn[0].opacity - 0.3) < 0.001)
    guard case .arc(_, let radius, let start, let end) = drawn[1].path.storage else {
      Issue.record("the filled part is an arc")
      return
    }
    #expect(radius == 27)
    #expect(abs(start + .pi / 2) < 1e-9 && abs(end) < 1e-9)
    #expect(tree.texts == ["25"])
  }

  @Test("the closed ring shows its label where there is no current value")
  func capacityLabel() {
    let tree = LayoutTree(60, 60) {
      Gauge(value: 0.25) { Text("x") }.gaugeStyle(.accessoryCircularCapacity)
    }
    #expect(tree.texts == ["x"])
  }

  @Test("the open ring has a dot at the value and the bounds at its ends")
  func open() throws {
    let tree = LayoutTree(60, 60) {
      Gauge(value: 0.5) {
        Text("x")
      } currentValueLabel: {
        Text("50")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("99")
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(tree.texts == ["50", "0", "99"])
    let track = try #require(strokes(tree).first).path
    // Three quarters of a turn at radius 27 less the gap of 2.6 widths.
    #expect(abs(track.length - (27 * 1.5 * .pi - 2.6 * 6)) < 0.1)
    let dot = tree.rendered.displayList.commands.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
    }
    // Half way is the top.
    #expect(dot.map(\.shortDescription) == ["(27, 0) 6×6"])
  }

  @Test("without bounds the open ring's label stands in the opening")
  func openLabel() {
    let tree = LayoutTree(60, 60) {
      Gauge(value: 0.5) {
        Text("UV")
      } currentValueLabel: {
        Text("5")
      }.gaugeStyle(.accessoryCircular)
    }
    #expect(tree.texts == ["5", "UV"])
    #expect((tree.frame(of: "Text \"UV\"")?.midY ?? 0) > 50)
  }

  @Test("a circular gauge grows to a lock-screen circle and no further")
  func size() {
    #expect(
      LayoutTree(200, 200) { Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircular) }.size == "76×76")
  }

  @Test(
    "a linear gauge is filled from the leading end",
    arguments: [(0.5, 50), (0.001, 6), (1, 100)] as [(Double, CGFloat)])
  func linear(value: Double, width: CGFloat) {
    let tree = LayoutTree(100, 60) {
      Gauge(value: value) { Text("x") }.gaugeStyle(.accessoryLinearCapacity)
    }
    let bars = tree.rendered.frames.filter { $0.name == "Capsule" }
    #expect(bars.map(\.frame.width) == [100, width])
    #expect(bars.map(\.frame.height) == [6, 6])
  }

  @Test("an empty linear gauge shows its track alone")
  func emptyLinear() {
    let tree = LayoutTree(100, 60) { Gauge(value: 0) { Text("x") }.gaugeStyle(.accessoryLinearCapacity) }
    #expect(tree.rendered.frames.filter { $0.name == "Capsule" }.count == 1)
  }

  @Test("a marker stands in a gap of the track")
  func marker() {
    let tree = LayoutTree(106, 20) { Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryLinear) }
    let frames = tree.rendered.displayList.commands.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 7, width: 48, height: 6), CGRect(x: 50, y: 7, width: 6, height: 6),
        CGRect(x: 58, y: 7, width: 48, height: 6),
      ])
    #expect(tree.texts.isEmpty)
  }

  @Test("a style of one's own gets the parts")
  func ownStyle() {
    struct Plain: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(verbatim: "\(configuration.value)")
          configuration.currentValueLabel
        }
      }
    }
    let tree = LayoutTree(200, 20) { Gauge(value: 0.5) { Text("x") }.gaugeStyle(Plain()) }
    #expect(tree.texts == ["x", "0.5"])
  }
}
