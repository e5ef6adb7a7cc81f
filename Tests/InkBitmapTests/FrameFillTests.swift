import InkBitmap
import InkTestKit
import Testing

@Suite struct FrameFillTests {
  @Test("a fill paints its rectangle and nothing else")
  func rectangle() {
    expectDrawing(
      """
      ############
      ############
      """
    ) { frame, origin in
      frame.fill(PixelRect(x: origin.x, y: origin.y, width: 12, height: 2))
    }
  }

  @Test("a white fill draws white")
  func white() {
    expectDrawing("....") { frame, origin in
      frame.fill(PixelRect(x: origin.x, y: origin.y, width: 4, height: 1), with: .white)
    }
  }

  @Test(
    "fills equal pixel by pixel writing, whatever edge falls into whatever bit", arguments: [3, 8, 29, 70])
  func everyEdge(width: Int) {
    var dice = Dice(width)
    let background = dice.frame(width: width, height: 4)
    for x in -2..<width + 1 {
      for end in x..<width + 3 {
        for ink in [Ink.black, .white, .red] {
          var frame = background
          let rect = PixelRect(x: x, y: 1, width: end - x, height: 2)
          frame.fill(rect, with: ink)
          var expected = background
          for y in 1..<3 { for x in x..<end { expected[x, y] = ink } }
          #expect(frame == expected, "\(rect) \(ink)")
        }
      }
    }
  }

  @Test("a fill that reaches out is cut off", arguments: [PixelRect(x: -50, y: -50, width: 200, height: 200)])
  func clipped(rect: PixelRect) {
    var frame = Frame(width: 13, height: 5)
    frame.fill(rect)
    #expect(frame == Frame(width: 13, height: 5, filledWith: .black))
  }

  @Test("a pattern lies the same way wherever the shape is")
  func patternAnchor() {
    var whole = Frame(width: 40, height: 20)
    whole.fill(whole.bounds, with: .quarter)
    var parts = Frame(width: 40, height: 20)
    for part in [(0, 13), (13, 5), (18, 22)] {
      parts.fill(PixelRect(x: part.0, y: 0, width: part.1, height: 20), with: .quarter)
    }
    #expect(parts == whole)
  }

  @Test(
    "a pattern's holes are white, kept, or the only thing kept",
    arguments: [
      (DrawMode.replace, "#.#.#.#."), (.blacken, "########"), (.whiten, ".#.#.#.#"),
    ])
  func patternModes(mode: DrawMode, expected: String) {
    var frame = Frame(width: 8, height: 1, filledWith: .black)
    frame.fill(frame.bounds, with: .half, mode: mode)
    let rows = AsciiPattern(frame).description
    #expect(rows == expected || rows == String(expected.reversed()))
  }
}
