import InkBitmap

extension UCSimulator {
  /// Data of command 10 on a chip that keeps whole pixels: rows of the window or of the resolution; what
  /// comes after the end is ignored.
  func writePixels(_ bytes: [UInt8]) {
    guard var memory = pixels else { return }
    // One copy only is kept while writing.
    pixels = nil
    defer { pixels = memory }
    let area = pixelTarget
    let perRow = (area.columns.count + memory.pixelsPerByte - 1) / memory.pixelsPerByte
    let end = perRow * area.rows.count
    for byte in bytes {
      guard position < end else { break }
      let row = position / perRow
      memory.write(
        byte, x: area.columns.lowerBound + position % perRow * memory.pixelsPerByte,
        y: area.rows.lowerBound + (chip.hasHalves ? interlaced(row, of: area.rows.count) : row))
      position += 1
    }
  }

  /// Glass of two chips (5.79 inch) is wired from both ends: first line, last, second, last but one.
  private func interlaced(_ row: Int, of count: Int) -> Int {
    row % 2 == 0 ? row / 2 : count - 1 - row / 2
  }

  /// The window while it is on, otherwise the resolution, or the glass in columns of eight where none was sent.
  private var pixelTarget: (columns: Range<Int>, rows: Range<Int>) {
    if chip.hasHalves, registers.half != 0, let size = registers.resolution {
      let first = registers.half == 2 ? 0 : size.columns
      return (first..<(first + size.columns), 0..<size.rows)
    }
    if registers.isPartial, let window = registers.pixelWindow { return window }
    if let size = registers.resolution { return (0..<size.columns, 0..<max(size.rows, panel.height)) }
    return (0..<((panel.width + 7) / 8 * 8), 0..<panel.height)
  }

  /// What a refresh drives: the target; all of a panel nobody knows.
  ///
  /// Drivers round the window of a refresh to four pixels and that of the data to eight, and mean both.
  private var drivenPixels: (columns: Range<Int>, rows: Range<Int>) {
    panel.isWiringKnown ? pixelTarget : (0..<panel.width, 0..<panel.height)
  }

  /// Complains of what changes outside the window or the resolution, which a panel nobody knows shows all the same.
  private func checkDriven(_ places: [UInt8]) {
    guard !panel.isWiringKnown else { return }
    if let size = registers.resolution, !registers.isPartial, size.rows < panel.height {
      blame(
        .tooFewLines,
        "\(size.rows) lines (61) of the \(panel.height) the glass has; all are taken as meant.")
    }
    guard registers.isPartial else { return }
    let target = visible(pixelTarget)
    let perRow = glass.bytesPerRow * 8
    let shown = glass.places
    var outside = 0
    for y in 0..<glass.height {
      for x in 0..<glass.width where !(target.y.contains(y) && target.x.contains(x)) {
        if places[y * perRow + x] != shown[y * perRow + x] { outside += 1 }
      }
    }
    guard outside > 0 else { return }
    blame(
      .partialWindowLeftOn,
      "\(outside) pixels that were sent lie outside the window of the refresh; they are taken as meant.")
  }

  /// As much of an area as the glass has.
  private func visible(_ area: (columns: Range<Int>, rows: Range<Int>)) -> (x: Range<Int>, y: Range<Int>) {
    (area.columns.clamped(to: 0..<glass.width), area.rows.clamped(to: 0..<glass.height))
  }

  /// Command 83: first and last column, first and last row, and whether the window is on; 90 has no such bit.
  func setPixelWindow(_ p: [UInt8], switches: Bool) {
    guard p.count >= (switches ? 9 : 8) else { return }
    func word(_ at: Int) -> Int { Int(p[at] & 0x07) << 8 | Int(p[at + 1]) }
    guard word(0) <= word(2), word(4) <= word(6) else { return }
    registers.pixelWindow = (word(0)..<(word(2) + 1), word(4)..<(word(6) + 1))
    if switches { registers.isPartial = p[8] & 0x01 != 0 }
  }

  /// Command 12 on a chip that keeps whole pixels.
  func startPixelRefresh(_ memory: PixelMemory) {
    // A panel nobody knows has a waveform for whatever its driver pretends.
    let assumed =
      panel.isWiringKnown ? nil : StoredWaveform.search(panel.stored, mode: 2, celsius: glass.celsius)
    guard let waveform = storedWaveform(mode: 2) ?? assumed else {
      blame(.noWaveform, "No waveform at \(celsius) °C; nothing is driven.")
      busy.start(at: now, for: .milliseconds(1))
      return
    }
    let target = visible(pixelTarget)
    let unwritten = target.y.count { !memory.isWritten(columns: target.x, row: $0) }
    if unwritten > 0 {
      blame(.unwrittenPlane, "\(unwritten) lines were never written since power-up; they are noise.")
    }
    let visible = visible(drivenPixels)
    let white = glass.place(of: .white)
    // Clean, and codes that are no ink's, leave white.
    let codes = memory.format.codes
    let table = (0..<(1 << memory.format.bits)).map { code -> UInt8 in
      guard code < codes.count, let ink = codes[code] else { return white }
      return glass.place(of: ink)
    }
    var places = glass.places
    places.withUnsafeMutableBufferPointer { places in
      guard let first = places.baseAddress else { return }
      for y in visible.y {
        memory.copy(
          columns: visible.x, row: y, to: first + y * glass.bytesPerRow * 8 + visible.x.lowerBound, by: table,
          outside: white, onlyWritten: !panel.isWiringKnown)
      }
    }
    checkDriven(places)
    let start = max(now, busy.end ?? now) + busy.delay
    refresh = PendingRefresh(
      old: [], new: [], waveform: waveform, area: glass.wholeArea, places: places, start: start,
      end: start + waveform.duration)
    voltage.restart()
    busy.start(at: start - busy.delay, for: waveform.duration)
  }
}
