import Foundation
import InkBoards
import InkCatalogue
import InkTimelines
import Testing

@testable import InkCommand
@testable import InkHost

/// What programs read, held by the schemas in docs.
@MainActor
struct JSONSchemaTests {
  private static func schema(_ name: String) throws -> JSONSchema {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try JSONSchema(contentsOf: package.appending(path: "docs/\(name).schema.json").path)
  }

  private func check(_ run: Run, _ name: String) throws {
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let faults = try Self.schema(name).faults(of: document)
    #expect(faults == [], "\(run.errors)")
  }

  nonisolated static let documents: [(words: String, schema: String)] = [
    ("gauge --board simulated", "gauge"),
    ("gauge --fault none", "gauge"),
    ("gauge --board adafruit-2in13-bonnet --fault none", "gauge"),
    ("gauge scan --fault none", "gauge-scan"),
    ("gauge scan --fault other-gauge", "gauge-scan"),
    ("gauge scan --fault gauge-held", "gauge-scan"),
    ("gauge scan --fault gauge-missing", "gauge-scan"),
    ("list boards", "list-boards"),
    ("list panels", "list-panels"),
    ("list gauges", "list-gauges"),
    ("list widgets", "list-widgets"),
    ("list faults", "list-faults"),
    ("diagnose --fault none", "diagnose"),
    ("diagnose --board simulated", "diagnose"),
  ]

  @Test("the facts of a command are as its schema says", arguments: documents)
  func document(words: String, schema: String) async throws {
    let run = await Run(
      words: words.split(separator: " ").map(String.init) + ["--json"],
      widgets: WidgetDescriptor.all(in: Catalogue()))
    try check(run, schema)
  }

  @Test("the budget is as its schema says, with everything known and with nothing", arguments: [0, 3, 60])
  func budget(wakes: Int) async throws {
    try check(try await BudgetCommandTests.budget(try BudgetCommandTests.history(wakes), "--json"), "budget")
  }

  @Test("a reading again and again is a document a line, each as the schema says")
  func watch() async throws {
    let run = await Run(words: ["gauge", "--board", "simulated", "--watch", "--json"], minutes: 3)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count >= 2)
    for line in lines {
      let document = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(try Self.schema("gauge").faults(of: document) == [])
    }
  }

  @Test(
    "a reading that fails while it is watched is a document of its own, before and after one that did not")
  func watchError() async throws {
    let watch = ["gauge", "--watch", "--count", "2", "--json"]
    let never = await Run(words: watch) { board in
      let station = try SimulatedStation(board)
      station.hardware.bus.detach(at: 0x36)
      return station
    }
    let later = await Run(words: watch) { board in
      let station = try SimulatedStation(board)
      // The first reading takes four transfers.
      station.hardware.faults.fail(atStep: 5, with: .noAcknowledge, forever: true)
      return station
    }
    let lines = never.output.split(separator: "\n") + later.output.split(separator: "\n").dropFirst()
    #expect(lines.count == 3)
    for line in lines {
      let document = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(try Self.schema("gauge-watch-error").faults(of: document) == [], "\(line)")
    }
  }

  @Test("a program's own widgets say what they please of themselves")
  func ownWidgets() async throws {
    let run = await Run(
      words: ["list", "widgets", "--json"], widgets: WidgetDescriptor.all(in: RoomWidget()))
    #expect(run.output.contains("null"))
    try check(run, "list-widgets")
  }

  @Test("a display's state with everything in it, and with as little as it can have")
  func status() async throws {
    var bare = DisplayStatus.fixture
    bare.battery = nil
    bare.batteryPolicy = nil
    bare.next = nil
    bare.shownSince = nil
    bare.errors = []
    bare.widgets = []
    var full = DisplayStatus.fixture
    full.refreshing = .init(since: full.date, plan: "full", reason: "the hour changed")
    for status in [DisplayStatus.fixture, bare, full] {
      var answer = ControlAnswer()
      answer.status = status
      let display = FakeDisplay(answer)
      let run = await Run(words: ["status", "--json"], change: { $0.controlSockets = [display.path] })
      try check(run, "status")
    }
  }

  @Test("a schema sees a key that is missing, one too many, and a value of another type")
  func sight() throws {
    let schema = try Self.schema("list-faults")
    func faults(_ text: String) throws -> [String] {
      schema.faults(of: try JSONSerialization.jsonObject(with: Data(text.utf8)))
    }
    let good = #"{"schema": 1, "faults": [{"name": "a", "summary": "b", "check": "c"}]}"#
    #expect(try faults(good) == [])
    #expect(try faults(good.replacing(#""name": "a", "#, with: "")) == ["$.faults[0]: name is missing"])
    #expect(try faults(good.replacing(#""a""#, with: "1")).count == 1)
    #expect(
      try faults(good.replacing(#""check""#, with: #""x": 1, "check""#)) == ["$.faults[0]: x is unknown"])
  }
}
