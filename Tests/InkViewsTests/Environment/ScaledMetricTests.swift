import InkTestKit
import InkViews
import Testing

@MainActor @Suite("Scaled metrics")
struct ScaledMetricTests {
  private struct Dot: View {
    @ScaledMetric(relativeTo: .body) private var side = 17.0

    var body: some View { Color.red.frame(width: side, height: side) }
  }

  @Test(
    "a number grows as the text style does",
    arguments: [(DynamicTypeSize.large, "17×17"), (.xxxLarge, "23×23")])
  func sizes(size: DynamicTypeSize, expected: String) {
    let tree = LayoutTree(100, 100) { Dot().environment(\.dynamicTypeSize, size) }
    #expect(tree.size == expected)
  }
}
