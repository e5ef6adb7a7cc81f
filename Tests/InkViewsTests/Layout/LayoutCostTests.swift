import Foundation
import InkTestKit
import InkViews
import Testing

/// A row in a column in a row …, with a text at the bottom.
private struct Nest: View {
  let depth: Int

  @ViewBuilder
  var body: some View {
    if depth == 0 {
      Text("a text that has to be broken into several lines")
    } else if depth.isMultiple(of: 2) {
      HStack {
        Nest(depth: depth - 1)
        Color.red.frame(width: 4)
      }
    } else {
      VStack {
        Nest(depth: depth - 1)
        Color.red.frame(height: 4)
      }
    }
  }
}

/// Counts how often its body is read.
private struct Counted: View {
  @MainActor static var reads = 0

  var body: some View {
    Self.reads += 1
    return Text("counted")
  }
}

/// A view whose size is asked for where it can be counted.
private struct Asked: Layout {
  nonisolated(unsafe) static var questions = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    Self.questions += 1
    return CGSize(width: min(20, proposal.width ?? 10), height: min(20, proposal.height ?? 10))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Row: View {
  let count: Int

  var body: some View { ForEach(0..<count, id: \.self) { _ in Asked() { EmptyView() } } }
}

@MainActor @Suite("Cost of layout", .serialized)
struct LayoutCostTests {
  private func breaks(_ depth: Int) -> Int {
    let measurer = FixedMeasurer()
    _ = LayoutTree(200, 100, measurer: measurer) { Nest(depth: depth) }
    return measurer.layoutCount
  }

  @Test("nesting twice as deep does not break a text exponentially more often")
  func depth() {
    let (shallow, deep) = (breaks(8), breaks(16))
    #expect(shallow <= 40)
    #expect(deep <= 3 * shallow)
  }

  @Test(
    "views thirty deep are evaluated and laid out without asking anything twice", .timeLimit(.minutes(10)))
  func deepest() {
    #expect(breaks(30) <= 300)
  }

  enum Arrangement: CaseIterable {
    case row, column, rows, grid, lazyGrid
  }

  @ViewBuilder
  private func views(_ count: Int, in arrangement: Arrangement) -> some View {
    switch arrangement {
    case .row: HStack { Row(count: count) }
    case .column: VStack { Row(count: count) }
    case .rows: VStack { ForEach(0..<count / 4, id: \.self) { _ in HStack { Row(count: 4) } } }
    case .grid: Grid { ForEach(0..<count / 4, id: \.self) { _ in GridRow { Row(count: 4) } } }
    case .lazyGrid: LazyVGrid(columns: Array(repeating: GridItem(), count: 4)) { Row(count: count) }
    }
  }

  @Test(
    "four times as many views are four times the work, whatever they stand in",
    arguments: Arrangement.allCases)
  func linear(arrangement: Arrangement) {
    func questions(_ count: Int) -> Int {
      Asked.questions = 0
      _ = LayoutTree(4000, 4000) { views(count, in: arrangement) }
      return Asked.questions
    }
    let (few, many) = (questions(40), questions(160))
    #expect(few >= 40)
    #expect(many <= 4 * few + 40, "\(few) questions for 40 views, \(many) for 160")
  }

  @Test("what fits is broken once, however often it is asked for")
  func fitting() {
    let measurer = FixedMeasurer()
    _ = LayoutTree(400, 100, measurer: measurer) {
      HStack {
        VStack { HStack { Text("short").lineLimit(1).fixedSize() } }
        Spacer()
      }
    }
    #expect(measurer.layoutCount == 1)
  }

  @Test("a body is read once for a whole layout, and not again for another size")
  func bodies() {
    Counted.reads = 0
    let renderer = ViewRenderer(
      HStack {
        VStack { Counted().padding() }
        Color.red
      }, environment: EnvironmentValues(), measurer: FixedMeasurer())
    _ = renderer.layout(in: CGSize(width: 100, height: 50))
    _ = renderer.layout(in: CGSize(width: 50, height: 100))
    #expect(Counted.reads == 1)
  }
}
