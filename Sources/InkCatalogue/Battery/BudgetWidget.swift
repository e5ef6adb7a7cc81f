import Foundation
import InkTimelines
import InkViews

/// How long the battery of a machine that rests between ticks lasts, by what it has lost so far.
///
/// It has no settings.
///
/// ```toml
/// [[widget]]
/// kind = "budget"
/// slot = "rectangular.1"
/// ```
///
/// Families: accessoryCircular, accessoryRectangular, accessoryInline, systemSmall, systemMedium. Until enough was seen
/// there is a dash. It is drawn again when the battery or the estimate changes, which is asked for once a start.
public struct BudgetWidget: Widget {
  /// The widget.
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "budget", provider: BatteryProvider()) { _ in BudgetView() }
      .configurationDisplayName("Budget")
      .description("How long the battery lasts, and what a wake costs.")
      .supportedFamilies([
        .accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium,
      ])
      .contentMarginsDisabled()
  }
}
