import InkBuses
import InkErrors
import Testing

@testable import InkSimulation

@Suite("Wire trace text")
struct TraceParserTests {
  @Test("Every event, comments, empty lines, data over several lines, either case of hex")
  func events_areRead() throws {
    let trace = try WireTrace(
      parsing: """
        # a cold start
        power high
        reset high   # held
        reset low

        delay 2
        command 2C
        data 0a FF
             01 02 # more
        03
        busy
        data
        command 7f
        """)
    #expect(
      trace.events == [
        .power(.high), .reset(.high), .reset(.low), .delay(.milliseconds(2)), .command(0x2C),
        .data([0x0A, 0xFF, 1, 2, 3]), .busy, .data([]), .command(0x7F),
      ])
    #expect(trace.lines == [2, 3, 4, 6, 7, 8, 11, 12, 13])
  }

  @Test("An empty text and one of comments are empty traces", arguments: ["", "# nothing\n", "\r\n  \n"])
  func emptyText_isEmpty(text: String) throws {
    #expect(try WireTrace(parsing: text).events == [])
  }

  @Test(
    "What is written is read again",
    arguments: [
      "reset high\n", "power low\n", "command 0f\n", "data 00 ff\n", "delay 20\n", "delay 0.5\n",
      "delay 1.005\n",
      "busy\n",
    ])
  func text_isStable(text: String) throws {
    #expect(try WireTrace(parsing: text).text == text)
  }

  @Test("Long data goes over lines of 32 bytes")
  func longData_isFolded() throws {
    let trace = WireTrace([.data([UInt8](repeating: 0xAA, count: 70))])
    #expect(trace.text.split(separator: "\n").count == 3)
    #expect(try WireTrace(parsing: trace.text) == trace)
  }

  @Test("Data of a byte a line is read in one go")
  func longColumn_isRead() throws {
    let text = "data 00\n" + String(repeating: "aa\n", count: 100_000) + "busy\n"
    let trace = try WireTrace(parsing: text)
    #expect(trace.events.count == 2 && trace.lines == [1, 100_002])
  }

  @Test(
    "What is wrong is named by line, column and what was expected",
    arguments: [
      ("reset high\ncomand 12\n", 2, 1, "comand", "an event", "command"),
      ("command 1\n", 1, 9, "1", "a command byte of two hexadecimal digits", nil),
      ("command\n", 1, 8, "", "a command byte of two hexadecimal digits", nil),
      ("command 12 34\n", 1, 12, "34", "the end of the line", nil),
      ("data 00 1g\n", 1, 9, "1g", "a byte of two hexadecimal digits", nil),
      ("data 00\n 01 xyz\n", 2, 5, "xyz", "a byte of two hexadecimal digits", nil),
      ("reset up\n", 1, 7, "up", "\"high\" or \"low\"", nil),
      ("power\n", 1, 6, "", "\"high\" or \"low\"", nil),
      ("delay -1\n", 1, 7, "-1", "milliseconds from 0 to 86400000", nil),
      ("delay nan\n", 1, 7, "nan", "milliseconds from 0 to 86400000", nil),
      ("busy now\n", 1, 6, "now", "the end of the line", nil),
      ("12 34\n", 1, 1, "12", "an event", nil),
      ("reset low\ndata 00 ff\nbusy\n00\n", 4, 1, "00", "an event", nil),
      ("\u{1B}[2Jreset\n", 1, 1, "\u{FFFD}[2Jreset", "an event", nil),
      (
        "reset low\n  " + String(repeating: "x", count: 100_000), 2, 3,
        String(repeating: "x", count: 32) + "…",
        "an event", nil
      ),
      ("command 12\ndata 0", 2, 6, "0", "a byte of two hexadecimal digits", nil),
    ] as [(String, Int, Int, String, String, String?)])
  func errors_haveAPlace(
    text: String, line: Int, column: Int, found: String, expected: String, suggestion: String?
  ) {
    #expect(
      throws: TraceError(line: line, column: column, found: found, expected: expected, suggestion: suggestion)
    ) {
      try WireTrace(parsing: text)
    }
  }

  @Test("The message says where, what and what to do")
  func error_isExplained() {
    let error = TraceError(line: 2, column: 1, found: "comand", expected: "an event", suggestion: "command")
    #expect(error.exitStatus == .badData)
    #expect(
      error.description == """
        Trace line 2, column 1: "comand" stands where an event was expected. Did you mean "command"?
          likely cause: the file is no wire trace, or it was cut off or edited.
          what to do: write one event a line (reset high|low, power high|low, command XX, data XX XX …, \
        delay MS, busy), "#" begins a comment.
        """)
    let ended = TraceError(line: 1, column: 6, found: "", expected: "\"high\" or \"low\"", suggestion: nil)
    #expect(
      ended.explanation.whatHappened
        == "Trace line 1, column 6: the line ends where \"high\" or \"low\" was expected.")
  }
}
