import Foundation
import InkCatalogue
import InkDiagnosis
import InkFeeds
import InkTimelines
import Testing

@testable import InkCommand

@MainActor @Suite("The sources in diagnose")
struct SourcesCheckTests {
  private static let now = Date(timeIntervalSince1970: 1_796_042_700)

  private func source(
    _ file: String, _ value: FeedValue? = nil, age: Double = 0, error: FeedError? = nil,
    staleAfter: Duration? = nil
  ) throws -> AskedSource {
    let feed = try FeedSettings(parameter: .table(["file": .string(file)]), key: "source")
    return AskedSource(
      feed, kinds: ["value"],
      report: FeedReport(
        reading: value.map { FeedReading($0, at: Self.now.addingTimeInterval(-age)) }, error: error,
        staleAfter: staleAfter))
  }

  private func outcome(_ asked: AskedSource...) -> Outcome {
    SourcesCheck(
      asked: asked, moments: MomentText(now: Self.now, zone: .gmt), limit: SourcesCheck.patience
    ).outcome
  }

  @Test("Each source is told with its value and its age")
  func well() throws {
    #expect(outcome() == .skipped("no widget has a source"))
    let (number, list) = (
      try source("/a", .text("1008.4"), age: 130), try source("/b", .list([.nothing, .nothing]))
    )
    #expect(
      outcome(number, list)
        == .passed("value (/a): 1008.4, 2 min ago; value (/b): a list of 2, 0 s ago"))
  }

  nonisolated static let words: [(FeedValue, String)] = [
    (.number(21.5), "21.5"), (.boolean(true), "true"), (.text("on Tuesday"), "a text of 10 characters"),
    (.list([.nothing]), "a list of 1"), (.table(["a": .nothing, "b": .nothing]), "a table of 2"),
    (.nothing, "nothing"),
  ]

  @Test("A value is told in few words, a text by its length alone", arguments: words)
  func word(_ value: FeedValue, _ words: String) { #expect(SourcesCheck.words(value) == words) }

  @Test("What gives no value, none in time or an old one comes first, with what to do")
  func wrong() throws {
    let missing = FeedError.unreadable(path: "/b", errno: ENOENT)
    let one = outcome(try source("/a", .number(1)), try source("/b", error: missing))
    #expect(one.fact == "value (/b): There is no file /b; value (/a): 1, 0 s ago")
    #expect(one.remedy?.note?.hasPrefix("Nothing has written it yet, or the path is misspelt.") == true)
    #expect(one.remedy?.commands == ["ls -l /b"])
    let all = outcome(
      try source("/a", .number(1), age: 3700, staleAfter: .seconds(1800)), try source("/b", error: missing),
      try source("/c"))
    #expect(
      all.fact
        == "value (/a): 1, 1 h 1 min ago, which is old; value (/b): There is no file /b; value (/c): no answer within 10.0 s"
    )
    #expect(all.remedy?.note?.contains("value (/b): Nothing has written it yet") == true)
    guard case .warned = all else {
      Issue.record("what may come back is a failure")
      return
    }
  }

  @Test("Where no display runs each source of the display file is asked, and what it gave is on the page")
  func page() async throws {
    let files = try TemporaryDirectory()
    let good = try files.file("cellar", "12.5")
    let display = try files.file(
      "inkglance.toml",
      """
      board = "simulated"
      [[widget]]
      kind = "value"
      slot = "rectangular.1"
      configuration = { source = { file = "\(good)" } }
      [[widget]]
      kind = "gauge"
      slot = "circular.1"
      configuration = { source = { file = "\(files.path)/none" } }
      """)
    let run = await Run(
      words: ["diagnose", "--config", display, "--json"], widgets: WidgetDescriptor.all(in: Catalogue()),
      change: { $0.now = { Date() } })
    let checks = try #require(run.json?["checks"] as? [[String: Any]], "\(run.output)\(run.errors)")
    let finding = try #require(checks.first { $0["name"] as? String == "sources" })
    #expect(finding["outcome"] as? String == "warned")
    let fact = try #require(finding["fact"] as? String)
    #expect(fact.hasPrefix("gauge (\(files.path)/none): There is no file \(files.path)/none; "), "\(fact)")
    #expect(fact.contains("value (\(good)): 12.5, "), "\(fact)")
  }
}
