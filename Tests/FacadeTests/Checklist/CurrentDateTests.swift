import InkTestKit
import SwiftUI
import Testing

/// iOS 18's texts of the current date.
@MainActor @Suite("Texts of the current date")
struct CurrentDateTests {
  private let now = Date(timeIntervalSinceReferenceDate: 0)

  private func text(_ text: Text) -> [String] {
    LayoutTree(400, 20) { text.environment(\.locale, Locale(identifier: "en_US")) }.texts
  }

  @Test("each keeps up as the older style of its kind does")
  func kinds() {
    let end = now.addingTimeInterval(900)
    #expect(
      text(Text(.currentDate, format: .timer(countingDownIn: now..<end)))
        == text(Text(timerInterval: now...end)))
    #expect(
      text(Text(.currentDate, format: .timer(countingUpIn: now..<end, showsHours: false)))
        == text(Text(timerInterval: now...end, countsDown: false, showsHours: false)))
    #expect(
      text(Text(.currentDate, format: .offset(to: end, maxFieldCount: 1))) == text(Text(end, style: .offset)))
    #expect(
      text(Text(.currentDate, format: .offset(to: end, allowedFields: [.hour, .minute])))
        == text(Text(end, style: .relative)))
    #expect(text(Text(.currentDate, format: .reference(to: end))) == text(Text(end, style: .relative)))
    #expect(text(Text(.currentDate, format: .stopwatch(startingAt: now))) == text(Text(now, style: .timer)))
    #expect(
      text(Text("in \(.currentDate, format: .offset(to: end))")) == text(Text("in \(end, style: .relative)")))
  }
}
