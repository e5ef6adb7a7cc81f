import InkErrors
import Testing

@testable import InkHost

struct ControlErrorTests {
  static let refusal = ControlAnswer.Refusal(ControlError.badRequest("it is no JSON object"))

  @Test(
    "each error says what happened, why and what to do",
    arguments: [
      (
        .nobody(searched: ["/run/a", "/run/b"]), .deviceUnavailable,
        "No display runs here: nobody listens on /run/a or /run/b.", "systemctl status inkglance"
      ),
      (.notOurs(path: "/run/a"), .noPermission, "/run/a belongs to another user.", "`sudo`"),
      (
        .inUse(path: "/run/a"), .deviceUnavailable, "Another display of this user listens on /run/a.",
        "stop the other one"
      ),
      (
        .noAnswer(path: "/run/a", after: .seconds(60)), .deviceUnavailable,
        "The display behind /run/a has not answered for 60 s.", "systemctl restart inkglance"
      ),
      (
        .badAnswer(path: "/run/a"), .badData, "What answers on /run/a is no display of this version.",
        "systemctl restart inkglance"
      ),
      (
        .badRequest("it is empty"), .badData, "The request cannot be understood: it is empty.",
        "{\"command\":\"status\"}"
      ),
      (
        .unknownKind("clok", placed: ["clock", "date"], suggestion: "clock"), .usage,
        "No widget of kind \"clok\" is on the display.", "Name one of clock, date"
      ),
      (
        .unknownPage("clok", pages: ["main", "clock"], suggestion: "clock"), .usage,
        "The display has no page \"clok\".", "Name one of main, clock, or \"next\" or \"previous\"."
      ),
      (
        .unknownPage("next", pages: [], suggestion: nil), .usage, "The display has one page only.",
        "Write a [[page]]"
      ),
      (.refused(refusal), .usage, "The request cannot be understood: it is no JSON object.", "{\"command\""),
      (
        .failed(operation: "Listening on", path: "/run/a/b", errno: 13), .inputOutput,
        "Listening on /run/a/b failed: Permission denied.", "ls -ld /run/a`"
      ),
    ] as [(ControlError, InkErrors.ExitStatus, String, String)])
  func texts(error: ControlError, status: InkErrors.ExitStatus, fact: String, remedy: String) {
    #expect(error.explanation.whatHappened == fact)
    #expect(error.explanation.whatToDo.contains(remedy), "\(error.explanation.whatToDo)")
    #expect(error.explanation.likelyCause.hasSuffix(".") || error.explanation.likelyCause.hasSuffix("?"))
    #expect(error.exitStatus == status)
  }
}
