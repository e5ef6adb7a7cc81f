import InkBitmap
import InkTestKit
import Testing

@Suite struct PatternComparisonTests {
  @Test("equal patterns match")
  func equal() throws {
    let pattern = try AsciiPattern("#. ")
    #expect(PatternComparison(pattern, with: pattern).matches)
  }

  @Test("white is not the same as not drawn")
  func whiteIsNotUntouched() throws {
    let comparison = PatternComparison(try AsciiPattern(". "), with: try AsciiPattern(" ."))
    #expect(comparison.differences.count == 2)
  }

  @Test("a pixel drawn outside is a difference")
  func outside() throws {
    let comparison = PatternComparison(
      try AsciiPattern("#\n\n  #"), with: try AsciiPattern("#"), at: .zero)
    #expect(
      comparison.differences == [
        .init(place: PixelPoint(x: 2, y: 2), expected: .untouched, actual: .black)
      ])
  }

  @Test("the report shows expected, actual and difference beside each other")
  func report() throws {
    let comparison = PatternComparison(
      try AsciiPattern("##.\n.#."), with: try AsciiPattern("#..\n##."), outside: .white)
    #expect(
      comparison.report == """
        2 of 6 pixels from (0, 0) are wrong (+ should not be black, - should be black, o other)
        expected | actual | difference
        #..      | ##.    |  +        
        ##.      | .#.    | -         
        """)
  }

  @Test("expectations fail where they should")
  func failing() {
    let frame = Frame(width: 4, height: 1, filledWith: .black)
    withKnownIssue { expectPattern(frame, "###.") }
    withKnownIssue { expectPattern(frame, "###") }
    withKnownIssue { expectPattern(frame, at: PixelPoint(x: 1, y: 0), "####") }
    withKnownIssue { expectPattern(frame, "###?") }
    withKnownIssue { expectDrawing("#") { frame, at in frame[at.x, at.y] = .white } }
    withKnownIssue { expectDrawing("#") { frame, at in frame.fill(frame.bounds) } }
    expectPattern(frame, "####")
    expectPattern(frame, "    ", background: .black)
  }

  @Test("a canvas tells what was drawn")
  func canvas() {
    var canvas = PatternCanvas(width: 3, height: 1)
    canvas.draw { $0[0, 0] = .black }
    canvas.draw { $0[1, 0] = .white }
    #expect(canvas.pattern.description == "#.")
  }
}
