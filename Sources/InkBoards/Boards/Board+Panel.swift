extension Board {
  /// The e-paper panel and its wires.
  public struct Panel: Equatable, Sendable {
    /// Name of a row of the panel catalogue: "waveshare-2in13-v4".
    public var model: String
    /// Clockwise turn of the picture on the glass, from the controller's own orientation.
    public var rotation: Rotation
    /// Pixels a point, 1 to 4.
    public var scale: Int
    /// True where pictures have four greys; text and shapes stay black and white.
    public var hasGreys: Bool
    /// VCOM in volts, -1.5, as the label of a panel behind an IT8951 gives it; nil keeps what its controller has.
    public var vcom: Double?
    /// Who tells how warm the panel is.
    public var temperature: Temperature
    /// nil on a simulated board only.
    public var wiring: Wiring?

    /// A panel.
    public init(
      model: String, rotation: Rotation = .upright, scale: Int = 1, hasGreys: Bool = false,
      vcom: Double? = nil, temperature: Temperature = .gauge, wiring: Wiring? = nil
    ) {
      self.model = model
      self.rotation = rotation
      self.scale = scale
      self.hasGreys = hasGreys
      self.vcom = vcom
      self.temperature = temperature
      self.wiring = wiring
    }
  }

  /// Who tells how warm the panel is; a panel's own sensor tells only its controller, since its bus is written to alone.
  public enum Temperature: Equatable, Sendable {
    /// The fuel gauge, where it has a sensor.
    case gauge
    /// A file of the kernel's that holds thousandths of a degree Celsius: "/sys/class/hwmon/hwmon0/temp1_input".
    case file(String)
    /// Nobody: the panel's temperature counts as unknown.
    case none
  }

  /// A number of quarter turns, written in degrees.
  public enum Rotation: Int, Sendable, CaseIterable {
    case upright = 0
    case quarter = 90
    case half = 180
    case threeQuarters = 270
  }

  /// The panel's bus and lines.
  public struct Wiring: Equatable, Sendable {
    /// spidev's node: "/dev/spidev0.0".
    ///
    /// The kernel drives the chip select.
    public var spi: String
    /// Node of the second controller's chip select, on panels that have two; nil on all others.
    public var secondSPI: String?
    /// Clock of the bus in hertz; nil leaves it to the program (4 MHz).
    public var clock: Int?
    /// Label of the GPIO chip as `gpiodetect` prints it; nil finds the header's chip.
    public var chip: String?
    /// D/C: low for a command, high for data; nil where the file says "none", for a panel behind an IT8951.
    public var dataCommand: Line?
    /// RST, active low; nil where the file says "none", for a panel that is then never put into deep sleep.
    public var reset: Line?
    /// BUSY; which level means busy is the controller's matter.
    public var busy: Line
    /// PWR: high for as long as the panel is to have power; nil where the board has no switch.
    public var power: Line?

    /// A panel's wires.
    public init(
      spi: String, secondSPI: String? = nil, clock: Int? = nil, chip: String? = nil, dataCommand: Line?,
      reset: Line?, busy: Line,
      power: Line? = nil
    ) {
      self.spi = spi
      self.secondSPI = secondSPI
      self.clock = clock
      self.chip = chip
      self.dataCommand = dataCommand
      self.reset = reset
      self.busy = busy
      self.power = power
    }
  }

  /// A GPIO line as the file names it.
  public enum Line: Hashable, Sendable {
    /// A BCM number on a Raspberry Pi's header; with `chip`, an offset in that chip.
    case number(Int)
    /// The name that the kernel gives the line, as `gpioinfo` prints it.
    case name(String)
  }
}
