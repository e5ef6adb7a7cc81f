import Testing

@testable import InkHost

struct ControlRequestTests {
  @Test(
    "a line is a question",
    arguments: [
      (#"{"command":"status"}"#, ControlRequest(.status)),
      (#" { "command" : "reload" , "kind" : "clock" } "#, ControlRequest(.reload, kind: "clock")),
      (#"{"command":"reload","kind":null}"#, ControlRequest(.reload)),
      (#"{"command":"page","page":"next"}"#, ControlRequest(.page, page: "next")),
      (#"{"command":"logs","count":5,"from":"later versions"}"#, ControlRequest(.logs, count: 5)),
    ])
  func good(line: String, request: ControlRequest) throws {
    #expect(try ControlRequest(line: line.utf8) == request)
  }

  @Test("what a client writes is what a display reads")
  func roundTrip() throws {
    let request = ControlRequest(.logs, kind: "a\n\"b\"", count: 7)
    let line = request.line()
    #expect(line.last == 10)
    #expect(line.dropLast().contains(10) == false)
    #expect(try ControlRequest(line: line.dropLast()) == request)
  }

  @Test(
    "what is no question is told why",
    arguments: [
      ("", "it is no JSON object"), ("status", "it is no JSON object"), ("[1]", "it is no JSON object"),
      ("\u{0}\u{1}\u{fffd}", "it is no JSON object"), ("{}", "it has no \"command\""),
      (#"{"command":7}"#, "it has no \"command\""),
      (
        #"{"command":"halt"}"#,
        "there is no command \"halt\" among \"status\", \"reload\", \"logs\", \"page\""
      ),
      (#"{"command":"page"}"#, "it has no \"page\""),
      (#"{"command":"reload","kind":7}"#, "\"kind\" is no text"),
      (#"{"command":"logs","count":0}"#, "\"count\" is no whole number above 0"),
      (#"{"command":"logs","count":"many"}"#, "\"count\" is no whole number above 0"),
    ])
  func bad(line: String, why: String) {
    #expect(throws: ControlError.badRequest(why)) { try ControlRequest(line: line.utf8) }
  }
}
