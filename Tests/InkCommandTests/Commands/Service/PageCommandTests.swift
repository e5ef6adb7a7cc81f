import InkErrors
import Testing

@testable import InkCommand
@testable import InkHost

@MainActor
struct PageCommandTests {
  @Test("the display is asked for a page, and the one it turns to is told")
  func asked() async {
    var answer = ControlAnswer()
    answer.page = "weather"
    let display = FakeDisplay(answer)
    let run = await Run("page", "next", change: { $0.controlSockets = [display.path] })
    #expect(run.output == "page: weather\n")
    #expect(display.requests == ["{\"command\":\"page\",\"page\":\"next\"}\n"])
  }

  @Test("a page that there is not is the display's refusal, in its words")
  func refused() async {
    let display = FakeDisplay(
      ControlAnswer(ControlError.unknownPage("wether", pages: ["main", "weather"], suggestion: "weather")))
    let run = await Run("page", "wether", change: { $0.controlSockets = [display.path] })
    #expect(run.status == .usage)
    #expect(
      run.errors == """
        The display has no page "wether".
          likely cause: A typing error; did you mean "weather"?
          what to do: Name one of main, weather, or "next" or "previous".

        """)
  }

  @Test("a page has to be named")
  func unnamed() async {
    #expect(await Run("page").status == .usage)
  }
}
