import Foundation
import InkTestKit
import Testing

@testable import InkViews

@MainActor @Suite("Text layout")
struct TextLayoutTests {
  @Test("a text is as wide as its widest line and wraps at words")
  func wraps() {
    let tree = LayoutTree(60, 100) { Text("one two three").font(.system(size: 12)) }
    // Ten characters fit: "one two", "three"; two lines of 14.32 points are 28.64.
    #expect(tree.size == "42×29")
  }

  @Test(
    "lines that do not fit the height are dropped, one is always kept",
    arguments: [(30.0, 2), (20, 1), (5, 1)])
  func height(height: Double, lines: Int) {
    let measurer = FixedMeasurer()
    let text = StyledText([StyledText.Run("one two three", font: ResolvedFont(size: 12))])
    let layout = measurer.layout(text, style: ParagraphStyle(), width: 24, height: height)
    #expect(layout.lineCount == lines)
    #expect(layout.isTruncated)
  }

  @Test("a line limit below one is one, and reserved lines keep their height")
  func limits() {
    let one = LayoutTree(40, 100) { Text("one two three").font(.system(size: 12)).lineLimit(0) }
    #expect(one.size == "36×15")
    let three = LayoutTree(100, 100) { Text("one").font(.system(size: 12)).lineLimit(3, reservesSpace: true) }
    #expect(three.size == "18×43")
    let range = LayoutTree(100, 100) { Text("one").font(.system(size: 12)).lineLimit(2...4) }
    #expect(range.size == "18×29")
  }

  @Test("a text that may shrink answers its shrunken size")
  func scale() {
    let tree = LayoutTree(45, 20) {
      Text("1234567890").font(.system(size: 12)).lineLimit(1).minimumScaleFactor(0.5)
    }
    #expect(tree.rendered.contentSize.width <= 45)
    #expect(tree.rendered.contentSize.width > 40)
  }

  @Test("an empty text takes no room but counts for spacing; a space holds a line")
  func empty() {
    let tree = LayoutTree(100, 100) {
      VStack(spacing: 3) {
        Text("")
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(tree.size == "10×13")
    #expect(LayoutTree(100, 100) { Text(" ").font(.system(size: 12)) }.rendered.contentSize.height == 15)
  }

  @Test("a live text takes the proposed width, and its alignment moves the words")
  func live() throws {
    var environment = EnvironmentValues()
    environment.currentDate = Date(timeIntervalSince1970: 0)
    environment.locale = Locale(identifier: "en_US")
    let tree = LayoutTree(100, 20, environment: environment) {
      Text(Date(timeIntervalSince1970: -8621), style: .relative).font(.system(size: 12))
        .multilineTextAlignment(.trailing)
    }
    #expect(tree.size == "100×15")
    guard case .text(let layout, let origin, _, _) = tree.rendered.displayList.commands.first else {
      Issue.record("a text is drawn")
      return
    }
    #expect(layout.size.width == 72)
    #expect(origin.x == 28)
    #expect(tree.rendered.nextChange(after: environment.currentDate) == Date(timeIntervalSince1970: 19))
  }

  @Test("a live text of fixed size is as wide as what it reads")
  func fixedLive() {
    var environment = EnvironmentValues()
    environment.currentDate = Date(timeIntervalSince1970: 0)
    environment.locale = Locale(identifier: "en_US")
    let tree = LayoutTree(100, 20, environment: environment) {
      Text(Date(timeIntervalSince1970: -8621), style: .relative).font(.system(size: 12)).fixedSize()
    }
    #expect(tree.size == "72×15")
  }

  @Test("a clock time is not live")
  func clockTime() {
    let tree = LayoutTree(200, 30) { Text(Date(timeIntervalSince1970: 0), style: .time) }
    #expect(tree.rendered.contentSize.width < 200)
    #expect(tree.rendered.nextChange(after: Date(timeIntervalSince1970: 0)) == nil)
  }

  @Test("the earliest of several changes counts")
  func earliest() {
    var environment = EnvironmentValues()
    environment.currentDate = Date(timeIntervalSince1970: 0)
    environment.textCadence = .seconds(1)
    let tree = LayoutTree(200, 60, environment: environment) {
      VStack {
        Text(Date(timeIntervalSince1970: -7200), style: .offset)
        Text("left: \(Date(timeIntervalSince1970: 30.5), style: .timer)")
      }
    }
    #expect(tree.rendered.nextChange(after: environment.currentDate) == Date(timeIntervalSince1970: 0.5))
  }
}
