/// What one count of a register is worth.
struct Scale: Equatable, Sendable {
  /// What the board adds to it.
  enum Basis: Sendable {
    /// Nothing.
    case plain
    /// The chip measures one cell of a pack of equal ones.
    case perCell
    /// The chip measures volts over the shunt: amperes are those by ohms.
    case overShunt
    /// The chip measures behind a divider.
    case behindDivider
    /// The count divides: a calibration, by which a count of the current is the factor by count and ohms.
    case byCountAndShunt
  }

  var factor: Double
  var unit: String
  var offset: Double
  var basis: Basis

  init(_ factor: Double, _ unit: String, offset: Double = 0, _ basis: Basis = .plain) {
    self.factor = factor
    self.unit = unit
    self.offset = offset
    self.basis = basis
  }

  static let millivolts = Scale(0.001, "V")
  static let milliamperes = Scale(0.001, "A")
  static let milliampereHours = Scale(1, "mAh")
  static let percent = Scale(1, "%")
  /// 1/256 %, as many gauges keep it.
  static let percentOf256 = Scale(1.0 / 256, "%")
  static let celsius = Scale(1, "°C")
  /// Tenths of a kelvin.
  static let decikelvin = Scale(0.1, "°C", offset: -273.15)
  static let minutes = Scale(60, "s")
  static let times = Scale(1, "")

  /// The value of a count on a board.
  func value(of count: Int, on board: Scaling) -> Double {
    let value = Double(count) * factor + offset
    return switch basis {
    case .plain: value
    case .perCell: value * Double(board.cells)
    case .overShunt: value / board.shuntOhms
    case .behindDivider: value * board.dividerRatio
    case .byCountAndShunt: factor / (Double(count) * board.shuntOhms)
    }
  }
}

/// What a board adds to a chip's numbers.
struct Scaling: Equatable, Sendable {
  var cells = 1
  var shuntOhms = 0.01
  /// Volts of the battery by volts at the chip.
  var dividerRatio = 1.0
}
