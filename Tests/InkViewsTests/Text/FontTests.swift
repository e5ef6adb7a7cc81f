import Foundation
import InkTestKit
import Testing

@testable import InkViews

@Suite("Font")
struct FontTests {
  private static let styles: [(Font.TextStyle, CGFloat, CGFloat, Int)] = [
    (.largeTitle, 34, 0.43, 400), (.title, 28, 0.59, 400), (.title2, 22, 1.75, 400), (.title3, 20, 1.13, 400),
    (.headline, 17, 1.71, 600), (.body, 17, 1.71, 400), (.callout, 16, 1.91, 400),
    (.subheadline, 15, 2.10, 400), (.footnote, 13, 2.49, 400), (.caption, 12, 1.68, 400),
    (.caption2, 11, 0, 400),
  ]

  @Test(
    "text styles have the published sizes and weights, and the leading their line heights leave",
    arguments: styles)
  func textStyle(style: Font.TextStyle, size: CGFloat, leading: CGFloat, weight: Int) {
    let font = Font.system(style).resolved(at: .large)
    #expect(font.size == size)
    #expect(abs(font.leading - leading) < 0.006)
    #expect(font.weight == weight)
  }

  @Test(
    "body grows with the preferred text size",
    arguments: zip(
      DynamicTypeSize.allCases, [14, 15, 16, 17, 19, 21, 23, 23, 23, 23, 23, 23] as [CGFloat]))
  func dynamicType(preferred: DynamicTypeSize, size: CGFloat) {
    #expect(Font.body.resolved(at: preferred).size == size)
    #expect(Font.system(size: 10).resolved(at: preferred).size == 10)
  }

  @Test("changes apply in turn")
  func changes() {
    let font = Font.caption.weight(.heavy).italic().monospacedDigit().resolved(at: .large)
    #expect(font.weight == 800 && font.isItalic && font.hasMonospacedDigits)
    #expect(Font.body.monospaced().resolved(at: .large).design == .monospaced)
    #expect(
      Font.system(size: 12, weight: .semibold, design: .rounded).resolved(at: .large).design == .rounded)
    #expect(Font.custom("Inter", size: 17).resolved(at: .xxxLarge).size == 23)
    #expect(Font.custom("Inter", fixedSize: 17).resolved(at: .xxxLarge).size == 17)
  }

  @MainActor
  @Test(
    "a text style's line is as high as on the device, in whole pixels",
    arguments: [(1.0, 21.0), (2.0, 20.5), (3.0, 20.0 + 1.0 / 3)])
  func lineHeight(scale: Double, height: Double) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let tree = LayoutTree(100, 100, environment: environment, measurer: FixedMeasurer(scale: scale)) {
      Text("x")
    }
    #expect(abs(tree.rendered.contentSize.height - height) < 0.001)
  }
}
