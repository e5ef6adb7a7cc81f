/// What a battery can be; anything else is a fault of chip, wiring or settings.
enum Plausible {
  /// Volts of `cells` lithium cells in series: 2.0 to 4.6 V each.
  static func volts(cells: Int) -> ClosedRange<Double> {
    let cells = Double(max(1, cells))
    return 2.0 * cells...4.6 * cells
  }

  /// Percent: gauges report up to 110 at the top of an uncalibrated range; more is no measurement.
  static let percent = 0.0...110.0

  /// Amperes of a battery on a single-board computer.
  static let amperes = -30.0...30.0

  /// Degrees Celsius of a battery.
  static let celsius = -40.0...100.0
}
