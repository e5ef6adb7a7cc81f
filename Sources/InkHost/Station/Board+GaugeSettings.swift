import InkBoards
import InkGauges

extension Board.Gauge {
  /// What the board adds to the gauge.
  public var settings: GaugeSettings {
    GaugeSettings(
      address: address, cells: cells, capacityMilliampereHours: capacityMilliampereHours.map(Double.init),
      shuntMilliohms: shuntMilliohms, chemistry: chemistry.flatMap(CellChemistry.init) ?? .lipo,
      isCurrentInverted: isCurrentInverted, dividerRatio: divider, channel: channel ?? 0,
      hasAlertLine: alertLine != nil, isPercentDoubled: isPercentDoubled)
  }
}
