extension SSDSimulator {
  /// Commands 44, 45, 4E and 4F.
  func setAddress(_ command: UInt8, _ p: [UInt8]) {
    lastWriteStart = nil
    // A chip that counts pixels takes two bytes a value; two bytes in all are the other chips' form.
    let isWide = chip.xUnit == .pixels
    switch command {
    case 0x44:
      if isWide, p.count >= 4 {
        banks[bank].addressing.columnStart = column(ofPixel: word(p, 0))
        banks[bank].addressing.columnEnd = column(ofPixel: word(p, 2))
      } else if p.count == 2 {
        banks[bank].addressing.columnStart = Int(p[0])
        banks[bank].addressing.columnEnd = Int(p[1])
      }
      banks[bank].addressing.isWindowNewer = true
    case 0x45:
      if p.count >= 4 {
        banks[bank].addressing.rowStart = word(p, 0) & 0x3FF
        banks[bank].addressing.rowEnd = word(p, 2) & 0x3FF
      } else if p.count == 2 {
        banks[bank].addressing.rowStart = Int(p[0])
        banks[bank].addressing.rowEnd = Int(p[1])
      }
      banks[bank].addressing.isWindowNewer = true
    case 0x4E:
      banks[bank].addressing.column = isWide && p.count >= 2 ? word(p, 0) / 8 : column(ofByte: Int(p[0]))
      banks[bank].addressing.isWindowNewer = false
    default:
      // The low byte alone leaves the high one as it was set.
      let high = p.count > 1 ? word(p, 0) & 0x300 : banks[bank].addressing.rowSet & 0x300
      banks[bank].addressing.row = high | Int(p[0])
      banks[bank].addressing.rowSet = banks[bank].addressing.row
      banks[bank].addressing.isWindowNewer = false
    }
  }

  /// The byte a counter is set to; on a panel nobody knows the window's first one given in pixels is taken for it.
  private func column(ofByte byte: Int) -> Int {
    let window = banks[bank].addressing
    guard byte == window.columnStart * 8, !window.columns.contains(byte), !panel.isWiringKnown else {
      return byte
    }
    blame(
      .counterInPixels,
      "Counter 4E at \(byte), outside a window that begins at byte \(window.columnStart): its first pixel is "
        + "meant, where the \(chip.name) counts bytes. It is taken as meant.")
    return window.columnStart
  }

  /// Takes the end of a window as a driver meant it that counts to the first column and line outside.
  func endWindow(before count: Int) {
    let window = banks[bank].addressing
    guard banks[bank].addressing.endBefore(filling: count) else { return }
    blame(
      .windowEndOutside,
      "\(count) bytes for a window to byte \(window.columnEnd), line \(window.rowEnd): its ends are the first "
        + "outside the picture, which shears on glass. It is taken as meant.")
  }

  private func column(ofPixel pixel: Int) -> Int {
    (pixel & 0x3FF) / 8
  }

  /// What a write of memory needs before its first byte.
  func checkAddressing(_ command: UInt8) {
    goBackForColor(command)
    let window = banks[bank].addressing
    if !window.isInside {
      blame(
        .windowOutsideMemory,
        "Window \(window.columnStart)…\(window.columnEnd) bytes x \(window.rowStart)…\(window.rowEnd) lines lies "
          + "outside the memory of \(chip.bytesPerRow) bytes x \(chip.gates) lines.")
    }
    if window.isWindowNewer, !window.isAtStart {
      blame(
        .countersNotSet,
        "Command \(hex(command)) with counters at byte \(window.column), line \(window.row) from before the "
          + "window was set; the picture rolls.")
    }
    // Glass of unknown wiring begins where the first picture of its width begins.
    let columns = window.columns
    if chip.isCascade { inferMounting(window) }
    guard window.rowSpan >= glass.height else { return }
    if columns.count == glass.bytesPerRow + 1, chip.xUnit == .bytes { wideColumns = columns }
    guard columns.count == glass.bytesPerRow else { return }
    writtenOrigin = columns.lowerBound
    wideColumns = nil
    inferMounting(window)
  }

  /// The coloured plane begins where the black one did when nothing was said between.
  ///
  /// A vendor's driver of 7.5 inch glass sets the counters once for both, in a window larger than the picture.
  private func goBackForColor(_ command: UInt8) {
    guard !panel.isWiringKnown, panel.hasColor else { return }
    if command == 0x26, let start = lastWriteStart, start.bank == bank {
      let window = banks[bank].addressing
      if window.column != start.column || window.row != start.row {
        blame(
          .countersNotSet,
          "Command 26 with counters at byte \(window.column), line \(window.row), where command 24 ended; the "
            + "coloured plane is taken to begin where the first did.")
      }
      banks[bank].addressing.column = start.column
      banks[bank].addressing.row = start.row
    }
    let addressing = banks[bank].addressing
    lastWriteStart = command == 0x24 ? (bank, addressing.column, addressing.row) : nil
  }

  /// Large glass is mounted either way round; whoever drives it begins at the top left corner.
  private func inferMounting(_ window: SSDAddressing) {
    guard !panel.isWiringKnown else { return }
    if chip.isCascade {
      mounting = SimulatedPanel.Mounting(isBottomUp: !window.isYUp, isRightToLeft: !window.isYUp)
    } else if chip.xUnit == .pixels {
      mounting = SimulatedPanel.Mounting(
        isBottomUp: window.isYUp == registers.scansFromLast, isRightToLeft: !window.isXUp)
    }
  }
}
