import Foundation
import InkTimelines
import InkViews

/// The device's battery: a ring that empties, the percentage, what it is doing, and for how long.
///
/// Families: accessoryCircular, accessoryRectangular, accessoryInline, systemSmall. It has no settings. It is drawn
/// again when the shown percentage, the state or the time left changes, and has no timeline of its own.
public struct BatteryWidget: Widget {
  /// The widget.
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "battery", provider: BatteryProvider()) { _ in BatteryView() }
      .configurationDisplayName("Battery")
      .description("Charge, state and time left.")
      .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall])
  }
}

/// An entry that never changes: the battery is in the environment.
struct BatteryEntry: TimelineEntry {
  let date: Date
}

struct BatteryProvider: TimelineProvider {
  func placeholder(in context: Context) -> BatteryEntry { BatteryEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (BatteryEntry) -> Void) {
    completion(BatteryEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<BatteryEntry>) -> Void) {
    completion(Timeline(entries: [BatteryEntry(date: Date())], policy: .never))
  }
}
