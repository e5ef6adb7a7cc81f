/// What a cell is made of: its voltage at rest says how full it is, and says it differently for each.
public enum CellChemistry: String, CaseIterable, Sendable {
  /// Lithium polymer pouch to 4.20 V, as on most small boards.
  case lipo
  /// NMC or NCA in 18650 and 21700 cans.
  case nmc18650
  /// Lithium polymer to 4.35 V.
  case lihv435
  /// Lithium iron phosphate.
  case lfp

  /// Voltage at rest and 25 °C over percent, from empty to full.
  ///
  /// ST's table for a 4.20 V cell (STC3115 OCV note); Molicel P42A at C/32; Samsung EB485159LU (Linux,
  /// `samsung-sdi-battery.c`); A123 APR18650M1B at C/32.
  var curve: DischargeCurve {
    switch self {
    case .lipo: Self.lipoCurve
    case .nmc18650: Self.nmcCurve
    case .lihv435: Self.lihvCurve
    case .lfp: Self.lfpCurve
    }
  }

  /// Volts a cell at which a charger ends.
  public var fullVolts: Double {
    switch self {
    case .lipo, .nmc18650: 4.2
    case .lihv435: 4.35
    case .lfp: 3.65
    }
  }

  private static let lipoCurve = DischargeCurve([
    (3.300, 0), (3.380, 1), (3.541, 3), (3.592, 5), (3.658, 10), (3.695, 15), (3.721, 20), (3.747, 25),
    (3.761, 30), (3.778, 40), (3.802, 50), (3.863, 60), (3.929, 70), (3.991, 80), (4.076, 90), (4.126, 95),
    (4.176, 100),
  ])
  private static let nmcCurve = DischargeCurve([
    (2.5061, 0), (2.8981, 1.51), (3.1461, 4.52), (3.3231, 9.55), (3.4218, 15.08), (3.5737, 29.15),
    (3.7017, 45.73), (4.0637, 83.42), (4.1009, 94.97), (4.1932, 100),
  ])
  private static let lihvCurve = DischargeCurve([
    (3.300, 0), (3.381, 1), (3.516, 3), (3.601, 5), (3.678, 10), (3.698, 15), (3.738, 20), (3.758, 25),
    (3.773, 30), (3.795, 40), (3.838, 50), (3.931, 60), (4.013, 70), (4.114, 80), (4.223, 90), (4.283, 95),
    (4.330, 100),
  ])
  private static let lfpCurve = DischargeCurve([
    (2.0102, 0), (2.4177, 0.33), (2.7405, 1.17), (2.9299, 2.67), (3.0872, 5.34), (3.1942, 8.85),
    (3.2772, 29.72), (3.3511, 98.33), (3.4180, 99.5), (3.5981, 100),
  ])
}
