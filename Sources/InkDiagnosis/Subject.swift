import Foundation
import InkBoards
import InkGauges
import InkHost
import InkPanels

/// What is diagnosed: a machine, and the board that hangs on it.
public struct Subject {
  public var machine: Machine
  /// Nil where no board file could be read; the usual nodes are looked at then.
  public var board: Board?
  /// How the board's file is corrected; nil where there is no board.
  public var edit: FileEdit?
  /// Opens the panel; called by the panel's check alone, and given back after it.
  public var openPanel: (() throws -> PanelSession)?
  /// Opens the gauge; nil where the board has none.
  public var openGauge: (() throws -> (any FuelGauge)?)?
  /// Looks what answers on the gauge's bus, by reading only; nil where the bus cannot be looked at.
  public var scanGauges: (() -> [ProbedAddress]?)?
  /// The board's buttons and the display file's.
  public var buttons: [Board.Button] = []
  /// Gives the clock that switches the machine on; nil where the display file has no [sleep].
  public var openAlarm: (() -> any WakeAlarm)?
  /// The refreshes that the board's history keeps, oldest first; asked only where no display runs.
  public var history: () -> [RefreshRecord] = { [] }
  /// Asks the broker that the display hangs on; nil where it hangs on none.
  public var broker: (() -> Outcome)?
  /// Looks whether browsers can be served; nil where the display serves none.
  public var web: (() -> Outcome)?
  /// What the display's sources gave that were asked for want of a running display; nil where none were.
  public var sources: Outcome?
  /// What is known about the configuration files.
  public var configuration: Outcome
  /// The time zone that the display file names; nil takes the machine's.
  public var timeZone: String?
  /// The locale that the display file names; nil takes English.
  public var locale: Locale?
  /// Asks the display that runs on this machine; asked several times, so that it is to remember the answer.
  public var display: () -> Result<DisplayStatus, ControlError>

  /// A machine and its board.
  public init(
    machine: Machine, board: Board?, openPanel: (() throws -> PanelSession)? = nil,
    openGauge: (() throws -> (any FuelGauge)?)? = nil, configuration: Outcome = .passed("built in"),
    timeZone: String? = nil, locale: Locale? = nil,
    display: @escaping () -> Result<DisplayStatus, ControlError> = { .failure(.nobody(searched: [])) }
  ) {
    self.machine = machine
    self.board = board
    self.openPanel = openPanel
    self.openGauge = openGauge
    self.configuration = configuration
    self.timeZone = timeZone
    self.locale = locale
    self.display = display
  }

  /// True where no node of the machine is used.
  var isSimulated: Bool { board?.isSimulated ?? false }
  /// The SPI node that the board names, else the usual one.
  var spiNode: String { board?.panel.wiring?.spi ?? "/dev/spidev0.0" }
  /// The I2C bus of the gauge, else the header's; nil where the board needs none.
  var i2cBus: Int? {
    guard let board else { return 1 }
    guard let gauge = board.gauge, let model = try? GaugeCatalog.model(named: gauge.model) else { return nil }
    return model.needsBus ? gauge.bus : nil
  }
}
