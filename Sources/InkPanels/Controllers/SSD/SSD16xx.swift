import InkBitmap

/// Driver of Solomon Systech's SSD16xx controllers.
///
/// Sequences follow the SSD1680 datasheet's operation flow. After a reset only those registers are written
/// whose reset value is wrong: a partial refresh of one window of n bytes takes 2n + 27 bytes and 43 system
/// calls.
struct SSD16xx: PanelController {
  let chip: SSDChip
  let model: PanelModel
  let link: PanelLink
  let busy: BusyWait

  func configure(for mode: RefreshMode) throws(PanelError) {
    guard let traits = model.traits(of: mode) else { throw .unsupported(mode, model: model.name) }
    if mode != .partial {
      // Says the same as the reset before, for boards on which the reset line does not reach the chip.
      try busy.arm(link.phase)
      try stirBusy()
      try busy.waitUntilIdle(.short(link.phase))
    }
    for register in chip.preamble { try link.send(register) }
    try setDataEntry(for: mode)
    try link.send(
      SSDCommand.driverOutput, SSDRegisters.driverOutput(lines: model.height, scan: model.gateScan))
    for register in model.setup { try link.send(register) }
    let startsAtSource8 = model.startsAtSource8 && chip.hasSourceRange
    if startsAtSource8 || model.isCascade {
      try link.send(
        SSDCommand.updateControl1,
        SSDRegisters.updateControl1(startsAtSource8: startsAtSource8, isCascade: model.isCascade))
    }
    if let border = traits.border { try link.send(SSDCommand.border, [border]) }
    switch traits.waveform {
    case .sensed:
      guard chip.hasDisplayModes else { break }
      try link.send(SSDCommand.temperatureSensor, SSDRegisters.internalSensor)
    case .pretended(let celsius):
      try link.send(
        SSDCommand.writeTemperature,
        SSDRegisters.temperature(celsius: celsius, bytes: chip.temperatureBytes))
    case .written(let registers):
      for register in registers { try link.send(register) }
    }
  }

  func transfer(_ picture: PictureTransfer) throws(PanelError) {
    switch picture {
    case .whole(let picture):
      let black = picture.plane(0)
      let color = model.secondInk == nil ? nil : picture.coloredPixels
      for half in SSDHalf.halves(of: model.bounds, on: model, chip) {
        let bytes = black.windowBytes(half.rect, inverted: true)
        try setWindow(half)
        try link.send(SSDCommand.writeNewPlane | half.select, bytes)
        try link.send(SSDCommand.writeOldPlane | half.select, color?.windowBytes(half.rect) ?? bytes)
      }
    case .grays(let picture, let mode):
      let (new, old) = (picture.pixels(of: mode.newPlane), picture.pixels(of: mode.oldPlane))
      for half in SSDHalf.halves(of: model.bounds, on: model, chip) {
        try setWindow(half)
        try link.send(SSDCommand.writeNewPlane | half.select, new.windowBytes(half.rect))
        try link.send(SSDCommand.writeOldPlane | half.select, old.windowBytes(half.rect))
      }
    case .windows(let current, let previous, let shown, let wanted):
      for write in WindowWrite.writes(current: current, previous: previous, planes: .uncertain) {
        for half in SSDHalf.halves(of: write.rect, on: model, chip) {
          try setWindow(half)
          if write.writesNew {
            try link.send(
              SSDCommand.writeNewPlane | half.select, wanted.windowBytes(half.rect, inverted: true))
          }
          if write.writesOld {
            try link.send(
              SSDCommand.writeOldPlane | half.select, shown.windowBytes(half.rect, inverted: true))
          }
        }
      }
    }
  }

  func activate(_ mode: RefreshMode) throws(PanelError) {
    guard let traits = model.traits(of: mode) else { throw .unsupported(mode, model: model.name) }
    var steps = SSDUpdate.steps(for: mode, traits.waveform, hasDisplayModes: chip.hasDisplayModes)
    if mode == .gray, model.grays?.usesSecondDisplayMode == true { steps.insert(.differential) }
    // The value after reset lists the steps of a partial refresh.
    if steps != .partial { try link.send(SSDCommand.updateControl2, [steps.rawValue]) }
    try link.send(SSDCommand.activate)
  }

  /// The activation has done it.
  func powerOff(after mode: RefreshMode) {}

  func deepSleep() throws(PanelError) {
    try link.send(SSDCommand.deepSleep, [model.deepSleep])
  }

  func stirBusy() throws(PanelError) {
    try link.send(SSDCommand.softwareReset)
  }

  /// Says which way the counters run, where it is not as after a reset.
  private func setDataEntry(for mode: RefreshMode) throws(PanelError) {
    if model.isCascade {
      for (select, isRightToLeft) in [
        (UInt8(0), !model.isRightToLeft), (SSDHalf.second, model.isRightToLeft),
      ] {
        try link.send(
          SSDCommand.dataEntry | select,
          SSDRegisters.dataEntry(isBottomUp: model.isBottomUp, isRightToLeft: isRightToLeft))
      }
    } else if mode != .partial || model.isBottomUp || model.isRightToLeft {
      try link.send(
        SSDCommand.dataEntry,
        SSDRegisters.dataEntry(isBottomUp: model.isBottomUp, isRightToLeft: model.isRightToLeft))
    }
  }

  /// Chooses where data goes and puts the counters at its start; they return there after a whole window.
  private func setWindow(_ half: SSDHalf) throws(PanelError) {
    try link.send(SSDCommand.windowX | half.select, half.window.xRange)
    try link.send(SSDCommand.windowY | half.select, half.window.yRange)
    try link.send(SSDCommand.counterX | half.select, half.window.xStart)
    try link.send(SSDCommand.counterY | half.select, half.window.yStart)
  }
}
