import Foundation
import InkTestKit
import InkViews
import Testing

/// Layouts of one's own, as SwiftUI's documentation has them.
@MainActor @Suite("Layouts of one's own")
struct CustomLayoutTests {
  @Test("views flow into rows as wide as the proposal")
  func flow() {
    let tree = LayoutTree(100, 60) {
      Flow(spacing: 4) {
        ForEach(0..<4) { index in
          Color.red.frame(width: 40, height: 10).accessibilityIdentifier("\(index)")
        }
      }
    }
    #expect(tree.size == "84×24")
    #expect(tree["0"] == "(8, 18) 40×10")
    #expect(tree["1"] == "(52, 18) 40×10")
    #expect(tree["2"] == "(8, 32) 40×10")
    #expect(tree["3"] == "(52, 32) 40×10")
  }

  @Test("a view that its layout does not place stands in the middle")
  func unplaced() {
    let tree = LayoutTree(50, 50) {
      Lazy { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("A") }
    }
    #expect(tree["A"] == "(20, 20) 10×10")
  }

  @Test("a view gives its layout a value, others the default")
  func values() {
    let tree = LayoutTree(100, 20) {
      Shares {
        Color.red.share(3).accessibilityIdentifier("A")
        Color.red.accessibilityIdentifier("B")
      }
    }
    #expect(tree["A"] == "(0, 0) 75×20")
    #expect(tree["B"] == "(75, 0) 25×20")
  }

  @Test("a layout as a view's own subview keeps its alignment guides")
  func guides() {
    let tree = LayoutTree(100, 40) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Sunken { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("A") }
        Color.red.frame(width: 10, height: 20).accessibilityIdentifier("B")
      }
    }
    // A's guide is 4 from its top, B's its lower edge: A stands 16 lower.
    #expect(tree.frame(of: "#A").map { $0.minY } == tree.frame(of: "#B").map { $0.minY + 16 })
  }

  @Test("one of several layouts is chosen behind one type", arguments: [true, false])
  func chosen(row: Bool) {
    let layout = row ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(spacing: 2))
    let tree = LayoutTree(100, 100) {
      layout {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("B")
      }
    }
    #expect(tree["B"] == (row ? "(51, 45) 10×10" : "(45, 51) 10×10"))
  }

  @Test("a chosen layout of one's own keeps its cache by its own type")
  func hiddenCache() {
    let tree = LayoutTree(100, 60) {
      AnyLayout(Flow(spacing: 4)) {
        Color.red.frame(width: 60, height: 10)
        Color.red.frame(width: 60, height: 10).accessibilityIdentifier("B")
      }
    }
    #expect(tree["B"] == "(20, 32) 60×10")
  }

  @Test("a stack's layout called by another layout lays its views out")
  func borrowed() {
    let tree = LayoutTree(100, 40) {
      Doubled {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("B")
      }
    }
    #expect(tree["B"] == "(50, 15) 10×10")
  }

  @Test("nothing to lay out takes no room")
  func nothing() {
    let tree = LayoutTree(100, 40) { Flow(spacing: 4) {} }
    #expect(tree.size == "0×0")
  }
}

/// Rows broken at the proposed width; the rows are what is kept.
private struct Flow: Layout {
  struct Rows {
    var sizes: [CGSize] = []
  }

  let spacing: CGFloat

  func makeCache(subviews: Subviews) -> Rows { Rows(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Rows) -> CGSize {
    let origins = places(in: proposal.replacingUnspecifiedDimensions().width, cache)
    return zip(origins, cache.sizes).reduce(into: CGSize.zero) { size, place in
      size.width = max(size.width, place.0.x + place.1.width)
      size.height = max(size.height, place.0.y + place.1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Rows
  ) {
    for (subview, origin) in zip(subviews, places(in: bounds.width, cache)) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func places(in width: CGFloat, _ rows: Rows) -> [CGPoint] {
    var point = CGPoint.zero
    var height: CGFloat = 0
    return rows.sizes.map { size in
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + height + spacing)
        height = 0
      }
      defer {
        point.x += size.width + spacing
        height = max(height, size.height)
      }
      return point
    }
  }
}

/// Places nothing.
private struct Lazy: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Widths in proportion to shares.
private struct Shares: Layout {
  struct Share: LayoutValueKey {
    static let defaultValue = 1.0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let total = subviews.map { $0[Share.self] }.reduce(0, +)
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Share.self] / total
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

extension View {
  fileprivate func share(_ share: Double) -> some View { layoutValue(key: Shares.Share.self, value: share) }
}

/// Says that its text begins four points from the top.
private struct Sunken: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? bounds.minY + 4 : nil
  }
}

/// A row that SwiftUI's own layout makes.
private struct Doubled: Layout {
  private let row = HStackLayout(spacing: 0)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
