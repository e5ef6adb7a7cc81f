import Foundation
import Testing
import UIKit

/// What widgets use of Foundation and Linux does not have.
@Suite("Gaps of Foundation")
struct FoundationGapTests {
  @Test(
    "lengths of time are written by style",
    arguments: [
      (UIKit.DateComponentsFormatter.UnitsStyle.positional, "1:30:00"), (.abbreviated, "1h 30m"),
      (.short, "1 hr, 30 min"), (.full, "1 hour, 30 minutes"),
    ])
  func components(style: UIKit.DateComponentsFormatter.UnitsStyle, expected: String) {
    let formatter = UIKit.DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 5400) == expected)
  }

  @Test("dates are written by how far they are", arguments: [(7200.0, "in 2 hours"), (-7200, "2 hours ago")])
  func relative(seconds: Double, expected: String) {
    let formatter = UIKit.RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == expected)
  }

  @Test("defaults take a value by key-value coding")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "org.inkglance.tests"))
    defaults.setValue("kept", forKey: "word")
    #expect(defaults.string(forKey: "word") == "kept")
    defaults.removeObject(forKey: "word")
  }

  @Test("an app group has a directory of its own")
  func group() {
    let one = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.one")
    let other = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.other")
    #expect(one != nil)
    #expect(one != other)
  }
}
