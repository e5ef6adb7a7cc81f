import InkBitmap
import InkTestKit
import Testing

@Suite struct FrameRotationTests {
  @Test(
    "a turned picture",
    arguments: [
      (QuarterTurn.none, "##.\n#.."), (.right, "##\n.#\n.."), (.half, "..#\n.##"), (.left, "..\n#.\n##"),
    ])
  func picture(turn: QuarterTurn, expected: String) throws {
    let frame = try #require(try AsciiPattern("##.\n#..").frame)
    expectPattern(frame.rotated(by: turn), expected)
  }

  @Test("every pixel goes where it should", arguments: frameSizes, QuarterTurn.allCases)
  func pixels(size: (Int, Int), turn: QuarterTurn) {
    var dice = Dice(size.0)
    let frame = dice.frame(width: size.0, height: size.1)
    let turned = frame.rotated(by: turn)
    #expect(paddingIsClear(turned))
    #expect(turned.width == (turn.swapsAxes ? size.1 : size.0))
    var expected = Frame(width: turned.width, height: turned.height)
    for y in 0..<size.1 {
      for x in 0..<size.0 where frame[x, y] == .black {
        let to = PixelRect(x: x, y: y, width: 1, height: 1).rotated(by: turn, inWidth: size.0, height: size.1)
        expected[to.x, to.y] = .black
      }
    }
    #expect(turned == expected)
    #expect(turned.rotated(by: turn.inverse) == frame)
  }

  @Test("turns add up", arguments: QuarterTurn.allCases, QuarterTurn.allCases)
  func sums(first: QuarterTurn, second: QuarterTurn) {
    var dice = Dice(2)
    let frame = dice.frame(width: 19, height: 70)
    #expect(
      frame.rotated(by: first).rotated(by: second) == frame.rotated(by: first.followed(by: second)))
  }
}
