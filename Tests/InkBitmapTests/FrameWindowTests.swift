import InkBitmap
import Testing

@Suite struct FrameWindowTests {
  @Test("a window's bytes are its rows, inverted with white padding")
  func bytes() {
    var frame = Frame(width: 20, height: 3)
    frame[8, 1] = .black
    frame[19, 2] = .black
    let rect = PixelRect(x: 8, y: 1, width: 12, height: 2)
    #expect(frame.windowBytes(rect) == [0x80, 0x00, 0x00, 0x10])
    #expect(frame.windowBytes(rect, inverted: true) == [0x7F, 0xFF, 0xFF, 0xEF])
  }

  @Test("the whole frame is a window", arguments: frameSizes)
  func whole(width: Int, height: Int) {
    var dice = Dice(width)
    let frame = dice.frame(width: width, height: height)
    #expect(frame.windowBytes(frame.bounds) == frame.bytes)
  }

  @Test("writing a window back gives its pixels and no others", arguments: [false, true])
  func roundTrip(inverted: Bool) {
    var dice = Dice(4)
    let from = dice.frame(width: 122, height: 9)
    let onto = dice.frame(width: 122, height: 9)
    for rect in [
      PixelRect(x: 0, y: 0, width: 122, height: 9), PixelRect(x: 16, y: 2, width: 8, height: 3),
      PixelRect(x: 112, y: 8, width: 10, height: 1), PixelRect(x: 120, y: 0, width: 0, height: 4),
    ] {
      var result = onto
      result.setWindowBytes(from.windowBytes(rect, inverted: inverted), in: rect, inverted: inverted)
      var expected = onto
      expected.draw(from, at: .zero, clippedTo: rect)
      #expect(result == expected, "\(rect)")
    }
  }

  @Test("bits past the width are dropped when writing back")
  func padding() {
    var frame = Frame(width: 4, height: 1)
    frame.setWindowBytes([0xFF], in: frame.bounds)
    #expect(frame.bytes == [0xF0])
  }
}
