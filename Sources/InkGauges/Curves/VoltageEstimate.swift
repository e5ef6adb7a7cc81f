/// How full a battery is by its voltage, where no chip counts.
///
/// It is coarse: within some 15 points on a load that is steady, worse under a changing one where no current is
/// measured.
enum VoltageEstimate {
  /// Ohms of a cell with its wires and plug, by which a load pulls the voltage down.
  static let ohms = 0.10
  /// Volts a cell that the correction may come to.
  static let most = 0.2

  /// Percent at the battery's voltage; `amperes` into the battery, nil where nobody measures them.
  ///
  /// Between 30 and 95 % the voltage of an iron phosphate cell hardly moves: there it is told in steps of twenty.
  static func percent(volts: Double, amperes: Double?, cells: Int, chemistry: CellChemistry) -> Double? {
    let perCell = volts / Double(max(1, cells))
    guard perCell > 0 else { return nil }
    let drop = max(-most, min(most, (amperes ?? 0) * ohms))
    guard let percent = chemistry.curve.percent(atVolts: perCell - drop) else { return nil }
    guard chemistry == .lfp, percent > 15, percent < 95 else { return percent }
    return min(80, max(20, (percent / 20).rounded() * 20))
  }
}
