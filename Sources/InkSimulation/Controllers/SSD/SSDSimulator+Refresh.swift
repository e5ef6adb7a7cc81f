extension SSDSimulator {
  /// Loading a temperature: a conversion of the sensor inside.
  private static let sensing: Duration = .milliseconds(8)
  /// Searching the one-time memory and loading its waveform.
  ///
  /// Short, since a vendor's driver goes on 2 ms after having it done alone.
  private static let loading: Duration = .milliseconds(1)
  /// Around the frames of a waveform loaded in the same activation; with the two others 17 ms, what measured
  /// refreshes have left over.
  private static let settling: Duration = .milliseconds(8)

  /// Command 20: the steps of command 22, from bit 7 down to bit 0.
  func activate() {
    let control = registers.updateControl
    let mode = control & 0x08 != 0 && chip.hasDisplayModes ? 2 : 1
    var length: Duration = .zero
    if control & 0x40 != 0, !isAnalogOn {
      isAnalogOn = true
      length += chip.powerOn
    }
    if control & 0x20 != 0 {
      sense()
      length += Self.sensing
    }
    if control & 0x10 != 0 {
      waveform = StoredWaveform.search(panel.stored, mode: mode, celsius: registers.celsius)
      length += Self.loading
    }
    if control & 0x04 != 0 {
      length += startRefresh(mode: mode, after: length)
    } else {
      // Clock and voltages on, none of them off.
      awaitsDisplay = control & 0xC3 == 0xC0 && isPictureNewer
    }
    if control & 0x14 == 0x14, refresh != nil { length += Self.settling }
    if control & 0x02 != 0, isAnalogOn {
      length += chip.powerOff
      turnsAnalogOffAtEnd = true
    }
    voltage.restart()
    busy.start(at: now, for: length)
    if turnsAnalogOffAtEnd, refresh == nil { powerDown() }
  }

  /// Takes the measured temperature; a panel has no external sensor, so that the glass's is used for both.
  private func sense() {
    if registers.temperatureSensor != 0x80 {
      blame(
        .missingTemperatureSensor,
        "Temperature read from an external sensor (18: \(hex(registers.temperatureSensor))); panels have none."
      )
    }
    registers.celsius = glass.celsius
  }

  /// Takes the planes and starts the drive; gives its length.
  private func startRefresh(mode: Int, after wait: Duration) -> Duration {
    guard isAnalogOn else {
      blame(.refreshWithoutHighVoltage, "Display step without the analog step; nothing is driven.")
      return .zero
    }
    guard let waveform = waveform ?? assumedWaveform(mode) else {
      blame(.noWaveform, "No waveform for mode \(mode) at \(registers.celsius) °C; nothing is driven.")
      return .zero
    }
    (isPictureNewer, awaitsDisplay) = (false, false)
    findPicture()
    let start = now + busy.delay + wait
    let new = visiblePlane(.blackAndWhite, options: registers.planeOptions & 0x0F)
    var pending = PendingRefresh(
      old: visiblePlane(.red, options: registers.planeOptions >> 4), new: new, waveform: waveform,
      area: drivenArea, start: start, end: start + waveform.duration)
    lastWriteStart = nil
    takeUnwrittenAsSeen(&pending)
    check(&pending, mode: mode)
    refresh = pending
    return waveform.duration
  }

  /// Notes that a picture was written, voltages were turned on for it, and the panel is put to sleep with it unseen.
  ///
  /// A driver may mean a panel that shows it all the same; on a panel nobody knows well it is believed.
  func missDisplay() {
    guard awaitsDisplay else { return }
    awaitsDisplay = false
    blame(
      .noDisplayStep,
      "The steps before (22: \(hex(registers.updateControl))) show nothing of what was written.")
    guard !panel.isWiringKnown, startRefresh(mode: 1, after: .zero) > .zero, let refresh else { return }
    finishRefresh(by: refresh.end)
  }

  /// The stored waveform of a panel nobody knows well, whose driver loads none.
  private func assumedWaveform(_ mode: Int) -> Waveform? {
    guard !panel.isWiringKnown,
      let stored = StoredWaveform.search(panel.stored, mode: mode, celsius: glass.celsius)
    else { return nil }
    blame(
      .noWaveform,
      "No waveform for mode \(mode) was loaded (22 with bit 4) or sent (32); the stored one is taken as meant."
    )
    return stored
  }

  /// Rows of the glass whose gate lines are driven.
  private var drivenArea: Glass.Area {
    let count = min(glass.height, registers.lines)
    let rows = mounting.isBottomUp ? (glass.height - count)..<glass.height : 0..<count
    return Glass.Area(rows: rows, columns: 0..<glass.bytesPerRow)
  }

  private func check(_ pending: inout PendingRefresh, mode: Int) {
    if pending.area != glass.wholeArea {
      blame(
        .tooFewLines,
        "\(registers.lines) lines are driven of the \(glass.height) the glass has; the rest keeps its picture."
      )
    }
    let isRedRead = pending.waveform.kind == .color || pending.waveform.needsOldPicture
    let unwritten = unwrittenRows(.blackAndWhite) + (isRedRead ? unwrittenRows(.red) : 0)
    if unwritten > 0 {
      blame(
        .unwrittenPlane, "\(unwritten) lines of the planes were never written since power-up; they are noise."
      )
    }
    guard pending.waveform.kind == .differential else { return }
    if unwritten == 0 || !panel.isWiringKnown { checkOldPlane(&pending) }
    if glass.hasPigment {
      blame(
        .differentialOverColor, "Differential refresh of a glass that shows coloured ink, which fades by it.")
    }
  }

  /// Looks for pixels the old plane says are right and are not.
  ///
  /// Some panels exchange their planes after a differential refresh and some do not; a driver that does not
  /// write the old plane again between two of them knows that its panel does. On a panel nobody knows well
  /// the glass itself then counts as the old picture.
  private func checkOldPlane(_ pending: inout PendingRefresh) {
    let missed = pending.waveform.leavesUnchanged ? glass.missedPixels(pending) : 0
    guard missed > 0 else { return }
    let isRead = registers.planeOptions & 0x40 == 0
    if panel.isWiringKnown || (isOldPlaneRewritten && isRead) {
      blame(
        .staleOldPlane,
        "The old plane differs from the glass: \(missed) pixels are taken for right and stay wrong.")
    }
    if !panel.isWiringKnown { pending.old = glass.darkBytes().map { ~$0 } }
  }

  /// Lets the refresh under way end when its time has come.
  func finishRefresh(by time: Duration) {
    if let refresh, refresh.end <= time {
      glass.drive(refresh)
      self.refresh = nil
      isOldPlaneRewritten = false
      let isDifferential = refresh.waveform.kind == .differential
      if (chip.alwaysSwapsPlanes && refresh.waveform.kind != .color)
        || (isDifferential && panel.isWiringKnown && (registers.swapsPlanes || panel.swapsPlanes))
      {
        for i in banks.indices { banks[i].swapPlanes() }
      } else if isDifferential, registers.swapsPlanes {
        // Whoever writes but windows of a panel nobody knows means the rest to stay.
        for i in banks.indices { banks[i].red = banks[i].blackAndWhite }
      }
      if turnsAnalogOffAtEnd { powerDown() }
    }
  }

  private func powerDown() {
    isAnalogOn = false
    turnsAnalogOffAtEnd = false
  }
}
