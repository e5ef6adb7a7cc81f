import InkBitmap
import InkErrors
import Testing

@Suite struct AsciiPatternTests {
  @Test(
    "a pattern prints as it was written",
    arguments: ["#", ".#\n#.", "# #\n\n..#", "  #\n.", ""])
  func roundTrip(text: String) throws {
    #expect(try AsciiPattern(text).description == text)
  }

  @Test("the three states are told apart")
  func states() throws {
    let pattern = try AsciiPattern("#. \n#")
    #expect(pattern.width == 3 && pattern.height == 2)
    #expect(pattern[0, 0] == .black && pattern[1, 0] == .white && pattern[2, 0] == .untouched)
    #expect(pattern[1, 1] == .untouched && pattern[7, 7] == .untouched)
    #expect(pattern.frame?.bytes == [0x80, 0x80])
  }

  @Test("an empty pattern has no frame")
  func empty() throws {
    #expect(try AsciiPattern("").frame == nil)
  }

  @Test("a wrong character is named with its place")
  func wrongCharacter() {
    let error = AsciiPatternError(character: "x", line: 2, column: 2)
    #expect(throws: error) { try AsciiPattern("#.\n#x") }
    #expect(error.explanation.whatHappened == "The pattern has 'x' in line 2, column 2.")
    #expect(error.exitStatus == .badData)
  }
}
