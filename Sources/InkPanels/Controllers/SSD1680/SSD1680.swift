import InkBitmap

/// Driver of the Solomon Systech SSD1680.
///
/// Sequences follow the datasheet's operation flow. After a reset only those registers are written whose reset
/// value is wrong: a partial refresh of one window of n bytes takes 2n + 27 bytes and 43 system calls.
struct SSD1680: PanelController {
  let model: PanelModel
  let link: PanelLink
  let busy: BusyWait

  func configure(for mode: RefreshMode) throws(PanelError) {
    if mode != .partial {
      // Says the same as the reset before, for boards on which the reset line does not reach the chip.
      try busy.arm(link.phase)
      try softReset()
      try busy.waitUntilIdle(.short(link.phase))
      try link.send(SSD1680Command.dataEntry, SSD1680Registers.dataEntryRightThenDown)
    }
    try link.send(SSD1680Command.driverOutput, SSD1680Registers.driverOutput(lines: model.height))
    if model.startsAtSource8 {
      try link.send(SSD1680Command.updateControl1, SSD1680Registers.updateControl1(startsAtSource8: true))
    }
    guard let traits = model.traits(of: mode) else { throw .unsupported(mode, model: model.name) }
    if let border = traits.border { try link.send(SSD1680Command.border, [border]) }
    switch traits.waveform {
    case .sensed:
      try link.send(SSD1680Command.temperatureSensor, SSD1680Registers.internalSensor)
    case .pretended(let celsius):
      try link.send(SSD1680Command.writeTemperature, SSD1680Registers.temperature(celsius: celsius))
    }
  }

  func transfer(_ picture: PictureTransfer) throws(PanelError) {
    switch picture {
    case .whole(let frame):
      try setWindow(model.bounds)
      let bytes = frame.windowBytes(frame.bounds, inverted: true)
      try link.send(SSD1680Command.writeNewPlane, bytes)
      try link.send(SSD1680Command.writeOldPlane, bytes)
    case .windows(let current, let previous, let shown, let wanted):
      for write in WindowWrite.writes(current: current, previous: previous) {
        try setWindow(write.rect)
        if write.writesNew {
          try link.send(SSD1680Command.writeNewPlane, wanted.windowBytes(write.rect, inverted: true))
        }
        if write.writesOld {
          try link.send(SSD1680Command.writeOldPlane, shown.windowBytes(write.rect, inverted: true))
        }
      }
    }
  }

  func activate(_ mode: RefreshMode) throws(PanelError) {
    switch mode {
    case .full: try link.send(SSD1680Command.updateControl2, [SSD1680Update.full.rawValue])
    case .fast: try link.send(SSD1680Command.updateControl2, [SSD1680Update.fast.rawValue])
    case .partial: break  // The reset value lists the steps of a partial refresh.
    }
    try link.send(SSD1680Command.activate)
  }

  func deepSleep() throws(PanelError) {
    try link.send(SSD1680Command.deepSleep, [model.deepSleep])
  }

  func softReset() throws(PanelError) {
    try link.send(SSD1680Command.softwareReset)
  }

  /// Chooses where data goes and puts the counters at its start; they return there after a whole window.
  private func setWindow(_ rect: PixelRect) throws(PanelError) {
    guard let window = SSD1680Window(rect, offset: model.ramColumnOffset) else { return }
    try link.send(SSD1680Command.windowX, window.xRange)
    try link.send(SSD1680Command.windowY, window.yRange)
    try link.send(SSD1680Command.counterX, window.xStart)
    try link.send(SSD1680Command.counterY, window.yStart)
  }
}
