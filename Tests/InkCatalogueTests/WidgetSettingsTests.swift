import Foundation
import InkTimelines
import Testing

@testable import InkCatalogue

@MainActor @Suite("Settings of widgets")
struct WidgetSettingsTests {
  nonisolated static let bad: [(String, WidgetConfigurationValues, String, String, String)] = [
    (
      "pressure", ["sorce": "x"],
      "The configuration of the widget “pressure” has the setting “sorce”, which there is not.",
      "Its settings are source, unit, place, limits.", "Write source in place of sorce."
    ),
    (
      "pressure", ["source": ["comand": "x"]],
      "The configuration of the widget “pressure” has the setting “source.comand”, which there is not.",
      "Its settings are calendar, command, file, host, http, mqtt, trmnl, path, every, deadline, stale_after.",
      "Write command in place of comand."
    ),
    (
      "pressure", ["unit": "hpa"],
      "The setting “unit” of the widget “pressure” is “hpa”, which it does not know.",
      "It takes one of \"hPa\", \"mbar\", \"Pa\", \"kPa\", \"mmHg\", \"inHg\".", "Write unit = \"hPa\"."
    ),
    (
      "pressure", ["limits": ["severe": "much"]],
      "The setting “limits.severe” of the widget “pressure” is \"much\".",
      "It takes a number.", "Write a number, or remove the setting to have its default."
    ),
    (
      "analog-clock", ["face": "number"],
      "The setting “face” of the widget “analog-clock” is “number”, which it does not know.",
      "It takes one of \"numbers\", \"ticks\", \"dots\", \"plain\".", "Write face = \"numbers\"."
    ),
    (
      "month", ["tint": "rad"], "The setting “tint” of the widget “month” is “rad”, which it does not know.",
      "It takes one of \(InkColor.names.map { "\"\($0)\"" }.joined(separator: ", ")).",
      "Write tint = \"red\"."
    ),
  ]

  @Test("What cannot be used is told with what was meant", arguments: bad.indices)
  func errors(_ index: Int) throws {
    let (kind, values, fact, cause, remedy) = Self.bad[index]
    let descriptor = try Stage.descriptor(kind)
    do throws(WidgetConfigurationError) {
      _ = try descriptor.makeSource(values)
      Issue.record("\(values) was taken")
    } catch {
      #expect(error.explanation.whatHappened == fact)
      #expect(error.explanation.likelyCause == cause)
      #expect(error.explanation.whatToDo == remedy)
    }
  }

  nonisolated static let colors: [(String, Double?)] = [
    ("white", 1), ("black", 0), ("#FF0000", 0.2126), ("#00ff00", 0.7152), ("Blue", 0.415), ("#FF00", nil),
    ("#GG0000", nil), ("ff0000", nil), ("", nil), ("#٠٠٠٠٠٠", nil),
  ]

  @Test("Colours are names or six hexadecimal digits", arguments: colors)
  func color(_ text: String, _ lightness: Double?) {
    let found = InkColor(text)?.lightness
    #expect((found == nil) == (lightness == nil))
    if let found, let lightness { #expect(abs(found - lightness) < 0.001) }
  }

  nonisolated static let backdrops: [(WidgetConfigurationValue, isDark: Bool, isBusy: Bool)] = [
    ("white", false, false), ("black", true, false), ("gray", false, true), ("#F0F0F0", false, false),
    ("/home/pi/wood.png", false, true), ("~/wood.png", false, true),
  ]

  @Test("A backdrop tells whether to write in white on it, and whether at all", arguments: backdrops.indices)
  func backdrop(_ index: Int) throws {
    let (value, isDark, isBusy) = Self.backdrops[index]
    let backdrop = try Backdrop(parameter: value, key: "background")
    #expect(backdrop.isDark == isDark)
    #expect(backdrop.isBusy == isBusy)
  }
}

@Suite("BatteryMark")
struct BatteryMarkTests {
  static let cases: [(BatteryStatus, BatteryMark?)] = [
    (BatteryStatus(), nil), (BatteryStatus(level: 0.2, state: .unplugged), .low),
    (BatteryStatus(level: 0.204, state: .unplugged), .low),
    (BatteryStatus(level: 0.21, state: .unplugged), nil),
    (BatteryStatus(level: 0, state: .unknown), .low),
    (BatteryStatus(level: 0.1, state: .charging), .charging),
    (BatteryStatus(level: 0.5, state: .unplugged, isLowPower: true), .lowPower),
    (BatteryStatus(level: 0.1, state: .unplugged, isLowPower: true), .lowPower),
    (BatteryStatus(level: 0.5, state: .charging, isLowPower: true), .charging),
    (BatteryStatus(level: 1, state: .full), nil),
  ]

  @Test("Charging, saving and low are told apart, in this order", arguments: cases)
  func marks(_ battery: BatteryStatus, _ mark: BatteryMark?) { #expect(BatteryMark(battery) == mark) }

  @Test("Each has a figure of its own")
  func figures() {
    let marks: [BatteryMark] = [.charging, .lowPower, .low]
    #expect(Set(marks.map(\.symbol)).count == 3)
  }
}
