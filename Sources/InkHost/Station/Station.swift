import InkBuses
import InkGauges
import InkPanels

/// The hardware of one display, opened: the same for a real and a simulated board.
public struct Station {
  public let panel: PanelSession
  /// Nil on a board without a battery.
  public let gauge: (any FuelGauge)?
  /// Lines by which the gauge says that something happened; nil where the board has none.
  public let gaugeSignals: (any GaugeSignals)?
  /// Who tells how warm the panel is.
  public let thermometer: Thermometer
  /// The clock its drivers wait on.
  public let clock: any MonotonicClock

  /// A station.
  public init(
    panel: PanelSession, gauge: (any FuelGauge)?, clock: any MonotonicClock,
    gaugeSignals: (any GaugeSignals)? = nil, thermometer: Thermometer = .gauge
  ) {
    self.panel = panel
    self.gauge = gauge
    self.gaugeSignals = gaugeSignals
    self.thermometer = thermometer
    self.clock = clock
  }
}
