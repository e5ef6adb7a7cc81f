import Foundation
import InkFeeds
import Testing

@testable import InkCatalogue

@Suite("ListLine")
struct ListLineTests {
  static let values: [(FeedValue?, [ListLine]?)] = [
    (nil, nil), (.nothing, nil), (.list([]), []),
    (.text("a\nb\r\n\nc"), [ListLine(name: "a"), ListLine(name: "b"), ListLine(name: "c")]),
    (.number(3), [ListLine(name: "3")]),
    (.list([.text("a"), .number(1), .nothing, .list([])]), [ListLine(name: "a"), ListLine(name: "1")]),
    (
      .list([
        .table(["line": .text("U2"), "min": .number(4)]), .table(["line": .text("U3")]),
        .table(["x": .number(1)]),
      ]), [ListLine(name: "U2", detail: "4"), ListLine(name: "U3")]
    ),
    (
      .table(["b": .number(2), "a": .text("x"), "c": .nothing]),
      [ListLine(name: "a", detail: "x"), ListLine(name: "b", detail: "2")]
    ),
  ]

  @Test("Lists, tables and texts are lines", arguments: values.indices)
  func lines(_ index: Int) {
    let (value, expected) = Self.values[index]
    #expect(ListLine.lines(of: value, name: "line", detail: "min") == expected)
  }

  @Test("What has no room is counted in the last line")
  func room() {
    let lines = (1...5).map { ListLine(name: "\($0)") }
    #expect(ListColumn.shown(lines, rows: 5).rest == 0)
    let cut = ListColumn.shown(lines, rows: 4)
    #expect(cut.0.map(\.name) == ["1", "2", "3"])
    #expect(cut.rest == 2)
    #expect(ListColumn.shown(lines, rows: 0).rest == 5)
    #expect(ListColumn.rows(in: 76, pitch: 18, hasTitle: true, hasNote: false) == 3)
    #expect(ListColumn.rows(in: 10, pitch: 18, hasTitle: true, hasNote: true) == 0)
  }
}
