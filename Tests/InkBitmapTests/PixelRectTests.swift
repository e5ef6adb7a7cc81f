import InkBitmap
import Testing

@Suite struct PixelRectTests {
  private let a = PixelRect(x: 2, y: 3, width: 10, height: 4)

  @Test("a negative size is empty")
  func negative() {
    #expect(PixelRect(x: 0, y: 0, width: -1, height: 3).isEmpty)
    #expect(PixelRect(minX: 5, minY: 0, maxX: 3, maxY: 2).area == 0)
  }

  @Test(
    "intersection and union",
    arguments: [
      (
        PixelRect(x: 5, y: 0, width: 20, height: 5), PixelRect(x: 5, y: 3, width: 7, height: 2),
        PixelRect(x: 2, y: 0, width: 23, height: 7)
      ),
      (
        PixelRect(x: 3, y: 4, width: 1, height: 1), PixelRect(x: 3, y: 4, width: 1, height: 1),
        PixelRect(x: 2, y: 3, width: 10, height: 4)
      ),
    ])
  func overlap(other: PixelRect, both: PixelRect, around: PixelRect) {
    #expect(a.intersection(other) == both)
    #expect(other.intersection(a) == both)
    #expect(a.union(other) == around)
    #expect(a.intersects(other))
  }

  @Test("rectangles that only touch do not intersect")
  func touching() {
    #expect(!a.intersects(PixelRect(x: 12, y: 3, width: 4, height: 4)))
    #expect(a.intersection(PixelRect(x: 2, y: 7, width: 4, height: 4)).isEmpty)
  }

  @Test("an empty rectangle adds nothing and is contained everywhere")
  func empty() {
    let empty = PixelRect(x: 90, y: 90, width: 0, height: 5)
    #expect(a.union(empty) == a)
    #expect(empty.union(a) == a)
    #expect(a.contains(empty))
  }

  @Test(
    "a rectangle contains its near edges and not its far ones",
    arguments: [(2, 3, true), (11, 6, true), (12, 6, false), (11, 7, false), (1, 3, false)])
  func containsPoint(x: Int, y: Int, inside: Bool) {
    #expect(a.contains(PixelPoint(x: x, y: y)) == inside)
    #expect(a.contains(PixelRect(x: x, y: y, width: 1, height: 1)) == inside)
  }

  @Test(
    "a window starts and ends on bytes, at most at the row's end",
    arguments: [
      (3, 4, 122, 0, 8), (8, 8, 122, 8, 8), (7, 2, 122, 0, 16), (119, 3, 122, 112, 10), (-5, 8, 122, 0, 8),
      (115, 40, 122, 112, 10), (130, 5, 122, 122, 0), (9, 0, 122, 8, 0),
    ])
  func aligned(x: Int, width: Int, row: Int, alignedX: Int, alignedWidth: Int) {
    let rect = PixelRect(x: x, y: -1, width: width, height: 3).alignedToBytes(width: row)
    #expect(rect == PixelRect(x: alignedX, y: -1, width: alignedWidth, height: 3))
  }

  @Test("a rectangle turns with its frame", arguments: QuarterTurn.allCases)
  func rotated(turn: QuarterTurn) {
    var frame = Frame(width: 30, height: 17)
    frame.fill(a)
    let turned = frame.rotated(by: turn)
    var expected = Frame(width: turned.width, height: turned.height)
    expected.fill(a.rotated(by: turn, inWidth: 30, height: 17))
    #expect(turned == expected)
  }

  @Test("a moved rectangle keeps its size")
  func translated() {
    #expect(a.translated(x: -2, y: 7) == PixelRect(x: 0, y: 10, width: 10, height: 4))
  }
}
