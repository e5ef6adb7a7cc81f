import Foundation
import InkTestKit
import InkViews
import Testing

private enum ThirdAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(ThirdAlignment.self)
}

@MainActor @Suite("Alignment")
struct AlignmentTests {
  @Test("texts of two sizes share their first baseline")
  func baselines() {
    let tree = LayoutTree(200, 50) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").font(.system(size: 30))
        Text("b").font(.system(size: 10))
      }
    }
    // Baselines of 28.56 and 9.52 points, each on a whole pixel.
    let (large, small) = (tree.frame(of: "Text \"A\""), tree.frame(of: "Text \"b\""))
    #expect((large?.minY ?? 0) + 29 == (small?.minY ?? 0) + 10)
  }

  @Test("a view without text stands on the baseline with its lower edge")
  func withoutText() {
    let tree = LayoutTree(200, 50) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("A").font(.system(size: 30))
        Color.red.frame(width: 5, height: 5).accessibilityIdentifier("box")
      }
    }
    #expect((tree.frame(of: "Text \"A\"")?.minY ?? 0) + 29 == tree.frame(of: "#box")?.maxY)
  }

  @Test("a guide set on a view moves it against the others")
  func explicitGuide() {
    let tree = LayoutTree(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("A")
        Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -5 }
          .accessibilityIdentifier("B")
      }
    }
    #expect(tree.size == "25×20")
    #expect(tree["A"] == "(37.5, 40) 20×10")
    #expect(tree["B"] == "(42.5, 50) 20×10")
  }

  @Test("a guide of one's own reaches through stacks, and frame guides do not")
  func customGuide() {
    let tree = LayoutTree(100, 100) {
      HStack(alignment: .third, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 30).alignmentGuide(.third) { $0[.bottom] }
        }.accessibilityIdentifier("A")
        Color.red.frame(width: 10, height: 30).accessibilityIdentifier("B")
      }
    }
    // The column's guide is its foot, 40; the box's is a third of 30.
    #expect(tree["A"] == "(40, 20) 10×40")
    #expect(tree["B"] == "(50, 50) 10×30")
  }

  @Test("from right to left, leading is right")
  func mirrored() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let tree = LayoutTree(100, 20, environment: environment) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30).accessibilityIdentifier("A")
        Color.red.frame(width: 10, height: 10).padding(.leading, 5)
          .frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier("B")
      }
    }
    #expect(tree["A"] == "(70, 0) 30×20")
    #expect(tree["B"] == "(0, 5) 70×10")
    #expect(tree.frame(of: "padding") == CGRect(x: 55, y: 5, width: 15, height: 10))
  }

  @Test("the drawing order follows zIndex and otherwise the source")
  func zIndex() {
    let tree = LayoutTree(10, 10) {
      ZStack {
        Color.red.zIndex(1)
        Color.green
        Color.blue
      }
    }
    let colors = tree.rendered.displayList.commands.compactMap { command -> ResolvedColor? in
      if case .fill(_, _, .color(let color)) = command { color } else { nil }
    }
    #expect(colors.map(\.red).map { $0 == 1 } == [false, false, true])
  }
}
