import InkTimelines
import InkViews

/// The widgets we ship, in alphabetical order.
public struct Catalogue: WidgetBundle {
  /// The bundle.
  public init() {}

  public var body: some Widget {
    AnalogClockWidget()
    BatteryWidget()
    BudgetWidget()
    ChartWidget()
    ClockWidget()
    DateWidget()
    EventWidget()
    GaugeWidget()
    ListWidget()
    MonthWidget()
    PressureWidget()
    QRWidget()
    TextWidget()
    ValueWidget()
  }
}
