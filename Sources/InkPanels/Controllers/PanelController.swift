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
  /// Enters the sleep that keeps display memory and that only a reset ends.
  func deepSleep() throws(PanelError)
  /// A command that does nothing but make BUSY active for a few milliseconds.
  func softReset() throws(PanelError)
}

extension ControllerKind {
  /// The driver of the chip on `model`.
  func controller(of model: PanelModel, over link: PanelLink, busy: BusyWait) -> any PanelController {
    switch self {
    case .ssd1680: SSD1680(model: model, link: link, busy: busy)
    }
  }
}
