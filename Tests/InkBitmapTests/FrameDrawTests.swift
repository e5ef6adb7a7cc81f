import InkBitmap
import InkTestKit
import Testing

@Suite struct FrameDrawTests {
  private static func expected(_ frame: Frame, _ other: Frame, at point: PixelPoint, mode: DrawMode) -> Frame
  {
    var result = frame
    for y in 0..<other.height {
      for x in 0..<other.width {
        switch (mode, other[x, y]) {
        case (.replace, let ink): result[point.x + x, point.y + y] = ink
        case (.blacken, .black): result[point.x + x, point.y + y] = .black
        case (.whiten, .black): result[point.x + x, point.y + y] = .white
        default: break
        }
      }
    }
    return result
  }

  @Test("black and white draw by mode")
  func modes() throws {
    let glyph = try #require(try AsciiPattern("#.#").frame)
    expectDrawing("#.#") { frame, origin in frame.draw(glyph, at: origin) }
    expectDrawing("# #") { frame, origin in frame.draw(glyph, at: origin, mode: .blacken) }
    expectDrawing(". .") { frame, origin in frame.draw(glyph, at: origin, mode: .whiten) }
  }

  @Test(
    "drawing equals pixel by pixel writing at every offset", arguments: [(5, 3), (8, 8), (61, 2), (130, 3)],
    DrawMode.allCases)
  func everyOffset(size: (Int, Int), mode: DrawMode) {
    var dice = Dice(size.0)
    let frame = dice.frame(width: 83, height: 4)
    let picture = dice.frame(width: size.0, height: size.1)
    for x in -size.0 - 1..<85 {
      for y in [-2, 0, 3] {
        let point = PixelPoint(x: x, y: y)
        var drawn = frame
        drawn.draw(picture, at: point, mode: mode)
        #expect(drawn == Self.expected(frame, picture, at: point, mode: mode), "at \(x), \(y)")
      }
    }
  }

  @Test("a clip keeps the pixels around it")
  func clip() {
    var frame = Frame(width: 20, height: 3)
    let black = Frame(width: 20, height: 3, filledWith: .black)
    frame.draw(black, at: .zero, clippedTo: PixelRect(x: 3, y: 1, width: 11, height: 1))
    expectPattern(frame, at: PixelPoint(x: 3, y: 1), "###########")
  }

  @Test("a part has the pixels of its place", arguments: frameSizes)
  func cropped(width: Int, height: Int) throws {
    var dice = Dice(height)
    let frame = dice.frame(width: width, height: height)
    let rect = PixelRect(x: width / 3, y: height / 4, width: max(1, width / 2), height: max(1, height / 2))
    let part = try #require(frame.cropped(to: rect))
    #expect(part.width == rect.width && part.height == rect.height)
    #expect(paddingIsClear(part))
    #expect(
      (0..<part.height).allSatisfy { y in
        (0..<part.width).allSatisfy { x in part[x, y] == frame[rect.x + x, rect.y + y] }
      })
  }

  @Test("there is no part outside")
  func croppedOutside() {
    #expect(Frame(width: 8, height: 8).cropped(to: PixelRect(x: 8, y: 0, width: 4, height: 4)) == nil)
  }
}
