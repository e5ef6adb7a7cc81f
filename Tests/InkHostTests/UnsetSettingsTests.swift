import Foundation
import InkTimelines
import InkViews
import Testing

@testable import InkHost

private struct LineIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Line"

  @IntentParameter(title: "Line") var line: String
}

private struct LineEntry: TimelineEntry {
  let date: Date
  let text: String
}

private struct LineProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> LineEntry { LineEntry(date: .distantPast, text: "") }

  func snapshot(for configuration: LineIntent, in context: Context) async -> LineEntry {
    LineEntry(date: .distantPast, text: configuration.line)
  }

  func timeline(for configuration: LineIntent, in context: Context) async -> Timeline<LineEntry> {
    let now = context.environment.currentDate
    return Timeline(
      entries: (0..<5).map {
        LineEntry(date: now.addingTimeInterval(Double($0) * 60), text: "\(configuration.line)\($0)")
      }, policy: .never)
  }
}

private struct LineWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "line", provider: LineProvider()) { Text($0.text) }
      .supportedFamilies([.accessoryRectangular])
  }
}

@MainActor @Suite("Settings that are not given")
struct UnsetSettingsTests {
  @Test("a widget is drawn without a setting that it should have, which is told once")
  func told() async throws {
    let slots = ScreenLayout.lockScreen(CGSize(width: 250, height: 122)).slots
    let slot = try #require(slots.first { $0.family == .accessoryRectangular })
    let it = try DisplayHostTests.handheld(widgets: WidgetDescriptor.all(in: LineWidget())) {
      $0.placements = [HostSettings.Placement(kind: "line", slot: slot)]
    }
    var reports: [TickReport] = []
    it.host.onTick = { reports.append($0) }
    try await it.host.run(refreshes: 3)
    #expect(reports.filter { $0.drawn == ["line"] }.count >= 3)
    #expect(
      reports.flatMap(\.problems) == [
        "line: The configuration of the widget “line” lacks the setting “line”. It has no default, so \"\" stands for "
          + "it. Write line = followed by a string."
      ])
  }
}
