import InkBitmap
import Testing

@testable import InkRaster

@Suite("Wart remover")
struct WartRemoverTests {
  /// Runs the remover on a pattern.
  private func cleaned(_ text: String) throws -> Frame {
    let pattern = try AsciiPattern(text)
    let frame = try #require(pattern.frame)
    let arena = GlyphArena()
    let bitmap = GlyphBitmap(frame, in: arena)
    let words = UnsafeMutablePointer(mutating: bitmap.words)
    WartRemover(words: words, width: frame.width, height: frame.height).run()
    var result = Frame(width: frame.width, height: frame.height)
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let word = words[y * bitmap.wordsPerRow + (x >> 6)]
        if word & (0x8000_0000_0000_0000 >> UInt64(x & 63)) != 0 { result[x, y] = .black }
      }
    }
    return result
  }

  @Test("A dot under a bowl goes, the bowl stays")
  func bowl() throws {
    let frame = try cleaned(
      """
      ###......###
      ###......###
      ###......###
      ###......###
      ####....####
      .##########.
      ..########..
      .....#......
      """)
    #expect((0..<12).allSatisfy { frame[$0, 7] == .white })
    #expect((2..<10).allSatisfy { frame[$0, 6] == .black })
  }

  @Test(
    "What is no wart stays",
    arguments: [
      // A bowl that reaches well into the row.
      """
      ###......###
      ###......###
      ###......###
      ###......###
      ####....####
      .##########.
      ..########..
      ...######...
      """,
      // The end of a bar that crosses a stem.
      """
      ....###.....
      ....###.....
      ....###.....
      #######.....
      ....###.....
      ....###.....
      ....###.....
      ....###.....
      """,
      // The point of a letter.
      """
      ##........##
      ##........##
      .##......##.
      .##......##.
      ..##....##..
      ...##..##...
      ....####....
      .....##.....
      """,
    ])
  func kept(_ text: String) throws {
    let before = try #require(try AsciiPattern(text).frame)
    #expect(try cleaned(text) == before)
  }
}
