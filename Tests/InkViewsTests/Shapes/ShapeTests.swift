import Foundation
import InkTestKit
import Testing

@testable import InkViews

/// A shape of a user's own.
private struct Wedge: Shape {
  var tip: Double

  var animatableData: Double {
    get { tip }
    set { tip = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: corner(rect))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  private func corner(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.width * tip, y: rect.minY) }
}

@MainActor @Suite("Shape")
struct ShapeTests {
  /// The one drawing of a view.
  private func drawing<V: View>(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> V
  ) throws -> (path: Path, stroke: StrokeStyle?) {
    let tree = LayoutTree(width, height) { view() }
    let commands = tree.rendered.displayList.commands
    try #require(commands.count == 1)
    switch commands[0] {
    case .fill(let path, _, _): return (path, nil)
    case .stroke(let path, let style, _): return (path, style)
    default: throw Unexpected.command
    }
  }

  private enum Unexpected: Error {
    case command
  }

  @Test("a shape of one's own sees a rectangle at the origin, wherever it stands")
  func own() throws {
    let (path, _) = try drawing(40, 20) { Wedge(tip: 0.5).padding(5) }
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 20, y: 5)), .line(to: CGPoint(x: 35, y: 15)), .line(to: CGPoint(x: 5, y: 15)),
        .closeSubpath,
      ])
  }

  @Test("a border's line lies inside the shape")
  func strokeBorder() throws {
    let (path, style) = try drawing(40, 20) { Capsule().strokeBorder(.red, lineWidth: 4) }
    #expect(path.storage == .roundedRect(CGRect(x: 2, y: 2, width: 36, height: 16), cornerRadius: 8))
    #expect(style == StrokeStyle(lineWidth: 4))
  }

  @Test("a round rectangle inset keeps its corners parallel")
  func inset() throws {
    let (path, _) = try drawing(40, 20) { RoundedRectangle(cornerRadius: 6).inset(by: 2) }
    #expect(path.storage == .roundedRect(CGRect(x: 2, y: 2, width: 36, height: 16), cornerRadius: 4))
  }

  @Test("a circle shrinks by its inset, and what is left of it is square")
  func insetCircle() throws {
    let (path, _) = try drawing(40, 20) { Circle().inset(by: 3) }
    #expect(path.storage == .ellipse(in: CGRect(x: 13, y: 3, width: 14, height: 14)))
  }

  @Test("a shape rotates about its middle, and its stroke keeps its width")
  func rotated() throws {
    let (path, style) = try drawing(20, 20) {
      Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 2).rotation(.degrees(90))
    }
    guard case .arc(let center, let radius, let start, let end) = path.storage else {
      Issue.record("still an arc")
      return
    }
    #expect(abs(center.x - 10) < 1e-9 && abs(center.y - 10) < 1e-9 && radius == 10)
    #expect(abs(start - .pi / 2) < 1e-9 && abs(end - 1.5 * .pi) < 1e-9)
    #expect(style?.lineWidth == 2)
  }

  @Test("scaling a view scales its lines")
  func scaled() throws {
    let (path, style) = try drawing(20, 20) { Rectangle().stroke(lineWidth: 2).scaleEffect(0.5) }
    #expect(path.storage == .rect(CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(style?.lineWidth == 1)
  }

  @Test(
    "a container-relative shape runs parallel to the container",
    arguments: [(16.0, 6.0), (8, 14), (0, 22), (30, 0)])
  func containerRelative(inset: Double, radius: Double) throws {
    let (path, _) = try drawing(100, 100) { ContainerRelativeShape().padding(inset) }
    let rect = CGRect(x: inset, y: inset, width: 100 - 2 * inset, height: 100 - 2 * inset)
    #expect(path.storage == (radius > 0 ? .roundedRect(rect, cornerRadius: radius) : .rect(rect)))
  }

  @Test("inside another container it follows that one")
  func nestedContainer() throws {
    let (path, _) = try drawing(100, 100) {
      ContainerRelativeShape().padding(2).containerShape(RoundedRectangle(cornerRadius: 10)).padding(20)
    }
    #expect(path.storage == .roundedRect(CGRect(x: 22, y: 22, width: 56, height: 56), cornerRadius: 8))
  }

  @Test("shapes are drawn over each other in the order they are added")
  func layers() {
    let tree = LayoutTree(20, 20) { Circle().fill(.red).stroke(.black, lineWidth: 2) }
    let kinds = tree.rendered.displayList.commands.map { command in
      switch command {
      case .fill: "fill"
      case .stroke: "stroke"
      default: "other"
      }
    }
    #expect(kinds == ["fill", "stroke"])
    #expect(tree.size == "20×20")
  }

  @Test("a rectangle with uneven corners keeps the square ones")
  func uneven() throws {
    let (path, _) = try drawing(20, 20) { UnevenRoundedRectangle(topLeadingRadius: 5) }
    let curves = path.elements.filter { if case .curve = $0 { true } else { false } }
    #expect(curves.count == 1)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 19.5, y: 0.5)))
  }

  @Test("a hidden type changes nothing")
  func anyShape() throws {
    let (path, style) = try drawing(20, 10) { AnyShape(Circle().stroke(lineWidth: 3)) }
    #expect(path.storage == .ellipse(in: CGRect(x: 5, y: 0, width: 10, height: 10)))
    #expect(style?.lineWidth == 3)
  }
}
