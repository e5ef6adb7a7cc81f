import Testing

@testable import InkHost

struct BoundedLinesTests {
  private func lines(_ pieces: [String], limit: Int = 8) -> [BoundedLines.Line] {
    var lines = BoundedLines(limit: limit)
    return pieces.flatMap { lines.add($0.utf8) }
  }

  @Test(
    "bytes become lines, wherever the pieces end",
    arguments: [
      (["a\nbc\n"], ["a", "bc"]), (["a", "b", "\n"], ["ab"]), (["\n\n\r\n"], []), (["a\r\nb"], ["a"]),
      (["12345678\n"], ["12345678"]),
    ])
  func pieces(pieces: [String], expected: [String]) {
    #expect(lines(pieces) == expected.map { .line(Array($0.utf8)) })
  }

  @Test("a line of one byte too many is told at that byte, and nothing after it is read")
  func tooLong() {
    #expect(lines(["a\n123456789\nb\n"]) == [.line([97]), .tooLong])
    #expect(lines(["12345678", "9"]) == [.tooLong])
  }
}
