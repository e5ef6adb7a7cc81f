import Testing

@testable import InkCommand

struct TextWrapTests {
  @Test(
    "fields stay whole where they fit, and the time at the front stands alone in its column",
    arguments: [
      (60, "12:45:00  clock  full (first)  8034 bytes"),
      (30, "12:45:00  clock  full (first)\n          8034 bytes"),
      (20, "12:45:00  clock\n          full\n          (first)\n          8034 bytes"),
    ])
  func fields(width: Int, text: String) {
    #expect(
      TextWrap.fields("12:45:00  clock  full (first)  8034 bytes", width: width, indent: 10) == text)
  }

  @Test("lines break at blanks, never in backquotes, and long words stay whole")
  func lines() {
    #expect(TextWrap.lines("one two three", width: 8) == ["one two", "three"])
    #expect(TextWrap.lines("run `a long command` now", width: 12) == ["run", "`a long command`", "now"])
    #expect(TextWrap.lines("a\n\nb", width: 20, indent: 2) == ["  a", "", "  b"])
    #expect(TextWrap.lines("", width: 20) == [""])
  }

  @Test("a command goes on after a backslash")
  func commandLines() {
    #expect(
      TextWrap.commandLines("inkglance replay run.trace --panel waveshare", width: 24, indent: 2) == [
        "  inkglance replay \\", "    run.trace --panel \\", "    waveshare",
      ])
    #expect(TextWrap.commandLines("inkglance run", width: 80, indent: 2) == ["  inkglance run"])
  }
}
