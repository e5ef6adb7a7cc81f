import InkBuses

/// What a panel hangs on.
public struct PanelWires {
  /// Commands and picture data.
  public var spi: any SPIDevice
  /// The chip select of a second controller; nil where there is one.
  public var secondSPI: (any SPIDevice)?
  /// D/C: low while a command byte is sent, high while data is.
  ///
  /// Nil where it is not wired: then a panel behind an IT8951 can be driven, and no other.
  public var dataCommand: (any OutputLine)?
  /// RST: low resets the controller, and is the only way out of deep sleep.
  ///
  /// Nil where it is not wired: then the controller is reset by command, and never put into deep sleep.
  public var reset: (any OutputLine)?
  /// BUSY: what the controller is doing; its active level is the controller's affair.
  public var busy: any InputLine
  /// Switches the panel's supply, high is on; nil where the board wires it through.
  public var power: (any OutputLine)?
  public var clock: any MonotonicClock
  /// VCOM in millivolts, -1500, as the label of a panel behind an IT8951 gives it; nil keeps what its controller has.
  public var vcomMillivolts: Int?

  /// The wires of one panel.
  public init(
    spi: any SPIDevice, secondSPI: (any SPIDevice)? = nil, dataCommand: (any OutputLine)?,
    reset: (any OutputLine)?, busy: any InputLine,
    power: (any OutputLine)? = nil, clock: any MonotonicClock, vcomMillivolts: Int? = nil
  ) {
    self.spi = spi
    self.secondSPI = secondSPI
    self.dataCommand = dataCommand
    self.reset = reset
    self.busy = busy
    self.power = power
    self.clock = clock
    self.vcomMillivolts = vcomMillivolts
  }
}
