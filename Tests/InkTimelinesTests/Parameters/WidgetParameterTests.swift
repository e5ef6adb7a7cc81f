import Foundation
import InkErrors
import Testing

@testable import InkTimelines

@Suite struct WidgetParameterTests {
  static let durations: [(String, Duration?)] = [
    ("10m", .seconds(600)), ("1h30m", .seconds(5400)), ("24h", .seconds(86_400)), ("2d", .seconds(172_800)),
    ("500ms", .milliseconds(500)), ("1s500ms", .milliseconds(1500)), ("0s", .zero), ("90s", .seconds(90)),
    ("", nil), ("10", nil), ("m", nil), ("10 m", nil), ("10M", nil), ("30m1h", nil), ("1m1m", nil),
    ("-1m", nil),
    ("1.5h", nil), ("99999999999999999999s", nil), ("9223372036854775807d", nil), ("١٠m", nil),
  ]

  @Test("Durations are written with units, the largest first", arguments: durations)
  func duration_isRead(_ text: String, _ duration: Duration?) {
    #expect(Duration(parsing: text) == duration)
  }

  @Test(
    "A duration is written as it is read", arguments: ["10m", "1h30m", "2d", "1s500ms", "0s", "1d2h3m4s5ms"])
  func duration_isWritten(_ text: String) {
    #expect(Duration(parsing: text)?.parameterText == "\"\(text)\"")
  }

  func read<Value: WidgetParameterValue & Equatable>(_ value: WidgetConfigurationValue, as expected: Value) {
    #expect(throws: Never.self) {
      let read = try Value(parameter: value, key: "key")
      #expect(read == expected)
    }
  }

  @Test("Values are read as the types of settings")
  func values_areRead() {
    read("text", as: "text")
    read(3, as: 3)
    read(3, as: 3.0)
    read(2.5, as: 2.5)
    read(true, as: true)
    read("10m", as: Duration.seconds(600))
    read(["a", "b"], as: ["a", "b"])
    read("a", as: String?.some("a"))
    read(.date(.distantPast), as: Date.distantPast)
    read(
      "https://example.org",
      as: URL(fileURLWithPath: "/").appending(path: "").relativeURL("https://example.org"))
  }

  static let refusals:
    [(any WidgetParameterValue.Type, WidgetConfigurationValue, key: String, wants: String, got: String)] = [
      (String.self, 3, "key", "a string", "an integer"),
      (Int.self, 2.5, "key", "an integer", "a number"),
      (Int.self, "3", "key", "an integer", "\"3\""),
      (Double.self, true, "key", "a number", "true or false"),
      (Bool.self, 1, "key", "true or false", "an integer"),
      (Duration.self, 600, "key", "a duration such as \"10m\" or \"1h30m\"", "an integer"),
      (Duration.self, "600", "key", "a duration such as \"10m\" or \"1h30m\"", "\"600\""),
      (URL.self, "example", "key", "an address", "\"example\""),
      (Date.self, "today", "key", "a date", "\"today\""),
      ([String].self, "a", "key", "an array, each a string", "\"a\""),
      ([String].self, ["a", 3], "key[1]", "a string", "an integer"),
      (String?.self, ["a": "b"], "key", "a string", "a table"),
      (PlaceWidget.Source.self, [3], "key", "a table", "an array"),
    ]

  @Test("Values of another type are refused with both types in words", arguments: 0..<13)
  func values_areRefused(_ index: Int) {
    let row = Self.refusals[index]
    let error = WidgetConfigurationError(key: row.key, problem: .wrongType(wants: row.wants, got: row.got))
    #expect(throws: error) { try row.0.init(parameter: row.1, key: "key") }
  }

  static let explanations: [(WidgetConfigurationError, String)] = [
    (
      .init(key: "source.evry", kind: "place", problem: .unknown(known: ["command", "every"])),
      """
      The configuration of the widget “place” has the setting “source.evry”, which there is not.
        likely cause: Its settings are command, every.
        what to do: Write every in place of evry.
      """
    ),
    (
      .init(key: "x", kind: "word", problem: .unknown(known: [])),
      """
      The configuration of the widget “word” has the setting “x”, which there is not.
        likely cause: The widget has no settings.
        what to do: Remove x.
      """
    ),
    (
      .init(key: "place", kind: "place", problem: .wrongType(wants: "a string", got: "an integer")),
      """
      The setting “place” of the widget “place” is an integer.
        likely cause: It takes a string.
        what to do: Write a string, or remove the setting to have its default.
      """
    ),
    (
      .init(key: "unit", kind: "place", problem: .notAmong(["hectopascals", "inches"], got: "inchs")),
      """
      The setting “unit” of the widget “place” is “inchs”, which it does not know.
        likely cause: It takes one of "hectopascals", "inches".
        what to do: Write unit = "inches".
      """
    ),
    (
      .init(key: "place", problem: .missing(wants: "a string")),
      """
      The configuration of the widget lacks the setting “place”.
        likely cause: The widget cannot do without it, and it has no default.
        what to do: Write place = followed by a string.
      """
    ),
    (
      .init(key: "place", kind: "word", problem: .notGiven(wants: "a string", standIn: "\"\"")),
      """
      The configuration of the widget “word” lacks the setting “place”.
        likely cause: It has no default, so "" stands for it.
        what to do: Write place = followed by a string.
      """
    ),
  ]

  @Test("Every error says what happened, why and what to do", arguments: explanations)
  func error_explainsItself(_ error: WidgetConfigurationError, _ text: String) {
    #expect(error.description == text)
    #expect(error.exitStatus == .configuration)
  }
}

extension URL {
  fileprivate func relativeURL(_ text: String) -> URL { URL(string: text) ?? self }
}
