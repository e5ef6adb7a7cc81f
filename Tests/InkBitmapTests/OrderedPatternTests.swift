import InkBitmap
import InkTestKit
import Testing

@Suite struct OrderedPatternTests {
  @Test("level n blackens n of 64 dots, and every level contains the one before")
  func levels() {
    var before = OrderedPattern.white
    for level in 0...64 {
      let pattern = OrderedPattern(level: level)
      let black = (0..<8).map { pattern.byte(row: $0).nonzeroBitCount }.reduce(0, +)
      #expect(black == level)
      #expect((0..<8).allSatisfy { pattern.byte(row: $0) & before.byte(row: $0) == before.byte(row: $0) })
      before = pattern
    }
  }

  @Test("levels out of range are brought into it")
  func range() {
    #expect(OrderedPattern(level: -3) == .white)
    #expect(OrderedPattern(level: 99) == .black)
  }

  @Test(
    "the named levels",
    arguments: [
      (
        OrderedPattern.eighth,
        "........\n..#...#.\n........\n#...#...\n........\n..#...#.\n........\n#...#..."
      ),
      (.quarter, "........\n#.#.#.#.\n........\n#.#.#.#.\n........\n#.#.#.#.\n........\n#.#.#.#."),
      (.half, ".#.#.#.#\n#.#.#.#.\n.#.#.#.#\n#.#.#.#.\n.#.#.#.#\n#.#.#.#.\n.#.#.#.#\n#.#.#.#."),
      (.threeQuarters, ".#.#.#.#\n########\n.#.#.#.#\n########\n.#.#.#.#\n########\n.#.#.#.#\n########"),
    ])
  func named(pattern: OrderedPattern, picture: String) {
    var frame = Frame(width: 8, height: 8)
    frame.fill(frame.bounds, with: pattern)
    expectPattern(frame, picture)
  }

  @Test("a grey gives the dots that dithering an even picture of it gives", arguments: 0...255)
  func gray(value: Int) {
    let image = GrayImage(width: 16, height: 9, gray: Array(repeating: UInt8(value), count: 16 * 9))
    var filled = Frame(width: 16, height: 9)
    filled.fill(filled.bounds, with: OrderedPattern(gray: UInt8(value)))
    #expect(Frame(image, dithering: .ordered()) == filled)
  }

  @Test("the word of a row is its byte eight times")
  func word() {
    #expect(OrderedPattern.half.word(row: 9) == 0xAAAA_AAAA_AAAA_AAAA)
  }
}
