extension UCSimulator {
  /// Command 12: drives the glass, or the window while it is on.
  func startRefresh() {
    guard isAnalogOn else {
      blame(.refreshWithoutHighVoltage, "Refresh (12) without power on (04); nothing is driven.")
      busy.start(at: now, for: .milliseconds(1))
      return
    }
    if let pixels { return startPixelRefresh(pixels) }
    guard let waveform else {
      blame(.noWaveform, "No waveform at \(celsius) °C; nothing is driven.")
      busy.start(at: now, for: .milliseconds(1))
      return
    }
    if lacksWaveforms {
      blame(
        .noWaveform,
        "Waveforms of registers are chosen (00, bit 5) and none was sent (20 to 24); the stored one is taken as "
          + "meant.")
    }
    let start = max(now, busy.end ?? now) + busy.delay
    let pending = pendingRefresh(waveform, start: start)
    check(pending)
    refresh = pending
    voltage.restart()
    busy.start(at: start - busy.delay, for: waveform.duration)
  }

  /// The temperature the one-time memory is searched with.
  var celsius: Double {
    registers.usesForcedTemperature ? registers.forcedCelsius : glass.celsius
  }

  /// The waveform from the registers or the one-time memory, in frames of the clock register.
  private var waveform: Waveform? {
    let frameTime = chip.frameTime(registers.pll)
    // Some drivers choose the registers and send nothing to them; on a panel nobody knows the stored one is meant.
    if registers.usesRegisterWaveforms, !lacksWaveforms {
      let written = registerWaveform(frameTime)
      // With three inks the rows are of black, white and colour.
      guard !registers.isBlackAndWhite, panel.hasColor, let written else { return written }
      return .color(frames: written.frames, frameTime: frameTime)
    }
    var waveform = storedWaveform(mode: registers.isBlackAndWhite || !panel.hasColor ? 1 : 2)
    waveform?.frameTime = frameTime
    return waveform
  }

  /// True when registers are chosen that nothing was sent to, on a panel nobody knows.
  ///
  /// Which way round its pixels are only the registers would have said.
  private var lacksWaveforms: Bool {
    registers.usesRegisterWaveforms && !panel.isWiringKnown
      && registers.waveforms.values.allSatisfy(\.isEmpty)
  }

  /// The waveform in the registers.
  ///
  /// On a panel nobody knows groups are laid out in the way that drives to white what turns white, and to black
  /// what turns black.
  private func registerWaveform(_ frameTime: Duration) -> Waveform? {
    func waveform(_ group: UCChip.Group) -> Waveform? {
      UCWaveformRegisters.waveform(
        registers.waveforms, group: group, hasColor: !registers.isBlackAndWhite, frameTime: frameTime)
    }
    let own = waveform(chip.group)
    guard !panel.isWiringKnown, registers.isBlackAndWhite else { return own }
    let both = [own, waveform(chip.group == .six ? .seven : .six)].compactMap(\.self)
    return both.first { $0.keepsInk && $0.turnsInk } ?? own
  }

  /// The waveform of the one-time memory for the temperature.
  func storedWaveform(mode: Int) -> Waveform? {
    StoredWaveform.search(panel.stored, mode: mode, celsius: celsius)
  }

  /// The planes by the polarity bits.
  ///
  /// Black and white: bit 0 says whether 1 is white, bit 1 that the old plane is not looked at. Three inks:
  /// bit 0 says whether 1 is white, bit 1 whether 0 is coloured (UC8179 datasheet, VCOM and data interval).
  private func pendingRefresh(_ waveform: Waveform, start: Duration) -> PendingRefresh {
    let polarity = registers.polarity
    let isDark = polarity & 1 == 0
    let planes: (old: [UInt8], new: [UInt8])
    if waveform.kind == .color {
      let color = visiblePlane(
        new, isInverted: chip.hasWidePlane && !panel.isWiringKnown || polarity & 2 != 0)
      let black = visiblePlane(old, isInverted: isDark)
      planes = (
        polarityIsGuessed ? mostly(set: false, color) : color,
        lacksWaveforms ? mostly(set: true, black) : black
      )
    } else if registers.isBlackAndWhite {
      let fresh = visiblePlane(new, isInverted: isDark)
      planes = (polarity & 2 != 0 ? fresh.map { ~$0 } : shownBefore(isDark), fresh)
    } else if registers.usesRegisterWaveforms, !lacksWaveforms {
      // The rows of colour drive whatever they say, on glass without it black or white.
      planes = (visiblePlane(old, isInverted: isDark), visiblePlane(new, isInverted: polarity & 2 != 0))
    } else {
      let shown = visiblePlane(onlyPicture(), isInverted: isDark)
      let fresh = lacksWaveforms ? mostly(set: true, shown) : shown
      planes = (fresh.map { ~$0 }, fresh)
    }
    return PendingRefresh(
      old: planes.old, new: planes.new, waveform: waveform, area: drivenArea, start: start,
      end: start + waveform.duration)
  }

