import Foundation
import InkFeeds
import Testing

@testable import InkCatalogue

@Suite("LastEvent")
struct LastEventTests {
  static let asked = Date(timeIntervalSince1970: 1_796_042_700)
  static let time = Date(timeIntervalSince1970: 1_796_034_120)

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let value: FeedValue
    var isFile = false
    var date: Date?
    var what: String?
    var amount: String?
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "an instant", value: .text("2026-11-30T10:22:00Z"), date: time),
    Case(name: "seconds", value: .number(1_796_034_120), date: time),
    Case(
      name: "a table",
      value: .table(["time": .number(1_796_034_120), "name": .text("Latte"), "amount": .number(95)]),
      date: time, what: "Latte", amount: "95"),
    Case(name: "half an amount", value: .table(["amount": .number(0.54)]), amount: "0.5"),
    Case(name: "a table without a time", value: .table(["name": .text("Latte")]), what: "Latte"),
    Case(name: "a touched file", value: .text(""), isFile: true, date: asked),
    Case(
      name: "a file with a name", value: .text("Espresso\nsecond line"), isFile: true, date: asked,
      what: "Espresso"),
    Case(name: "a file with an instant", value: .text("1796034120"), isFile: true, date: time),
    Case(name: "a command's text", value: .text("Espresso")),
    Case(name: "null", value: .nothing),
  ]

  @Test("An event is read from an instant, a table, or a file's time", arguments: cases)
  func reads(_ it: Case) {
    let event = LastEvent(FeedReport(reading: FeedReading(it.value, at: Self.asked)), isFile: it.isFile)
    #expect(event.date == it.date)
    #expect(event.name == it.what)
    #expect(event.amountText == it.amount)
  }

  @Test("Without a report there is no event")
  func nothing() { #expect(LastEvent(nil) == LastEvent(FeedReport())) }

  @Test("The age's changes and the end of freshness come in order")
  func instants() {
    let report = FeedReport(
      reading: FeedReading(.number(Self.time.timeIntervalSince1970), at: Self.asked),
      staleAfter: .seconds(3600))
    let dates = EventWidget.changes(of: report, after: Self.asked, isFile: false)
    #expect(dates == dates.sorted())
    #expect(dates.contains(Self.asked + 3600))
    #expect(dates.contains(Self.time + 3 * 3600))
  }
}
