import InkErrors
import Testing

@Suite struct ExplanationTests {
  private struct Unplugged: ExplainedError {
    var explanation: Explanation {
      Explanation("The panel is silent.", cause: "A cable is loose.", remedy: "Push it in.")
    }
    var exitStatus: ExitStatus { .deviceUnavailable }
  }

  @Test("a message has three lines, the last two labelled")
  func text() {
    #expect(
      Unplugged().explanation.text == """
        The panel is silent.
          likely cause: A cable is loose.
          what to do: Push it in.
        """)
  }

  @Test("an explained error prints as its message")
  func description() {
    let error: any Error = Unplugged()
    #expect("\(error)" == Unplugged().explanation.text)
  }
}
