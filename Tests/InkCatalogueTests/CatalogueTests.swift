import Foundation
import InkRaster
import InkTestKit
import InkTimelines
import InkViews
import Testing

@testable import InkCatalogue

@MainActor @Suite("Catalogue")
struct CatalogueTests {
  nonisolated static let date = Date(timeIntervalSince1970: 1_796_042_700)

  /// What a widget's current entry looks like as a family, with characters of equal width.
  static func rendered(
    _ kind: String, _ family: WidgetFamily, _ size: CGSize, battery: BatteryStatus = BatteryStatus(),
    locale: String = "en_GB"
  ) async throws -> RenderedView {
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    environment.locale = Locale(identifier: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    environment.calendar = calendar
    environment.currentDate = date
    environment.battery = battery
    let descriptor = try #require(WidgetDescriptor.all(in: Catalogue()).first { $0.kind == kind })
    #expect(descriptor.supportedFamilies.contains(family))
    let context = TimelineProviderContext(family: family, displaySize: size, environment: environment)
    let timeline = try await descriptor.makeSource().timeline(in: context)
    let entry = timeline.entry(at: timeline.dates.index(at: date))
    return ViewRenderer(entry.view(), environment: environment, measurer: FixedMeasurer()).layout(in: size)
  }

  nonisolated static let states: [BatteryStatus] = [
    BatteryStatus(), BatteryStatus(level: 0, state: .unplugged),
    BatteryStatus(level: 1, state: .charging, timeRemaining: 100_000), BatteryStatus(level: 1, state: .full),
    BatteryStatus(level: 0.37, state: .unplugged, timeRemaining: 12_000, isStale: true),
    BatteryStatus(level: 0.37, state: .unplugged, isLowPower: true),
  ]

  nonisolated static let kinds = [
    "agenda", "analog-clock", "battery", "budget", "chart", "clock", "date", "event", "gauge", "image",
    "list",
    "month", "pressure", "qr", "text", "trmnl", "value",
  ]

  @Test("Every widget keeps inside its place, in every family and language", arguments: kinds, Place.all)
  func insideBounds(_ kind: String, _ place: Place) async throws {
    guard try Stage.descriptor(kind).supportedFamilies.contains(place.family) else { return }
    let measurer = try Stage.measurer.get()
    for locale in ["en_GB", "ja_JP", "zh_CN", "zh_TW", "de_DE"] {
      for isPlaceholder in [false, true] {
        let battery = BatteryStatus(level: 1, state: .charging, timeRemaining: 100_000)
        let stage = Stage(battery: battery, locale: locale, isPlaceholder: isPlaceholder)
        expect(
          try await stage.view(of: kind, at: place, measurer: measurer), inside: place, "\(kind) \(locale)")
      }
    }
  }

  @Test("The battery and the clock keep inside their places in every state", arguments: states, Place.all)
  func batteryStates(_ battery: BatteryStatus, _ place: Place) async throws {
    let measurer = try Stage.measurer.get()
    for (kind, configuration) in [
      ("battery", [:]), ("battery", ["style": "glyph"]), ("clock", [:]),
    ] as [(String, WidgetConfigurationValues)] {
      guard try Stage.descriptor(kind).supportedFamilies.contains(place.family) else { continue }
      for locale in ["en_GB", "ja_JP"] {
        let stage = Stage(battery: battery, locale: locale, configuration: configuration)
        expect(
          try await stage.view(of: kind, at: place, measurer: measurer), inside: place, "\(kind) \(locale)")
      }
    }
  }

  private func expect(_ view: RenderedView, inside place: Place, _ comment: String) {
    #expect(view.problems.isEmpty)
    #expect(!view.displayList.commands.isEmpty)
    #expect(view.truncatedTexts == 0, "\(comment) \(place.testDescription): \(view.texts)")
    for placed in view.frames where placed.name.hasPrefix("Text") {
      // Figures and capitals leave a fifth of a line's box empty above and below.
      let ink = placed.frame.insetBy(dx: 0.5, dy: placed.frame.height * 0.2)
      #expect(
        CGRect(origin: .zero, size: place.size).insetBy(dx: -0.5, dy: -0.5).contains(ink),
        "\(comment) \(place.testDescription): \(placed.name) \(placed.frame)")
    }
  }

