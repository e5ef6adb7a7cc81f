import Foundation
import InkTestKit
import InkViews
import Testing

/// Containers other than stacks.
@MainActor @Suite("Containers")
struct ContainerTests {
  @Test("a geometry reader takes everything and tells its size")
  func geometry() {
    let tree = LayoutTree(80, 40) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 2)
          .accessibilityIdentifier("A")
      }
      .padding(10)
    }
    #expect(tree["A"] == "(10, 10) 15×10")
  }

  @Test("a geometry reader that is proposed nothing is 10 points long")
  func idealGeometry() {
    let tree = LayoutTree(80, 40) { GeometryReader { _ in Color.red }.fixedSize() }
    #expect(tree.size == "10×10")
  }

  @Test(
    "the first view whose ideal size fits is taken, else the last",
    arguments: [(200.0, "a long text"), (60.0, "short"), (10.0, "…")])
  func fits(width: Double, text: String) {
    let tree = LayoutTree(width, 20) {
      ViewThatFits(in: .horizontal) {
        Text("a long text").font(.system(size: 12))
        Text("short").font(.system(size: 12))
        Text("…").font(.system(size: 12))
      }
    }
    #expect(tree.texts == [text])
  }

  @Test("a grid's columns are as wide as their widest cell, and a lone view spans them")
  func grid() {
    let tree = LayoutTree(200, 100) {
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("A1")
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("A2")
        }
        Divider()
        GridRow {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("B1")
          Color.red.frame(width: 30, height: 10).accessibilityIdentifier("B2")
        }
      }
    }
    #expect(tree.size == "54×25")
    #expect(tree["A2"] == "(97, 37.5) 10×10")
    #expect(tree["B1"] == "(73, 52.5) 10×10")
    #expect(tree["B2"] == "(97, 52.5) 30×10")
    #expect(tree.frame(of: "Divider") == CGRect(x: 73, y: 49.5, width: 54, height: 1))
  }

  @Test("flexible columns of a grid share what rigid ones leave")
  func flexibleGrid() {
    let tree = LayoutTree(100, 20) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 40, height: 10)
          Color.red.frame(height: 10).accessibilityIdentifier("A")
          Color.red.frame(height: 10).gridCellColumns(1)
        }
      }
    }
    #expect(tree["A"] == "(40, 5) 30×10")
  }

  @Test("a lazy grid divides its width evenly and keeps fixed columns")
  func lazyGrid() {
    let tree = LayoutTree(108, 60) {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
        ForEach(0..<5) { index in Color.red.frame(height: 10).accessibilityIdentifier("\(index)") }
      }
    }
    #expect(tree.size == "108×24")
    #expect(tree["1"] == "(28, 18) 36×10")
    #expect(tree["4"] == "(28, 32) 36×10")
  }

  @Test("an adaptive column becomes as many as fit")
  func adaptive() {
    let tree = LayoutTree(100, 60) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 4)]) {
        ForEach(0..<2) { index in Color.red.frame(height: 10).accessibilityIdentifier("\(index)") }
      }
    }
    #expect(tree["1"] == "(52, 25) 48×10")
  }

  @Test("a divider is a pixel thick and lies across its stack")
  func divider() {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let tree = LayoutTree(100, 20, environment: environment) {
      HStack(spacing: 0) {
        Color.red
        Divider()
        Color.red
      }
    }
    #expect(tree.frame(of: "Divider") == CGRect(x: 49.75, y: 0, width: 0.5, height: 20))
  }

  @Test("modifiers on a group apply to each of its views")
  func group() {
    let tree = LayoutTree(100, 100) {
      VStack(spacing: 0) {
        Group {
          Color.red; Color.green
        }.frame(width: 10, height: 10)
      }
    }
    #expect(tree.size == "10×20")
  }

  @Test("a background is as large as its view, does not count, and lies behind")
  func background() {
    let tree = LayoutTree(100, 100) {
      Text("abc").font(.system(size: 12)).padding(2)
        .background(alignment: .topLeading) { Color.red.accessibilityIdentifier("back") }
    }
    #expect(tree.size == "22×19")
    #expect(tree["back"] == "(39, 40.5) 22×19")
    guard case .fill = tree.rendered.displayList.commands.first else {
      Issue.record("the background is drawn first")
      return
    }
  }

  @Test("a position takes all the space and puts the centre at a point")
  func position() {
    let tree = LayoutTree(100, 50) {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("A").position(x: 20, y: 30)
    }
    #expect(tree.size == "100×50")
    #expect(tree["A"] == "(15, 25) 10×10")
  }

  @Test("several views at the top are stacked")
  func severalRoots() {
    let tree = LayoutTree(100, 100) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
    }
    #expect(tree.size == "10×28")
  }

  @Test("a frame that makes no sense is ignored and reported")
  func senselessFrame() {
    let tree = LayoutTree(100, 100) { Color.red.frame(width: -5, height: .infinity) }
    #expect(tree.size == "100×100")
    #expect(tree.rendered.problems.count == 2)
  }
}
