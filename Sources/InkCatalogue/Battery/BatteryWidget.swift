import Foundation
import InkTimelines
import InkViews

/// The device's battery: a ring or a glyph that empties, the percentage, what it is doing, and for how long.
///
/// | setting | | default |
/// |---|---|---|
/// | `style` | how it is drawn: ring, glyph | ring |
/// | `symbol` | the figure in a ring with its number beside it, by SF Symbols name | battery.100percent |
///
/// ```toml
/// [[widget]]
/// kind = "battery"
/// slot = "circular.1"
/// configuration = { style = "glyph" }
/// ```
///
/// Families: accessoryCircular, accessoryRectangular, accessoryInline, systemSmall, systemMedium. A bolt is for charging
/// (green where there is that colour), a leaf for saving power (yellow), a warning sign for 20 % and less (red). It is
/// drawn again when the shown percentage, the state or the time left changes, and has no timeline of its own.
public struct BatteryWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var style = BatteryStyle.ring
    var symbol = "battery.100percent"

    /// The defaults.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("style", \.style, "How the battery is drawn."),
        WidgetParameter("symbol", \.symbol, "The figure in a ring with its number beside it."),
      ]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return StaticConfiguration(kind: "battery", provider: BatteryProvider()) { _ in
      BatteryView(settings: settings)
    }
    .configurationDisplayName("Battery")
    .description("Charge, state and time left.")
    .supportedFamilies([
      .accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium,
    ])
    .contentMarginsDisabled()
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
