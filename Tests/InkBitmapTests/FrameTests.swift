import InkBitmap
import InkTestKit
import Testing

@Suite struct FrameTests {
  @Test("a new frame is white, or black with clear padding", arguments: frameSizes)
  func new(width: Int, height: Int) {
    let white = Frame(width: width, height: height)
    #expect(white.bytes.allSatisfy { $0 == 0 })
    let black = Frame(width: width, height: height, filledWith: .black)
    #expect(paddingIsClear(black))
    #expect(black[0, 0] == .black && black[width - 1, height - 1] == .black)
  }

  @Test("the leftmost pixel is the highest bit")
  func bitOrder() {
    var frame = Frame(width: 12, height: 2)
    frame[0, 0] = .black
    frame[11, 1] = .black
    #expect(frame.bytes == [0x80, 0x00, 0x00, 0x10])
    #expect(frame.lastByteMask == 0xF0)
  }

  @Test("pixels outside read white and are not written", arguments: [(-1, 0), (0, -1), (5, 0), (0, 3)])
  func outside(x: Int, y: Int) {
    var frame = Frame(width: 5, height: 3, filledWith: .black)
    #expect(frame[x, y] == .white)
    let before = frame
    frame[x, y] = .white
    #expect(frame == before)
  }

  @Test("any ink but white sets the bit", arguments: Ink.allCases)
  func inks(ink: Ink) {
    var frame = Frame(width: 3, height: 1, filledWith: .black)
    frame[1, 0] = ink
    #expect(frame.bytes == [ink == .white ? 0xA0 : 0xE0])
    #expect(Frame(width: 3, height: 1, filledWith: ink).bytes == [ink == .white ? 0x00 : 0xE0])
  }

  @Test("inverting exchanges the inks and leaves the padding clear", arguments: frameSizes)
  func inverted(width: Int, height: Int) {
    var dice = Dice(width)
    let frame = dice.frame(width: width, height: height)
    let inverted = frame.inverted
    #expect(paddingIsClear(inverted))
    #expect(
      (0..<height).allSatisfy { y in (0..<width).allSatisfy { x in inverted[x, y] != frame[x, y] } })
    #expect(inverted.inverted == frame)
  }
}
