import InkBitmap

/// Driver of UltraChip's UC81xx controllers and of those that speak their dialect.
///
/// Power on, refresh and power off are commands of their own. A partial refresh writes each window for itself
/// and shows all of them by one refresh: with waveforms from the chip's memory, one window of n bytes takes n
/// + 32 bytes and 19 SPI writes on a chip that copies its planes, every further one 10 bytes and 4 writes
/// more.
struct UC81xx: PanelController {
  let chip: UCChip
  let model: PanelModel
  let link: PanelLink
  let busy: BusyWait

  private var hasColor: Bool { model.secondInk != nil }

  func configure(for mode: RefreshMode) throws(PanelError) {
    guard let traits = model.traits(of: mode) else { throw .unsupported(mode, model: model.name) }
    var written: [RegisterWrite] = []
    if case .written(let registers) = traits.waveform { written = registers }
    // Voltages after a reset are good enough for the short stored waveform.
    if mode != .partial || !written.isEmpty {
      for register in model.setup { try link.send(register) }
    }
    if chip.needsPowerForRegisters { try powerOn() }
    try link.send(
      UCCommand.panelSetting,
      UCRegisters.panelSetting(chip, hasColor: hasColor, usesWrittenWaveform: !written.isEmpty))
    try link.send(
      UCCommand.resolution, UCRegisters.resolution(chip, width: model.width, height: model.height))
    try link.send(
      UCCommand.interval,
      UCRegisters.interval(
        chip, hasColor: hasColor,
        border: mode == .partial ? .floats : mode == .gray ? .ownRow : .white))
    for register in written { try link.send(register) }
  }

  func transfer(_ picture: PictureTransfer) throws(PanelError) {
    switch picture {
    case .whole(let picture):
      let isInverted = !(hasColor && chip.setIsInk)
      let black = picture.plane(0).windowBytes(picture.bounds, inverted: isInverted)
      try link.send(UCCommand.writeOldPlane, chip.hasWidePlane ? UCRegisters.wide(black) : black)
      try link.send(
        UCCommand.writeNewPlane,
        hasColor
          ? picture.coloredPixels.windowBytes(picture.bounds, inverted: isInverted && chip.clearIsColored)
          : black)
    case .grays(let picture, let mode):
      let (new, old) = (picture.pixels(of: mode.newPlane), picture.pixels(of: mode.oldPlane))
      try link.send(UCCommand.writeOldPlane, old.windowBytes(picture.bounds))
      try link.send(UCCommand.writeNewPlane, new.windowBytes(picture.bounds))
    case .windows(let current, let previous, let shown, let wanted) where chip.hasDataWindows:
      for write in WindowWrite.writes(
        current: current, previous: previous, planes: chip.planes, overhead: WindowWrite.ultraChipOverhead)
      {
        let window = UCRegisters.dataWindow(write.rect)
        if write.writesOld {
          try link.send(UCCommand.writeOldWindow, window + shown.windowBytes(write.rect, inverted: true))
        }
        if write.writesNew {
          try link.send(UCCommand.writeNewWindow, window + wanted.windowBytes(write.rect, inverted: true))
        }
      }
    case .windows(let current, let previous, let shown, let wanted):
      let writes = WindowWrite.writes(
        current: current, previous: previous, planes: chip.planes, overhead: WindowWrite.ultraChipOverhead)
      for (i, write) in writes.enumerated() {
        try link.send(
          i == 0 ? [UCCommand.partialIn, UCCommand.partialWindow] : [UCCommand.partialWindow],
          UCRegisters.window(chip, write.rect))
        if write.writesOld {
          try link.send(UCCommand.writeOldPlane, shown.windowBytes(write.rect, inverted: true))
        }
        if write.writesNew {
          try link.send(UCCommand.writeNewPlane, wanted.windowBytes(write.rect, inverted: true))
        }
      }
      if !model.scansWholeGlass {
        let scanned = current.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
        try link.send(UCCommand.partialWindow, UCRegisters.window(chip, scanned))
      }
    }
  }

  func activate(_ mode: RefreshMode) throws(PanelError) {
    try powerOn()
    // The chip takes its own temperature at power-on, so another is written after it.
    if case .pretended(let celsius)? = model.traits(of: mode)?.waveform {
      try link.send(UCCommand.cascadeSetting, UCRegisters.usesForcedTemperature)
      try link.send(UCCommand.forceTemperature, UCRegisters.temperature(celsius: celsius))
    }
    try busy.arm(link.phase)
    if chip.hasDataWindows, mode == .partial {
      return try link.send(UCCommand.refreshWindow, UCRegisters.dataWindow(model.bounds))
    }
    let leavesWindow = mode == .partial && model.scansWholeGlass
    try link.send(leavesWindow ? [UCCommand.partialOut, UCCommand.refresh] : [UCCommand.refresh])
  }

  func powerOff(after mode: RefreshMode) throws(PanelError) {
    if mode != .partial {
      try link.send(
        UCCommand.interval, UCRegisters.interval(chip, hasColor: hasColor, border: .floats))
    }
    if let rest = chip.restsActiveAfter {
      for register in UCRegisters.discharge { try link.send(register) }
      link.wires.clock.pause(rest)
      try link.send(UCCommand.powerOff)
      return link.wires.clock.pause(chip.powerOn * 2)
    }
    try busy.arm(link.phase)
    try link.send(UCCommand.powerOff)
    try busy.waitUntilIdle(.powerOff(link.phase))
  }

  private func powerOn() throws(PanelError) {
    try busy.arm(link.phase)
    try link.send(UCCommand.powerOn)
    try busy.waitUntilIdle(
      BusyWait.Operation(
        phase: link.phase, typical: chip.powerOn, deadline: chip.powerOn * 2 + .seconds(2)))
  }

  func deepSleep() throws(PanelError) {
    try link.send(UCCommand.deepSleep, UCRegisters.deepSleepCheck)
  }

  /// The soft reset bit of the panel setting, which is active when clear.
  func softReset() throws(PanelError) {
    var setting = UCRegisters.panelSetting(chip, hasColor: hasColor, usesWrittenWaveform: false)
    setting[0] &= 0xFE
    try link.send(UCCommand.panelSetting, setting)
  }

  func stirBusy() throws(PanelError) {
    try link.send(UCCommand.senseTemperature)
  }
}
