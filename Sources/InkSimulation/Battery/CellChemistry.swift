/// What a cell is made of: its open-circuit voltage over its charge, at rest and 25 degrees.
public enum CellChemistry: String, CaseIterable, Sendable {
  /// Lithium polymer pouch to 4.20 V, as on most boards.
  case lipo
  /// NMC or NCA in 18650 and 21700 cans.
  case nmc18650
  /// Lithium polymer to 4.35 V.
  case lihv435
  /// Lithium iron phosphate.
  case lfp

  /// Voltage in volts at a state of charge from 0 to 1; goes on straight outside.
  public func openCircuitVolts(at charge: Double) -> Double {
    Self.interpolate(curve.map { ($0.percent / 100, $0.millivolts / 1000) }, charge)
  }

  /// State of charge, 0 to 1, of a rested cell; goes on straight outside.
  public func charge(atRestedVolts volts: Double) -> Double {
    Self.interpolate(curve.map { ($0.millivolts / 1000, $0.percent / 100) }, volts)
  }

  /// Voltage a charger ends at, in volts.
  public var chargeVolts: Double {
    switch self {
    case .lipo, .nmc18650: 4.2
    case .lihv435: 4.35
    case .lfp: 3.65
    }
  }

  /// Points from empty to full.
  ///
  /// ST's table for a 4.20 V cell (STC3115 OCV note); Molicel P42A at C/32; Samsung EB485159LU from Linux's
  /// driver; A123 APR18650M1B at C/32.
  private var curve: [(percent: Double, millivolts: Double)] {
    switch self {
    case .lipo:
      [
        (0, 3300), (1, 3380), (3, 3541), (5, 3592), (10, 3658), (15, 3695), (20, 3721), (25, 3747),
        (30, 3761),
        (40, 3778), (50, 3802), (60, 3863), (70, 3929), (80, 3991), (90, 4076), (95, 4126), (100, 4176),
      ]
    case .nmc18650:
      [
        (0, 2506.1), (1.51, 2898.1), (4.52, 3146.1), (9.55, 3323.1), (15.08, 3421.8), (29.15, 3573.7),
        (45.73, 3701.7), (83.42, 4063.7), (94.97, 4100.9), (100, 4193.2),
      ]
    case .lihv435:
      [
        (0, 3300), (1, 3381), (3, 3516), (5, 3601), (10, 3678), (15, 3698), (20, 3738), (25, 3758),
        (30, 3773),
        (40, 3795), (50, 3838), (60, 3931), (70, 4013), (80, 4114), (90, 4223), (95, 4283), (100, 4330),
      ]
    case .lfp:
      [
        (0, 2010.2), (0.33, 2417.7), (1.17, 2740.5), (2.67, 2929.9), (5.34, 3087.2), (8.85, 3194.2),
        (29.72, 3277.2), (98.33, 3351.1), (99.5, 3418.0), (100, 3598.1),
      ]
    }
  }

  private static func interpolate(_ points: [(Double, Double)], _ x: Double) -> Double {
    var i = 1
    while i < points.count - 1, x > points[i].0 { i += 1 }
    let (left, right) = (points[i - 1], points[i])
    return left.1 + (x - left.0) * (right.1 - left.1) / (right.0 - left.0)
  }
}
