import Foundation
import Testing

@testable import InkFeeds

@Suite("FeedValue")
struct FeedValueTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("JSON is read as it is written")
  func json() throws {
    let text = #"{"a": [1, 2.5, true, null, "x [{"], "b": {"c": -3e2}, "d": false, "e": 0, "f": 1}"#
    let expected: FeedValue = .table([
      "a": .list([.number(1), .number(2.5), .boolean(true), .nothing, .text("x [{")]),
      "b": .table(["c": .number(-300)]), "d": .boolean(false), "e": .number(0), "f": .number(1),
    ])
    #expect(try FeedValue(json: Self.bytes(text)) == expected)
  }

  @Test(
    "What is no JSON is refused with its beginning",
    arguments: [
      ("", ""), ("NaN", "NaN"), ("[NaN]", "[NaN]"), ("{\"a\": Infinity}", "{\"a\": Infinity}"),
      ("[1,", "[1,"),
      ("<html>\n<body>", "<html>\u{FFFD}<body>"), ("{} {}", "{} {}"),
    ])
  func noJSON(text: String, beginning: String) {
    #expect(throws: FeedError.notJSON(beginning: beginning)) { try FeedValue(json: Self.bytes(text)) }
  }

  @Test("Bytes that are no text are no JSON")
  func binary() {
    #expect(throws: FeedError.self) { try FeedValue(json: [0x22, 0xFF, 0xFE, 0x22]) }
  }

  @Test("Depth is limited, and brackets in texts do not count")
  func depth() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try FeedValue(json: Self.bytes(deepest)) }
    #expect(throws: FeedError.tooDeep(limit: 64)) { try FeedValue(json: Self.bytes("[\(deepest)]")) }
    let brackets = String(repeating: "[", count: 30_000)
    #expect(throws: FeedError.tooDeep(limit: 64)) { try FeedValue(json: Self.bytes(brackets)) }
    #expect(try FeedValue(json: Self.bytes("\"\(brackets)\\\"[\"")) == .text("\(brackets)\"["))
  }

  @Test("A number too large for a number is no number of ours")
  func largeNumber() {
    let value = try? FeedValue(json: Self.bytes("1e999"))
    #expect(value?.number == nil)
  }

  static let numbers: [(FeedValue, Double?)] = [
    (.number(1013.2), 1013.2), (.text("1013.2"), 1013.2), (.text(" -4\n"), -4), (.text("nan"), nil),
    (.text("inf"), nil), (.text("1,013"), nil), (.text(""), nil), (.boolean(true), nil), (.nothing, nil),
    (.number(.infinity), nil), (.list([.number(1)]), nil),
  ]

  @Test("Numbers are numbers, and texts that are", arguments: numbers)
  func number(_ value: FeedValue, _ number: Double?) { #expect(value.number == number) }

  static let texts: [(FeedValue, String?)] = [
    (.text("calm"), "calm"), (.number(95), "95"), (.number(0.5), "0.5"), (.number(1e300), "1e+300"),
    (.boolean(false), "false"), (.nothing, nil), (.table([:]), nil),
  ]

  @Test("Texts are texts, and what can be written as one", arguments: texts)
  func text(_ value: FeedValue, _ text: String?) { #expect(value.text == text) }

  static let dates: [(FeedValue, Double?)] = [
    (.text("2026-11-30T12:45:00Z"), 1_796_042_700), (.text("2026-11-30T13:45:00+01:00"), 1_796_042_700),
    (.text("2026-11-30T12:45:00.500Z"), 1_796_042_700.5), (.number(1_796_042_700), 1_796_042_700),
    (.text("1796042700\n"), 1_796_042_700), (.number(-1), nil), (.number(1e300), nil),
    (.text("yesterday"), nil),
    (.text(""), nil), (.text("2026-13-99T99:99:99Z"), nil),
  ]

  @Test("Instants are RFC 3339 or seconds since 1970", arguments: dates)
  func date(_ value: FeedValue, _ seconds: Double?) {
    #expect(value.date == seconds.map { Date(timeIntervalSince1970: $0) })
  }
}

@Suite("JSONPointer")
struct JSONPointerTests {
  static let document: FeedValue = .table([
    "main": .table(["pressure": .number(1008), "humidity": .number(80)]),
    "days": .list([.text("a"), .text("b")]), "a/b": .number(1), "m~n": .number(2), "": .number(3),
    "off": .nothing,
  ])

  static let found: [(String, FeedValue)] = [
    ("/main/pressure", .number(1008)), ("/days/1", .text("b")), ("/a~1b", .number(1)), ("/m~0n", .number(2)),
    ("/", .number(3)), ("", document),
  ]

  @Test("A pointer leads to a value", arguments: found)
  func leads(_ text: String, _ value: FeedValue) throws {
    #expect(try JSONPointer(text)?.value(in: Self.document) == value)
  }

  static let lost: [(String, FeedError)] = [
    (
      "/main/presure",
      .noMember("presure", in: "/main", known: ["humidity", "pressure"], suggestion: "pressure")
    ),
    ("/days/2", .noMember("2", in: "/days", known: ["0 to 1"], suggestion: nil)),
    ("/days/01", .noMember("01", in: "/days", known: ["0 to 1"], suggestion: nil)),
    ("/main/pressure/x", .noMember("x", in: "/main/pressure", known: [], suggestion: nil)),
    ("/off", .null(at: "/off")),
  ]

  @Test("One that leads nowhere says where it stopped and what is there", arguments: lost)
  func loses(_ text: String, _ error: FeedError) {
    #expect(throws: error) { try JSONPointer(text)?.value(in: Self.document) }
  }

  @Test("What does not begin with a slash is no pointer", arguments: ["main", "main.pressure", "$.main"])
  func refused(_ text: String) { #expect(JSONPointer(text) == nil) }
}
