extension Board {
  /// The fuel gauge and its place on the bus.
  public struct Gauge: Equatable, Sendable {
    /// Name of an entry of the gauge catalogue: "max17048".
    public var model: String
    /// Number of the I2C bus: 1 is /dev/i2c-1, the header's pins 3 and 5.
    public var bus: Int
    /// 7-bit address; nil takes the model's own.
    public var address: UInt8?
    /// Cells in series; nil takes the model's own.
    public var cells: Int?
    /// What the battery holds when new, in milliampere hours; nil where unknown.
    public var capacityMilliampereHours: Int?
    /// Resistance of the current shunt in milliohms; nil takes the model's own.
    public var shuntMilliohms: Double?
    /// What the cells are made of: "lipo", "nmc18650", "lihv435" or "lfp"; nil takes "lipo".
    public var chemistry: String?
    /// True where the shunt is wired so that charging reads negative.
    public var isCurrentInverted = false
    /// True where the chip tells twice the percentage, as its cell model has it.
    public var isPercentDoubled = false
    /// Volts of the battery by volts at the converter; nil takes the model's own.
    public var divider: Double?
    /// The converter's input, from 0; nil takes the first.
    public var channel: Int?
    /// Name of the kernel's power supply; nil takes the first that is a battery.
    public var supply: String?
    /// The line that tells whether mains is there; nil where the board has none.
    public var externalPower: ExternalPower?
    /// The line that the gauge's alert pin pulls low; nil where it is not connected.
    public var alertLine: Line?

    /// A gauge.
    public init(
      model: String, bus: Int = 1, address: UInt8? = nil, cells: Int? = nil,
      capacityMilliampereHours: Int? = nil,
      shuntMilliohms: Double? = nil, externalPower: ExternalPower? = nil
    ) {
      self.model = model
      self.bus = bus
      self.address = address
      self.cells = cells
      self.capacityMilliampereHours = capacityMilliampereHours
      self.shuntMilliohms = shuntMilliohms
      self.externalPower = externalPower
    }
  }

  /// A line that tells whether mains is there.
  public struct ExternalPower: Equatable, Sendable {
    public var line: Line
    /// True where the line is high while mains is there; boards differ.
    public var isHighWhenPresent: Bool

    /// A line and its sense.
    public init(line: Line, isHighWhenPresent: Bool) {
      self.line = line
      self.isHighWhenPresent = isHighWhenPresent
    }
  }
}