  /// The plane with the picture of black and white glass whose chip is not told that it is.
  ///
  /// It is the first, but some drivers fill that and write the picture where black and white chips have the new one.
  private func onlyPicture() -> BitPlane {
    func isFilled(_ plane: BitPlane) -> Bool {
      let bytes = visiblePlane(plane, isInverted: false)
      return bytes.allSatisfy { $0 == bytes.first }
    }
    guard !panel.isWiringKnown, isFilled(old), !isFilled(new) else { return old }
    blame(
      .blackAndWhiteNotSet,
      "The panel setting (00) has three inks, whose black is in plane 10, and the picture is in plane 13; it is "
        + "taken as meant for black and white.")
    return new
  }

  /// True when no polarity was sent to a panel nobody knows: its one-time memory may hold another than the chip's.
  private var polarityIsGuessed: Bool {
    !panel.isWiringKnown && !registers.isIntervalSent && !chip.hasWidePlane
  }

  /// A plane, turned over where it is not mostly as pictures are: white set, colour clear.
  private func mostly(set isSet: Bool, _ plane: [UInt8]) -> [UInt8] {
    let set = plane.reduce(0) { $0 + $1.nonzeroBitCount }
    return isSet == (set >= plane.count * 4) ? plane : plane.map { ~$0 }
  }

  /// The old plane; on a panel nobody knows what is seen stands for what was never written.
  private func shownBefore(_ isDark: Bool) -> [UInt8] {
    var before = visiblePlane(old, isInverted: isDark)
    guard !panel.isWiringKnown, unwrittenRows(old, in: glass.wholeArea) > 0 else { return before }
    let darks = glass.darkBytes()
    for row in 0..<glass.height {
      for column in 0..<glass.bytesPerRow
      where !old.isWritten(columns: column..<(column + 1), row: row) {
        before[row * glass.bytesPerRow + column] = ~darks[row * glass.bytesPerRow + column]
      }
    }
    return before
  }

  /// The window while it is on, as far as it is visible.
  private var drivenArea: Glass.Area {
    guard let window = registers.activeWindow else { return glass.wholeArea }
    let columns =
      min(
        window.columns.lowerBound, glass.bytesPerRow)..<min(window.columns.upperBound + 1, glass.bytesPerRow)
    let rows = min(window.rows.lowerBound, glass.height)..<min(window.rows.upperBound + 1, glass.height)
    return Glass.Area(rows: rows, columns: columns)
  }

  private func check(_ pending: PendingRefresh) {
    let usesOld =
      pending.waveform.kind == .color || !registers.isBlackAndWhite || pending.waveform.needsOldPicture
    let usesNew = pending.waveform.kind == .color || registers.isBlackAndWhite
    let unwritten =
      (usesNew ? unwrittenRows(new, in: pending.area) : 0)
      + (usesOld ? unwrittenRows(old, in: pending.area) : 0)
    if unwritten > 0 {
      blame(
        .unwrittenPlane, "\(unwritten) lines of the planes were never written since power-up; they are noise."
      )
    }
    guard pending.waveform.kind == .differential else { return }
    if unwritten == 0, pending.waveform.leavesUnchanged {
      let missed = glass.missedPixels(pending)
      if missed > 0 {
        blame(
          .staleOldPlane,
          "The old plane differs from the glass: \(missed) pixels are taken for right and stay wrong.")
      }
    }
    if glass.hasPigment {
      blame(
        .differentialOverColor, "Differential refresh of a glass that shows coloured ink, which fades by it.")
    }
  }

  /// Lets the refresh under way end when its time has come.
  func finishRefresh(by time: Duration) {
    guard let refresh, refresh.end <= time else { return }
    glass.drive(refresh)
    self.refresh = nil
    if registers.isBlackAndWhite, registers.copiesNewToOld(chip) { old = new }
    if turnsOffAfterRefresh { isAnalogOn = false }
    if sleepsAfterRefresh { isAsleep = true }
    turnsOffAfterRefresh = false
    sleepsAfterRefresh = false
  }
}
