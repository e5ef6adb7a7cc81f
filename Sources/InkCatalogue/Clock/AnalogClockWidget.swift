import Foundation
import InkTimelines
import InkViews

/// A clock with hands; where there is room, the date beside it.
///
/// | setting | | default |
/// |---|---|---|
/// | `face` | what stands on it: numbers, ticks, dots, plain | ticks |
/// | `background` | what it stands on: a colour, or the path of a PNG or JPEG | the page |
/// | `tint` | the minute hand's colour, on a panel that has it | black |
///
/// ```toml
/// [[widget]]
/// kind = "analog-clock"
/// slot = "circular.1"
/// configuration = { face = "numbers", background = "black" }
/// ```
///
/// Families: accessoryCircular, accessoryRectangular, systemSmall, systemMedium, systemLarge. On a picture, or a colour
/// neither light nor dark, the face is white. There is no hand for seconds: a panel cannot keep up with it.
public struct AnalogClockWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var face = ClockMarks.ticks
    var background: Backdrop?
    var tint = InkColor.black

    /// The defaults.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("face", \.face, "What stands on the face."),
        WidgetParameter("background", \.background, "What the clock stands on."),
        WidgetParameter("tint", \.tint, "The minute hand's colour."),
      ]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return StaticConfiguration(kind: "analog-clock", provider: ClockProvider()) {
      AnalogClockView(date: $0.date, settings: settings)
    }
    .configurationDisplayName("Analog clock")
    .description("The time of day on a face with hands.")
    .supportedFamilies([
      .accessoryCircular, .accessoryRectangular, .systemSmall, .systemMedium, .systemLarge,
    ])
    .contentMarginsDisabled()
  }
}
