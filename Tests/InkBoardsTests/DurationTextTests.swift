import Testing

@testable import InkBoards

@Suite struct DurationTextTests {
  static let texts: [(String, Duration?)] = [
    ("90s", .seconds(90)), ("10m", .seconds(600)), ("24h", .seconds(86400)), ("7d", .seconds(604_800)),
    ("1h30m", .seconds(5400)), ("1d2h3m4s", .seconds(93784)), ("0s", .zero),
    ("999999d", .seconds(86_399_913_600)),
    ("", nil), ("10", nil), ("m", nil), ("10 m", nil), ("30m1h", nil), ("1h1h", nil), ("1.5h", nil),
    ("-1h", nil),
    ("1w", nil), ("1000000d", nil), ("1H", nil), ("١h", nil), ("1h30", nil),
  ]

  @Test("a duration is whole numbers with units, the larger first", arguments: texts)
  func text(_ text: String, _ duration: Duration?) {
    #expect(Duration(settingsText: text) == duration)
  }
}
