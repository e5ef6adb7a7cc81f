import Foundation
import InkTimelines
import InkViews

private struct RoomIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Room"

  @IntentParameter(title: "Room") var room: String
}

private struct RoomEntry: TimelineEntry {
  let date: Date
  let room: String
}

private struct RoomProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> RoomEntry { RoomEntry(date: .distantPast, room: "") }

  func snapshot(for configuration: RoomIntent, in context: Context) async -> RoomEntry {
    RoomEntry(date: .distantPast, room: configuration.room)
  }

  func timeline(for configuration: RoomIntent, in context: Context) async -> Timeline<RoomEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

/// A widget of a program's own: its only setting has no default, and it has neither title nor summary.
struct RoomWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "room", provider: RoomProvider()) { Text("Room \($0.room)") }
      .supportedFamilies([.accessoryRectangular])
  }
}
