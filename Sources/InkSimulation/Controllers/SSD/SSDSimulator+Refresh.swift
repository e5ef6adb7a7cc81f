extension SSDSimulator {
  /// Loading a temperature: a conversion of the sensor inside.
  private static let sensing: Duration = .milliseconds(6)
  /// Searching the one-time memory and loading its waveform.
  private static let loading: Duration = .milliseconds(12)

  /// Command 20: the steps of command 22, from bit 7 down to bit 0.
  func activate() {
    let control = registers.updateControl
    let mode = control & 0x08 != 0 ? 2 : 1
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
    if control & 0x04 != 0 { length += startRefresh(mode: mode, after: length) }
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
    guard let waveform else {
      blame(.noWaveform, "No waveform for mode \(mode) at \(registers.celsius) °C; nothing is driven.")
      return .zero
    }
    let start = now + busy.delay + wait
    var pending = PendingRefresh(
      old: visiblePlane(red, options: registers.planeOptions >> 4),
      new: visiblePlane(blackAndWhite, options: registers.planeOptions & 0x0F), waveform: waveform,
      area: drivenArea, start: start, end: start + waveform.duration)
    check(&pending, mode: mode)
    refresh = pending
    return waveform.duration
  }

  /// Rows of the glass whose gate lines are driven.
  private var drivenArea: Glass.Area {
    let count = min(glass.height, registers.lines)
    let rows = panel.mounting.isBottomUp ? (glass.height - count)..<glass.height : 0..<count
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
    let unwritten = unwrittenRows(blackAndWhite) + (isRedRead ? unwrittenRows(red) : 0)
    if unwritten > 0 {
      blame(
        .unwrittenPlane, "\(unwritten) lines of the planes were never written since power-up; they are noise."
      )
    }
    guard pending.waveform.kind == .differential else { return }
    if unwritten == 0, pending.waveform.needsOldPicture {
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
    if let refresh, refresh.end <= time {
      glass.drive(refresh)
      self.refresh = nil
      let isDifferential = refresh.waveform.kind == .differential
      if chip.alwaysSwapsPlanes || (isDifferential && (registers.swapsPlanes || panel.swapsPlanes)) {
        swap(&blackAndWhite, &red)
      }
      if turnsAnalogOffAtEnd { powerDown() }
    }
  }

  private func powerDown() {
    isAnalogOn = false
    turnsAnalogOffAtEnd = false
  }
}
