import InkErrors
import Testing

@testable import InkCommand
@testable import InkHost

@MainActor
struct ReloadCommandTests {
  @Test("the display is asked for a kind, or for all")
  func asked() async {
    var answer = ControlAnswer()
    answer.reloaded = ["clock", "date"]
    let display = FakeDisplay(answer)
    let one = await Run("reload", "clock", change: { $0.controlSockets = [display.path] })
    #expect(one.output == "asked: clock, date\n")
    _ = await Run("reload", change: { $0.controlSockets = [display.path] })
    #expect(
      display.requests == [
        "{\"command\":\"reload\",\"kind\":\"clock\"}\n", "{\"command\":\"reload\"}\n",
      ])
  }

  @Test("a kind that is not placed is the display's refusal, in its words")
  func refused() async {
    let display = FakeDisplay(
      ControlAnswer(ControlError.unknownKind("clok", placed: ["clock"], suggestion: "clock")))
    let run = await Run("reload", "clok", change: { $0.controlSockets = [display.path] })
    #expect(run.status == .usage)
    #expect(
      run.errors == """
        No widget of kind "clok" is on the display.
          likely cause: A typing error; did you mean "clock"?
          what to do: Name one of clock, or none for all of them.

        """)
  }
}