  @Test("The kinds are unique, listed in alphabetical order, and each says what it is and is for")
  func list() {
    let all = WidgetDescriptor.all(in: Catalogue())
    #expect(all.map(\.kind) == Self.kinds)
    for descriptor in all {
      #expect(descriptor.displayName(in: EnvironmentValues())?.isEmpty == false)
      #expect(descriptor.summary(in: EnvironmentValues())?.isEmpty == false)
      for parameter in descriptor.parameters {
        #expect(parameter.name.allSatisfy { $0.isLowercase || $0 == "_" })
        #expect(parameter.summary?.hasSuffix(".") == true)
      }
    }
  }

  @Test("The budget tells what is known, in every language, and a dash and why while nothing is")
  func budget() async throws {
    var battery = BatteryStatus(level: 0.8, state: .unplugged)
    func texts(_ family: WidgetFamily = .accessoryRectangular) async throws -> [String] {
      let view = try await Self.rendered("budget", family, CGSize(width: 150, height: 79), battery: battery)
      return view.frames.filter { $0.name.hasPrefix("Text") }.map(\.name)
    }
    #expect(try await texts() == ["Text \"–\"", "Text \"no wakes yet\""])
    battery.budget = LifeBudget(
      left: 12 * 86_400...15 * 86_400, interval: 7200, secondsAwake: 38, percentPerWake: 0.31, wakes: 30)
    #expect(
      try await texts() == [
        "Text \"12–15 days\"", "Text \"0.31% a wake\"", "Text \"one in 2 h, 38 s awake\"",
      ])
    battery.budget = LifeBudget(left: 30 * 3600...41 * 3600, wakes: 9)
    #expect(try await texts() == ["Text \"30–41 h\""])
    #expect(try await texts(.accessoryCircular) == ["Text \"30–41\"", "Text \"h\""])
    let words = BudgetWords(Locale(identifier: "ja_JP"), battery.budget)
    #expect(words.left == "30–41時間")
  }

  @Test("The rectangular clock shows time, state and time left")
  func clockTexts() async throws {
    let view = try await Self.rendered(
      "clock", .accessoryRectangular, CGSize(width: 150, height: 79),
      battery: BatteryStatus(level: 0.8, state: .charging, timeRemaining: 4320))
    let texts = view.frames.filter { $0.name.hasPrefix("Text") }.map(\.name)
    #expect(texts == ["Text \"12:45\"", "Text \"Charging\"", "Text \"1 h 12 min to full\""])
  }

  @Test("Without a battery the rectangular clock shows the date")
  func clockWithoutBattery() async throws {
    let view = try await Self.rendered("clock", .accessoryRectangular, CGSize(width: 150, height: 79))
    #expect(view.frames.map(\.name).contains("Text \"Monday, 30 November\""))
  }

  @Test("An empty battery shows the dot of the round cap, an unknown one a dash and no arc")
  func ringArcs() async throws {
    func strokes(_ battery: BatteryStatus) async throws -> Int {
      let view = try await Self.rendered(
        "battery", .accessoryCircular, CGSize(width: 76, height: 76), battery: battery)
      func count(_ list: DisplayList) -> Int {
        list.commands.reduce(0) { sum, command in
          switch command {
          case .stroke: sum + 1
          case .layer(_, let list), .clip(_, _, let list): sum + count(list)
          default: sum
          }
        }
      }
      return count(view.displayList)
    }
    #expect(try await strokes(BatteryStatus(level: 0, state: .unplugged)) == 2)
    #expect(try await strokes(BatteryStatus()) == 1)
  }

  @Test("A clock's timeline holds the next hour by the minute, a date's the next midnights")
  func timelines() async throws {
    var environment = EnvironmentValues()
    environment.currentDate = Self.date.addingTimeInterval(17)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    environment.calendar = calendar
    let context = TimelineProviderContext(
      family: .accessoryInline, displaySize: CGSize(width: 250, height: 26), environment: environment)
    let clock = try await Stage.descriptor("clock").makeSource().timeline(in: context)
    #expect(clock.count == 63)
    #expect(clock.dates.dates.first == Self.date)
    #expect(clock.dates.nextChange(after: environment.currentDate) == Self.date + 60)
    let date = try await Stage.descriptor("date").makeSource().timeline(in: context)
    #expect(date.count == 8)
    // 23:00 UTC is midnight in Berlin in winter.
    #expect(date.dates.dates[1] == Date(timeIntervalSince1970: 1_796_079_600))
  }
}
