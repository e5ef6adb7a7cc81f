import InkTimelines
import InkViews

/// The widgets we ship, in alphabetical order.
public struct Catalogue: WidgetBundle {
  /// The bundle.
  public init() {}

  public var body: some Widget {
    AgendaWidget()
    AnalogClockWidget()
    BatteryWidget()
    BudgetWidget()
    ChartWidget()
    ClockWidget()
    DateWidget()
    EventWidget()
    GaugeWidget()
    ImageWidget()
    ListWidget()
    MonthWidget()
    PressureWidget()
    QRWidget()
    TextWidget()
    TRMNLWidget()
    ValueWidget()
  }
}
