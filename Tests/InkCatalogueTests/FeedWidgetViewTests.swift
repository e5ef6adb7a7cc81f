import Foundation
import InkTestKit
import InkTimelines
import InkViews
import Testing

@testable import InkCatalogue

@MainActor @Suite("Widgets with a feed")
struct FeedWidgetViewTests {
  /// The words of a widget whose source is a file with that content, changed so many seconds ago; nil is no file.
  private func texts(
    of kind: String, _ family: WidgetFamily, content: String?, age: TimeInterval = 0,
    locale: String = "en_GB",
    _ settings: WidgetConfigurationValues = [:], source: WidgetConfigurationValues = [:]
  ) async throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    if let content {
      try Data(content.utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Stage.date.addingTimeInterval(-age)], ofItemAtPath: file.path())
    }
    var settings = settings
    settings["source"] = .table(source.merging(["file": .string(file.path())]) { $1 })
    let place = try #require(Place.all.last { $0.family == family })
    let stage = Stage(locale: locale, configuration: settings)
    return try await stage.view(of: kind, at: place, measurer: FixedMeasurer()).texts
  }

  @Test("A fresh pressure is a number; trend and level need an hour of them, or the source's word")
  func freshPressure() async throws {
    #expect(
      try await texts(of: "pressure", .accessoryRectangular, content: "1008.4", ["place": "Tokyo"])
        == ["Tokyo", "1008 hPa"])
    #expect(
      try await texts(
        of: "pressure", .accessoryRectangular, content: #"{"pressure": 1008.4, "change": -4, "level": 3}"#,
        ["place": "Tokyo"], source: ["path": ""]) == ["Tokyo", "Severe", "1008 hPa"])
    #expect(
      try await texts(of: "pressure", .accessoryInline, content: "100.84", ["unit": "kPa"]) == ["1008 hPa"])
  }

  nonisolated static let places: [(String, [String])] = [
    ("en_GB", ["Pressure", "1008 hPa", "3 h ago"]), ("ja_JP", ["気圧", "1008 hPa", "3時間前"]),
    ("zh_CN", ["气压", "1008 hPa", "3小时前"]), ("zh_TW", ["氣壓", "1008 hPa", "3小時前"]),
  ]

  @Test("An old pressure is shown with its age", arguments: places)
  func stalePressure(_ locale: String, _ expected: [String]) async throws {
    let texts = try await texts(
      of: "pressure", .accessoryRectangular, content: "1008.4", age: 3 * 3600 + 60, locale: locale,
      source: ["every": "10m"])
    #expect(texts == expected)
  }

  @Test("A missing or impossible pressure is said to be missing, never 0 and never an old number")
  func unknownPressure() async throws {
    #expect(
      try await texts(of: "pressure", .accessoryRectangular, content: nil) == [
        "Pressure", "No data", "No file",
      ])
    #expect(try await texts(of: "pressure", .accessoryInline, content: "0") == ["Pressure –"])
  }

  @Test("A touched file is an event at its time, and what it holds is the name")
  func touchedFile() async throws {
    #expect(try await texts(of: "event", .accessoryInline, content: "", age: 8580) == ["2 h ago"])
    let small = try await texts(
      of: "event", .systemSmall, content: "Espresso", age: 8580, ["title": "Caffeine"])
    #expect(small == ["Caffeine", "Espresso", "2 hrs, 23 min ago"])
    #expect(try await texts(of: "event", .accessoryCircular, content: nil) == ["–"])
  }

  @Test("A value is its number, its unit and its title; an old one has its age")
  func value() async throws {
    let settings: WidgetConfigurationValues = ["title": "Cellar", "unit": "°C"]
    #expect(
      try await texts(of: "value", .accessoryRectangular, content: "12.5", settings)
        == ["Cellar", "12.5", "°C"])
    #expect(try await texts(of: "value", .accessoryInline, content: "12.5", settings) == ["Cellar 12.5 °C"])
    #expect(
      try await texts(
        of: "value", .accessoryRectangular, content: "12.5", age: 7300, settings, source: ["every": "10m"])
        == ["Cellar", "12.5", "°C", "2 h ago"])
    #expect(
      try await texts(of: "value", .accessoryRectangular, content: nil, settings)
        == ["Cellar", "–", "No file"])
  }

  @Test("A gauge has its ends, a list its lines, a text its words")
  func others() async throws {
    #expect(
      try await texts(
        of: "gauge", .accessoryRectangular, content: "250", ["title": "Tank", "unit": "l", "maximum": 400])
        == ["Tank", "250 l", "0", "400"])
    #expect(
      try await texts(of: "list", .systemSmall, content: "milk\nbread", ["title": "Buy"])
        == ["Buy", "milk", "bread"])
    #expect(try await texts(of: "list", .systemSmall, content: "[]", source: ["path": ""]) == ["Nothing"])
    #expect(
      try await texts(of: "text", .systemSmall, content: "Back at three", ["title": "Note"])
        == ["Note", "Back at three"])
  }

  @Test("What gives none says why in every place that has room, and a value of another kind says that")
  func causes() async throws {
    let title: WidgetConfigurationValues = ["title": "Tank"]
    for kind in ["value", "gauge", "chart", "list"] {
      for family in [WidgetFamily.accessoryRectangular, .systemSmall] {
        let texts = try await texts(of: kind, family, content: nil, title)
        #expect(texts.contains("No file"), "\(kind) \(family): \(texts)")
      }
    }
    #expect(try await texts(of: "value", .systemSmall, content: "much", title) == ["Tank", "–", "Unusable"])
    #expect(try await texts(of: "pressure", .systemSmall, content: "0") == ["Pressure", "–", "Unusable"])
    #expect(
      try await texts(of: "pressure", .accessoryRectangular, content: nil, locale: "ja_JP")
        == ["気圧", "データなし", "ファイルなし"])
  }

  @Test("A chart without numbers has words in their place, and no ends that nobody measured")
  func emptyChart() async throws {
    #expect(
      try await texts(of: "chart", .accessoryRectangular, content: nil, ["title": "Cellar"])
        == ["Cellar", "No file", "No data"])
    #expect(
      try await texts(of: "pressure", .systemMedium, content: nil)
        == ["Pressure", "–", "No file", "Last 24 hours", "No data"])
  }

  @Test("The ends of a chart are never the same number")
  func flatChart() async throws {
    let texts = try await texts(of: "chart", .accessoryRectangular, content: "6", ["title": "Cellar"])
    #expect(texts == ["Cellar", "6", "6.05", "5.95"])
  }

  @Test("An empty text is said to be empty")
  func emptyText() async throws {
    #expect(try await texts(of: "text", .systemSmall, content: "", ["title": "Note"]) == ["Note", "Nothing"])
    #expect(try await texts(of: "text", .accessoryInline, content: " \n") == ["Nothing"])
  }

  @Test("A code says below its figure why it is none")
  func codes() async throws {
    let long = String(repeating: "https://example.org/", count: 240)
    for family in [WidgetFamily.accessoryCircular, .accessoryRectangular, .systemSmall] {
      #expect(try await texts(of: "qr", family, content: long) == ["Too long"], "\(family)")
      #expect(try await texts(of: "qr", family, content: nil) == ["No file"], "\(family)")
      #expect(try await texts(of: "qr", family, content: "https://a.example") == [], "\(family)")
    }
    #expect(try await texts(of: "qr", .accessoryCircular, content: "") == ["Empty"])
  }

  @Test(
    "Without a source a widget says so", arguments: ["event", "gauge", "list", "pressure", "text", "value"])
  func noSource(_ kind: String) async throws {
    let place = try #require(Place.all.last { $0.family == .systemSmall })
    let stage = Stage(configuration: kind == "pressure" ? ["place": "Tokyo"] : ["title": "Tea"])
    let texts = try await stage.view(of: kind, at: place, measurer: FixedMeasurer()).texts
    #expect(texts.contains("No source set"))
  }
}

@Suite("ClockDial")
struct ClockDialTests {
  static let turns: [(Double, CGPoint)] = [
    (0, CGPoint(x: 20, y: 10)), (0.25, CGPoint(x: 30, y: 20)), (0.5, CGPoint(x: 20, y: 30)),
    (0.75, CGPoint(x: 10, y: 20)), (1, CGPoint(x: 20, y: 10)),
  ]

  @Test("A hand turns clockwise from the top", arguments: turns)
  func points(_ turn: Double, _ expected: CGPoint) {
    let point = ClockDial.point(turn, radius: 10, side: 40)
    #expect(abs(point.x - expected.x) < 1e-9)
    #expect(abs(point.y - expected.y) < 1e-9)
  }
}
