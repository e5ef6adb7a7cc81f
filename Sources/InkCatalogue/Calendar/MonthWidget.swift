import Foundation
import InkTimelines
import InkViews

/// The day a week begins with.
enum FirstWeekday: String, CaseIterable, WidgetParameterValue {
  case automatic, monday, saturday, sunday

  /// 1 for Sunday; nil for the locale's own.
  var number: Int? {
    switch self {
    case .automatic: nil
    case .sunday: 1
    case .monday: 2
    case .saturday: 7
    }
  }
}

/// The month with today marked; on a rectangle, the week.
///
/// | setting | | default |
/// |---|---|---|
/// | `first_weekday` | automatic (the locale's), monday, saturday, sunday | automatic |
/// | `background` | what it stands on: a colour, or the path of a PNG or JPEG | the page |
/// | `tint` | Sundays' and today's colour, on a panel that has it | red |
///
/// ```toml
/// [[widget]]
/// kind = "month"
/// slot = "small.1"
/// configuration = { first_weekday = "monday" }
/// ```
///
/// Families: accessoryRectangular, systemSmall, systemMedium, systemLarge, systemExtraLarge (two months). A timeline holds
/// the next week; it changes at midnight of the display's time zone.
public struct MonthWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var firstWeekday = FirstWeekday.automatic
    var background: Backdrop?
    var tint = InkColor("red") ?? .black

    /// The defaults.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("first_weekday", \.firstWeekday, "The day a week begins with."),
        WidgetParameter("background", \.background, "What the month stands on."),
        WidgetParameter("tint", \.tint, "Sundays' and today's colour."),
      ]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return StaticConfiguration(kind: "month", provider: DateProvider()) {
      MonthView(date: $0.date, settings: settings)
    }
    .configurationDisplayName("Month")
    .description("The month with today marked.")
    .supportedFamilies([
      .accessoryRectangular, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
    ])
    .contentMarginsDisabled()
  }
}
