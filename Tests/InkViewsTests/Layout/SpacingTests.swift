import Foundation
import InkTestKit
import InkViews
import Testing

/// Distances that views keep from each other when a stack leaves it to them.
@MainActor @Suite("Spacing")
struct SpacingTests {
  /// Where the second of two views in a column starts below the end of the first, at three pixels a point.
  private func gap<V: View>(@ViewBuilder _ content: () -> V) -> CGFloat {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    let tree = LayoutTree(300, 600, environment: environment, measurer: FixedMeasurer(scale: 3)) {
      VStack { content() }
    }
    let children = tree.rendered.frames.filter { $0.depth == 1 }
    return children[1].frame.minY - children[0].frame.maxY
  }

  private var box: some View { Color.red.frame(width: 10, height: 10) }

  @Test("8 points between two shapes")
  func shapes() {
    let gap = gap {
      box
      box
    }
    #expect(gap == 8)
  }

  @Test("text over text: the leading of the lower font, whole pixels")
  func texts() {
    let styled = gap {
      Text("one").font(.title)
      Text("two")
    }
    #expect(abs(styled - 2) < 0.01)
    let sized = gap {
      Text("one")
      Text("two").font(.system(size: 17))
    }
    #expect(abs(sized - 0) < 0.01)
  }

  @Test("shape over text: room for what text leaves above its capitals")
  func shapeOverText() {
    let gap = gap {
      box
      Text("text")
    }
    #expect(abs(gap - (2.3333 + 4.1004)) < 0.01)
  }

  @Test("text over shape: room down to where the next capitals would start")
  func textOverShape() {
    let gap = gap {
      Text("text")
      box
    }
    #expect(abs(gap - (20.2861 + 2.3333 - 11.9782)) < 0.01)
  }

  @Test("a symbol touches the text above and below it")
  func symbols() {
    let above = gap {
      Image(systemName: "iphone")
      Text("text")
    }
    let below = gap {
      Text("text")
      Image(systemName: "iphone")
    }
    #expect(abs(above - 0) < 0.01)
    #expect(abs(below - 0) < 0.01)
  }

  @Test("a spacer is touched")
  func spacer() {
    let gap = gap {
      box
      Spacer()
    }
    #expect(gap == 0)
  }

  @Test("a frame's width does not change the distance above and below text")
  func framedText() {
    let gap = gap {
      Text("one").frame(maxWidth: .infinity)
      Text("two").frame(maxWidth: .infinity)
    }
    #expect(abs(gap - 2) < 0.01)
  }

  @Test("padding makes a text an ordinary neighbour on its edges")
  func paddedText() {
    let gap = gap {
      Text("one").padding(.vertical, 4)
      Text("two")
    }
    #expect(abs(gap - (2.3333 + 4.1004)) < 0.01)
  }

  @Test("a nested stack keeps the distances of what is at its edge")
  func nested() {
    let gap = gap {
      VStack {
        box
        Text("one")
      }
      Text("two")
    }
    #expect(abs(gap - 2) < 0.01)
  }

  @Test("an explicit spacing overrules everything, also a negative one")
  func explicit() {
    let tree = LayoutTree(100, 100) {
      VStack(spacing: -1) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("A")
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("B")
      }
    }
    #expect(tree.size == "10×19")
    #expect(tree["B"] == "(45, 49.5) 10×10")
  }

  @Test("8 points between texts side by side")
  func row() {
    let tree = LayoutTree(200, 40) {
      HStack {
        Text("ab").font(.system(size: 12))
        Text("c").font(.system(size: 12))
      }
    }
    #expect(tree.size == "26×15")
  }

  @Test("an empty view and an absent one take no part in spacing")
  func absent() {
    let shown = false
    let tree = LayoutTree(100, 100) {
      VStack {
        Color.red.frame(width: 10, height: 10)
        EmptyView()
        if shown { Text("never") }
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(tree.size == "10×28")
  }
}
