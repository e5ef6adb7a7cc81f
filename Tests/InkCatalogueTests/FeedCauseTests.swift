import Foundation
import InkFeeds
import InkTestKit
import InkTimelines
import InkViews
import Testing

@testable import InkCatalogue

@Suite("Causes on the glass")
struct FeedCauseTests {
  nonisolated static let causes: [(FeedError, String)] = [
    (.notStarted(program: "a", errno: ENOENT), "No program"),
    (.failed(program: "a", status: 2, message: nil), "Exit 2"),
    (.killed(program: "a", signal: 9), "Stopped"), (.deadline(program: "a", after: .seconds(1)), "Late"),
    (.silent(program: "a"), "Empty"), (.unreadable(path: "/a", errno: ENOENT), "No file"),
    (.unreadable(path: "/a", errno: EACCES), "Not readable"), (.notFile(path: "/a"), "No file"),
    (.noMetric("wifi"), "No value"), (.null(at: "/a"), "No value"), (.tooLong(limit: 1), "Too long"),
    (.notJSON(beginning: "<"), "Not readable"),
    (.http(.status(host: "a", code: 404, retryAfter: nil)), "HTTP 404"),
    (.http(.noLibrary), "No libcurl"), (.http(.noSecret(name: "A", places: [])), "No secret"),
    (.http(.noHost("a")), "No server"), (.http(.deadline(host: "a", after: .seconds(1))), "Late"),
    (.http(.certificate(host: "a", message: "")), "Not trusted"), (.http(.silent(host: "a")), "Empty"),
    (.http(.redirects(host: "a", limit: 5)), "Refused"), (.mqtt(.noLibrary), "No libmosquitto"),
    (.mqtt(.unreachable(broker: "a", port: 1883, after: .seconds(1))), "No broker"),
    (.mqtt(.lost(broker: "a")), "No broker"),
    (.mqtt(.refused(broker: "a", code: 5)), "Refused"),
    (.mqtt(.silent(topic: "a", after: .seconds(1))), "No message"),
    (.mqtt(.secret(.openSecrets(path: "/a"))), "No secret"),
    (.trmnl(.notClaimed(server: "a", friendlyID: nil)), "Refused"),
    (.trmnl(.noPicture(server: "a", status: nil)), "No picture"),
  ]

  @Test("A cause is a word or two, in each language the widgets speak", arguments: causes.indices)
  func cause(_ index: Int) {
    let (error, words) = Self.causes[index]
    #expect(FeedWords(Locale(identifier: "en_GB")).cause(error) == words)
    for locale in ["de_DE", "ja_JP", "zh_CN", "zh_TW"] {
      let cause = FeedWords(Locale(identifier: locale)).cause(error)
      #expect((1...16).contains(cause.count), "\(locale): \(cause)")
    }
  }

  @Test("Beside the age of an old value a cause stands where there is room for both")
  @MainActor func room() {
    func texts(_ width: CGFloat) -> [String] {
      ViewRenderer(
        StaleNote(age: 10_800, cause: "HTTP 404"), environment: EnvironmentValues(), measurer: FixedMeasurer()
      ).layout(in: CGSize(width: width, height: 20)).texts
    }
    #expect(texts(300) == ["3 h ago · HTTP 404"])
    #expect(texts(70) == ["3 h ago"])
  }
}
