/// What a controller chip's driver does; the session decides when, and waits for BUSY.
///
/// Everything starts from a chip fresh from a hardware reset: memory kept, registers at their reset values.
protocol PanelController {
  /// Sets the registers that a refresh of this mode needs and that a reset left otherwise.
  func configure(for mode: RefreshMode) throws(PanelError)
  /// Fills display memory.
  func transfer(_ picture: PictureTransfer) throws(PanelError)
  /// Starts the refresh; BUSY becomes active.
  func activate(_ mode: RefreshMode) throws(PanelError)
  /// Takes the voltages off the glass after a refresh, where that is a step of its own.
  func powerOff(after mode: RefreshMode) throws(PanelError)
  /// Enters the sleep that only a reset ends.
  func deepSleep() throws(PanelError)
  /// Sets the registers to their reset values without the reset line, and ends what goes on.
  func softReset() throws(PanelError)
  /// Makes BUSY active for a few milliseconds and changes nothing else that a refresh depends on.
  func stirBusy() throws(PanelError)
}

/// A controller that is woken by a command, waits for the glass by itself, and says how long that took.
protocol ParallelController: PanelController {
  /// From reset, sleep or anything else to ready.
  func wake(fromSleep: Bool) throws(PanelError)
  /// Shows what was transferred; how long it took.
  func drive(_ mode: RefreshMode) throws(PanelError) -> Duration
  /// What it says of itself and its panel; asked while it is awake.
  func identity() throws(PanelError) -> PanelProbe.Identity?
}

extension PanelController {
  /// Where the chip has a command for it, that is what makes BUSY active.
  func softReset() throws(PanelError) { try stirBusy() }
}

extension ControllerKind {
  /// The driver of the chip on `model`.
  func controller(of model: PanelModel, over link: PanelLink, busy: BusyWait) -> any PanelController {
    switch family {
    case .solomon(let chip): SSD16xx(chip: chip, model: model, link: link, busy: busy)
    case .ultraChip(let chip): UC81xx(chip: chip, model: model, link: link, busy: busy)
    case .parallel: IT8951Controller(model: model, link: link)
    case .pixels(let chip): PixelController(chip: chip, model: model, link: link, busy: busy)
    }
  }
}
