import Foundation
import InkTestKit
import SwiftUI
import Testing

/// What Foundation writes, in the language of the view whose body runs.
@MainActor @Suite("Language of the display")
struct DisplayLanguageTests {
  /// Friday, January 15, 2027, 08:00 UTC.
  private static let date = Date(timeIntervalSince1970: 1_800_000_000)

  /// What a body in German reads.
  private func german(_ words: @escaping () -> String) -> String? {
    struct Reader: View {
      let words: () -> String

      var body: some View { Text(verbatim: words()) }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "de_DE")
    calendar.timeZone = .gmt
    return LayoutTree(400, 20) {
      Reader(words: words).environment(\.locale, Locale(identifier: "de_DE"))
        .environment(\.calendar, calendar)
    }.texts.first
  }

  @Test("the current language and calendar are the view's")
  func current() {
    #expect(german { Locale.ofDisplay.identifier } == "de_DE")
    #expect(german { Calendar.ofDisplay.monthSymbols[0] } == "Januar")
    #expect(german { "\(Calendar.ofDisplay.firstWeekday)" } == "2")
  }

  @Test("a formatter of a view's own speaks the language, until it is told another")
  func dates() {
    let formatter = DisplayDateFormatter()
    formatter.timeZone = .gmt
    formatter.dateStyle = .full
    // The one formatter, made outside any view.
    #expect(german { formatter.string(from: Self.date) } == "Freitag, 15. Januar 2027")
    let own = DisplayDateFormatter()
    own.timeZone = .gmt
    own.locale = Locale(identifier: "fr_FR")
    own.dateFormat = "EEEE"
    #expect(german { own.string(from: Self.date) } == "vendredi")
    let template = DisplayDateFormatter()
    template.timeZone = .gmt
    let words = german {
      template.setLocalizedDateFormatFromTemplate("dMMMM")
      return template.string(for: Self.date) ?? ""
    }
    #expect(words == "15. Januar")
    #expect(german { formatter.date(from: "Freitag, 15. Januar 2027") == nil ? "none" : "read" } == "read")
  }

  @Test("numbers have the language's separators")
  func numbers() {
    let formatter = DisplayNumberFormatter()
    formatter.numberStyle = .decimal
    #expect(german { formatter.string(from: 1234.5) ?? "" } == "1.234,5")
    #expect(german { formatter.string(for: 1234.5) ?? "" } == "1.234,5")
    #expect(german { formatter.number(from: "0,5").map { "\($0)" } ?? "" } == "0.5")
    #expect(german { NumberFormatter.localizedString(from: 0.5, number: .decimal) } == "0.5")
    #expect(german { DisplayNumberFormatter.localizedString(from: 0.5, number: .decimal) } == "0,5")
  }

  @Test("a style that was told no language takes the display's; another keeps its own")
  func styles() {
    #expect(german { FloatingPointFormatStyle<Double>().inLanguageOfDisplay().format(0.5) } == "0,5")
    #expect(
      german {
        FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).inLanguageOfDisplay().format(
          0.5)
      } == "0.5")
    let warm = Measurement(value: 21.5, unit: UnitTemperature.celsius)
    #expect(german { warm.formatted() } == "21,5 °C")
    let style = Date.FormatStyle(timeZone: .gmt).weekday(.wide)
    #expect(german { style.inLanguageOfDisplay().format(Self.date) } == "Freitag")
  }

  @Test("a text by a plain formatter is in the view's language; by one that was told another, in that")
  func texts() {
    let plain = DateFormatter()
    plain.timeZone = .gmt
    plain.dateFormat = "EEEE"
    let told = DateFormatter()
    told.timeZone = .gmt
    told.locale = Locale(identifier: "fr_FR")
    told.dateFormat = "EEEE"
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    struct Reader: View {
      let formatters: [Formatter]

      var body: some View {
        Text(DisplayLanguageTests.date, formatter: formatters[0])
        Text(DisplayLanguageTests.date, formatter: formatters[1])
        Text(NSNumber(value: 0.25), formatter: formatters[2])
        Text("am \(DisplayLanguageTests.date, formatter: formatters[0])")
      }
    }
    let tree = LayoutTree(400, 80) {
      Reader(formatters: [plain, told, percent]).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(tree.texts == ["Freitag", "vendredi", "25\u{A0}%", "am Freitag"])
  }
}
