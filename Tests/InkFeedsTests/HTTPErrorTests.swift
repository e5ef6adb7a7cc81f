import InkErrors
import Testing

@testable import InkFeeds

@Suite("HTTPError")
struct HTTPErrorTests {
  static let cases: [(HTTPError, InkErrors.ExitStatus, String)] = [
    (.noLibrary, .inputOutput, "Nothing can be asked of a web server."),
    (.notAddress, .configuration, "The address with its secrets in it is none."),
    (.noSecret(name: "K", places: ["/a", "/b"]), .configuration, "There is no secret K."),
    (.openSecrets(path: "/a"), .configuration, "The secrets in /a are open to others."),
    (.noHost("a.org"), .inputOutput, "There is no server a.org."),
    (.noConnection(host: "a.org"), .inputOutput, "The server a.org takes no connection."),
    (
      .deadline(host: "a.org", after: .seconds(10)), .inputOutput,
      "The server a.org gave no whole answer within 10 s."
    ),
    (
      .certificate(host: "a.org", message: "expired"), .inputOutput,
      "The server a.org cannot prove who it is: expired."
    ),
    (
      .authorities(host: "a.org", message: "no file"), .configuration,
      "The authorities for a.org cannot be read: no file."
    ),
    (.silent(host: "a.org"), .badData, "The server a.org answered with nothing."),
    (.tooLong(host: "a.org", limit: 65_536), .badData, "The server a.org gave more than 64 KiB."),
    (.redirects(host: "a.org", limit: 5), .badData, "The server a.org redirects more than 5 times."),
    (.insecureRedirect(host: "a.org"), .badData, "The server a.org redirects from https to http."),
    (
      .redirectElsewhere(host: "a.org", scheme: "file"), .badData,
      "The server a.org redirects to file, which is not followed."
    ),
    (.other(host: "a.org", message: "reset"), .inputOutput, "The server a.org cannot be asked: reset."),
  ]

  @Test("Each says what happened, why, and what to do", arguments: cases.indices)
  func texts(_ index: Int) {
    let (error, status, text) = Self.cases[index]
    #expect(error.explanation.whatHappened == text)
    #expect(!error.explanation.likelyCause.isEmpty && !error.explanation.whatToDo.isEmpty)
    #expect(error.exitStatus == status)
    #expect(FeedError.http(error).explanation == error.explanation)
    #expect(FeedError.http(error).exitStatus == status)
  }

  static let statuses: [(Int, Duration?, String, String)] = [
    (
      301, nil, "It says that the value is elsewhere, but not where.",
      "Open the address in a browser, and write the one at which it ends."
    ),
    (
      401, nil, "It wants a key or a password, or another one.",
      "Give it in `headers`, as `Authorization = \"Bearer ${NAME}\"` with a secret of that name."
    ),
    (404, nil, "There is nothing at the address.", "Correct `url`."),
    (
      429, .seconds(90), "It was asked too often.",
      "Nothing: it is left alone for 90 s. A longer `every` helps."
    ),
    (429, nil, "It was asked too often.", "Give the source a longer `every`."),
    (503, nil, "The fault is the server's.", "Nothing: it is asked again."),
    (
      418, nil, "It does not want to be asked like that.",
      "Run `curl -v` with the address; the body often says more."
    ),
  ]

  @Test("A status is explained by what it says", arguments: statuses.indices)
  func status(_ index: Int) {
    let (code, pause, cause, remedy) = Self.statuses[index]
    let error = HTTPError.status(host: "a.org", code: code, retryAfter: pause)
    #expect(error.explanation.whatHappened == "The server a.org answered with status \(code).")
    #expect(error.explanation.likelyCause == cause)
    #expect(error.explanation.whatToDo == remedy)
    #expect(FeedError.http(error).pause == pause)
  }

  @Test("libcurl's numbers are told apart, its words kept to a line")
  func codes() {
    func error(_ code: Int32) -> HTTPError {
      HTTPError(code: code, message: "a\nb", host: "h", deadline: .seconds(3))
    }
    let table: [(Int32, HTTPError)] = [
      (-1, .noLibrary), (6, .noHost("h")), (7, .noConnection(host: "h")),
      (28, .deadline(host: "h", after: .seconds(3))), (52, .silent(host: "h")),
      (60, .certificate(host: "h", message: "a\u{FFFD}b")),
      (77, .authorities(host: "h", message: "a\u{FFFD}b")), (56, .other(host: "h", message: "a\u{FFFD}b")),
    ]
    for (code, expected) in table { #expect(error(code) == expected) }
  }
}
