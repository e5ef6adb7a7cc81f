/// What a board adds to a gauge: the things that no chip can measure about itself.
public struct GaugeSettings: Equatable, Sendable {
  /// Seven-bit address; nil takes the model's own.
  public var address: UInt8?
  /// Cells in series; nil takes the model's own.
  public var cells: Int?
  /// What the battery holds when new; nil where unknown.
  public var capacityMilliampereHours: Double?
  /// The current shunt in milliohms; nil takes that of the usual board with this chip.
  public var shuntMilliohms: Double?
  /// What the cells are made of, for gauges that know the voltage only.
  public var chemistry = CellChemistry.lipo
  /// True where the shunt is wired so that charging reads negative.
  public var isCurrentInverted = false
  /// Volts of the battery by volts at the chip; nil takes that of the usual board.
  public var dividerRatio: Double?
  /// The input of a converter that the battery hangs on, from 0.
  public var channel = 0

  /// True on boards whose cell model has the gauge tell twice the percentage (MAX1704x with such a model).
  public var isPercentDoubled = false
  /// True where the chip's alert pin is connected, so that the chip may be told to pull it, and to let it go.
  public var hasAlertLine = false

  /// Settings that leave everything to the model.
  public init(
    address: UInt8? = nil, cells: Int? = nil, capacityMilliampereHours: Double? = nil,
    shuntMilliohms: Double? = nil, chemistry: CellChemistry = .lipo, isCurrentInverted: Bool = false,
    dividerRatio: Double? = nil, channel: Int = 0, hasAlertLine: Bool = false,
    isPercentDoubled: Bool = false
  ) {
    self.address = address
    self.cells = cells
    self.capacityMilliampereHours = capacityMilliampereHours
    self.shuntMilliohms = shuntMilliohms
    self.chemistry = chemistry
    self.isCurrentInverted = isCurrentInverted
    self.dividerRatio = dividerRatio
    self.channel = channel
    self.hasAlertLine = hasAlertLine
    self.isPercentDoubled = isPercentDoubled
  }
}
