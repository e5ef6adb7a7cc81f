import Foundation
import InkTestKit
import InkViews
import Testing

/// Boxes whose frames follow from the layout rules without any font.
@MainActor @Suite("Worked layouts")
struct WorkedLayoutTests {
  /// A rigid box.
  private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func flexible(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

  @Test("two flexible views share what the spacing leaves")
  func shareEvenly() {
    let tree = LayoutTree(100, 20) {
      HStack {
        flexible("A")
        flexible("B")
      }
    }
    #expect(tree.size == "100×20")
    #expect(tree["A"] == "(0, 0) 46×20")
    #expect(tree["B"] == "(54, 0) 46×20")
  }

  @Test("a rigid view is served before flexible ones")
  func rigidFirst() {
    let tree = LayoutTree(146, 20) {
      HStack {
        Color.red.frame(width: 30).accessibilityIdentifier("A")
        flexible("B")
        flexible("C")
      }
    }
    #expect(tree.size == "146×20")
    #expect(tree["A"] == "(0, 0) 30×20")
    #expect(tree["B"] == "(38, 0) 50×20")
    #expect(tree["C"] == "(96, 0) 50×20")
  }

  @Test("limits are served by flexibility, and a longer minimum first")
  func limits() {
    let tree = LayoutTree(100, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50).accessibilityIdentifier("A")
        Color.red.frame(maxWidth: 20).accessibilityIdentifier("B")
        flexible("C")
      }
    }
    #expect(tree.size == "100×10")
    #expect(tree["A"] == "(0, 0) 50×10")
    #expect(tree["B"] == "(50, 0) 20×10")
    #expect(tree["C"] == "(70, 0) 30×10")
  }

  @Test("a spacer takes the rest and adds no spacing")
  func spacer() {
    let tree = LayoutTree(100, 20) {
      HStack {
        box(40, 10, "A")
        Spacer().accessibilityIdentifier("spacer")
        box(40, 12, "B")
      }
    }
    #expect(tree.size == "100×12")
    #expect(tree["A"] == "(0, 5) 40×10")
    #expect(tree["spacer"] == "(40, 10) 20×0")
    #expect(tree["B"] == "(60, 4) 40×12")
  }

  @Test("a higher priority leaves the others their minimum")
  func priority() {
    let tree = LayoutTree(100, 10) {
      HStack(spacing: 0) {
        flexible("A").layoutPriority(1)
        Color.red.frame(minWidth: 20).accessibilityIdentifier("B")
      }
    }
    #expect(tree.size == "100×10")
    #expect(tree["A"] == "(0, 0) 80×10")
    #expect(tree["B"] == "(80, 0) 20×10")
  }

  @Test("what is too wide overflows on both sides")
  func overflow() {
    let tree = LayoutTree(100, 10) {
      HStack(spacing: 0) {
        Color.red.frame(width: 80).accessibilityIdentifier("A")
        Color.red.frame(width: 80).accessibilityIdentifier("B")
      }
    }
    #expect(tree.size == "160×10")
    #expect(tree["A"] == "(-30, 0) 80×10")
    #expect(tree["B"] == "(50, 0) 80×10")
  }

  @Test("a fixed size is the ideal one, 10 points for a colour")
  func fixedSize() {
    let tree = LayoutTree(100, 100) {
      VStack {
        flexible("A")
        flexible("B")
      }.fixedSize()
    }
    #expect(tree.size == "10×28")
    #expect(tree["A"] == "(45, 36) 10×10")
    #expect(tree["B"] == "(45, 54) 10×10")
  }

  @Test("an infinite maximum fills the width, and the alignment moves the content")
  func infiniteFrame() {
    let tree = LayoutTree(160, 72) { box(40, 10, "A").frame(maxWidth: .infinity, alignment: .leading) }
    #expect(tree.size == "160×10")
    #expect(tree["A"] == "(0, 31) 40×10")
  }

  @Test("padding is 16 points on each edge")
  func padding() {
    let tree = LayoutTree(100, 100) { flexible("A").padding() }
    #expect(tree.size == "100×100")
    #expect(tree["A"] == "(16, 16) 68×68")
  }

  @Test("an image that fills a frame overflows it")
  func fill() {
    let measurer = FixedMeasurer(pictures: ["wide": CGSize(width: 200, height: 100)])
    let tree = LayoutTree(158, 158, measurer: measurer) {
      Image("wide").resizable().scaledToFill().accessibilityIdentifier("A").frame(width: 60, height: 60)
    }
    #expect(tree.size == "60×60")
    #expect(tree["A"] == "(19, 49) 120×60")
  }

  @Test("an image that fits keeps its ratio")
  func fit() {
    let measurer = FixedMeasurer(pictures: ["wide": CGSize(width: 200, height: 100)])
    let tree = LayoutTree(158, 158, measurer: measurer) {
      Image("wide").resizable().scaledToFit().accessibilityIdentifier("A")
    }
    #expect(tree.size == "158×79")
    #expect(tree["A"] == "(0, 39.5) 158×79")
  }

  @Test("a pile is as large as its largest view and aligns the others")
  func pile() {
    let tree = LayoutTree(100, 50) {
      ZStack(alignment: .bottomTrailing) {
        flexible("A")
        box(20, 10, "B")
      }
    }
    #expect(tree.size == "100×50")
    #expect(tree["A"] == "(0, 0) 100×50")
    #expect(tree["B"] == "(80, 40) 20×10")
  }

  @Test("a column with a spacer fills the height and centres by its widest view")
  func columnWithSpacer() {
    let tree = LayoutTree(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        box(30, 10, "A")
        box(50, 10, "B")
        Spacer().accessibilityIdentifier("spacer")
      }
    }
    #expect(tree.size == "50×100")
    #expect(tree["A"] == "(25, 0) 30×10")
    #expect(tree["B"] == "(25, 10) 50×10")
    #expect(tree["spacer"] == "(25, 20) 0×80")
  }

  @Test("stacks nest")
  func nested() {
    let tree = LayoutTree(108, 40) {
      HStack {
        VStack {
          flexible("A")
          flexible("B")
        }
        flexible("C")
      }
    }
    #expect(tree.size == "108×40")
    #expect(tree["A"] == "(0, 0) 50×16")
    #expect(tree["B"] == "(0, 24) 50×16")
    #expect(tree["C"] == "(58, 0) 50×40")
  }

  @Test("a row beside a spacer keeps no distance to it")
  func rowAndSpacers() {
    let tree = LayoutTree(100, 80) {
      VStack {
        HStack {
          box(30, 10, "A")
          Spacer()
        }
        Spacer(minLength: 0).accessibilityIdentifier("spacer")
        Color.red.frame(height: 20).accessibilityIdentifier("B")
      }
    }
    #expect(tree.size == "100×80")
    #expect(tree["A"] == "(0, 0) 30×10")
    #expect(tree["spacer"] == "(50, 10) 0×50")
    #expect(tree["B"] == "(0, 60) 100×20")
  }

  @Test("a ratio fits into the shorter side")
  func ratio() {
    let tree = LayoutTree(160, 72) { flexible("A").aspectRatio(1, contentMode: .fit) }
    #expect(tree.size == "72×72")
    #expect(tree["A"] == "(44, 0) 72×72")
  }

  @Test("a ratio in a row gives up what it cannot use")
  func ratioInRow() {
    let tree = LayoutTree(160, 72) {
      HStack {
        flexible("A").aspectRatio(1, contentMode: .fit)
        box(60, 20, "B")
      }
    }
    #expect(tree.size == "140×72")
    #expect(tree["A"] == "(10, 0) 72×72")
    #expect(tree["B"] == "(90, 26) 60×20")
  }

  @Test("two limited views: the less flexible one is served first")
  func twoLimits() {
    let tree = LayoutTree(160, 10) {
      HStack {
        Color.red.frame(minWidth: 20, maxWidth: 40).accessibilityIdentifier("A")
        Color.red.frame(minWidth: 30, maxWidth: 200).accessibilityIdentifier("B")
      }
    }
    #expect(tree.size == "160×10")
    #expect(tree["A"] == "(0, 0) 40×10")
    #expect(tree["B"] == "(48, 0) 112×10")
  }

  @Test("an ideal width is used when nothing is proposed")
  func idealWidth() {
    let tree = LayoutTree(100, 100) {
      Color.red.frame(minWidth: 20, idealWidth: 50).accessibilityIdentifier("A").fixedSize()
    }
    #expect(tree.size == "50×10")
    #expect(tree["A"] == "(25, 45) 50×10")
  }

  @Test("rigid views that are too tall overflow at both ends")
  func tall() {
    let tree = LayoutTree(100, 100) {
      VStack {
        box(50, 60, "A")
        box(50, 60, "B")
      }
    }
    #expect(tree.size == "50×128")
    #expect(tree["A"] == "(25, -14) 50×60")
    #expect(tree["B"] == "(25, 54) 50×60")
  }

  @Test("a circle is square")
  func circle() {
    let row = LayoutTree(100, 40) {
      HStack {
        Circle().accessibilityIdentifier("circle")
        flexible("A")
      }
    }
    #expect(row.size == "100×40")
    #expect(row["circle"] == "(0, 0) 40×40")
    #expect(row["A"] == "(48, 0) 52×40")
    let alone = LayoutTree(160, 72) { Circle().accessibilityIdentifier("circle") }
    #expect(alone.size == "72×72")
    #expect(alone["circle"] == "(44, 0) 72×72")
    let column = LayoutTree(100, 60) {
      VStack {
        Circle().accessibilityIdentifier("circle")
        box(40, 10, "A")
      }
    }
    #expect(column.size == "42×60")
    #expect(column["circle"] == "(29, 0) 42×42")
    #expect(column["A"] == "(30, 50) 40×10")
  }
}
