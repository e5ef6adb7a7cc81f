extension UCSimulator {
  /// Where plane data goes: the window while it is on, the resolution otherwise; in bytes and lines.
  var target: (columns: Range<Int>, rows: Range<Int>) {
    if let window = registers.activeWindow {
      return (
        window.columns.lowerBound..<window.columns.upperBound + 1,
        window.rows.lowerBound..<window.rows.upperBound + 1
      )
    }
    let size = registers.resolution ?? (panel.width, panel.height)
    return (0..<((size.columns + 7) / 8), 0..<size.rows)
  }

  /// Data of commands 14 and 15: eight bytes of window, then the plane in it.
  func writeWindow(_ bytes: [UInt8], to plane: inout BitPlane) {
    let head = bytes.prefix(max(0, 8 - parameters.count))
    parameters += head
    guard parameters.count == 8, head.count < bytes.count else { return }
    setDataWindow(parameters)
    guard registers.dataWindow != nil else { return }
    write(Array(bytes.dropFirst(head.count)), to: &plane)
    registers.dataWindow = nil
  }

  /// Data of commands 10 and 13: rows downwards; what comes after the end is ignored.
  func write(_ bytes: [UInt8], to plane: inout BitPlane) {
    if position == 0, !panel.isWiringKnown, registers.dataWindow == nil, registers.isPartial,
      let given = registers.window, let window = given.ending(before: bytes.count)
    {
      blame(
        .windowEndOutside,
        "\(bytes.count) bytes for a window to byte \(given.columns.upperBound), line \(given.rows.upperBound): "
          + "its ends are the first outside the picture, which shears on glass. It is taken as meant.")
      registers.window = window
    }
    let target = target
    let width = target.columns.count
    if position == 0, registers.activeWindow?.isAligned == false {
      blame(
        .windowUnaligned, "Window columns are no multiples of 8; the chip widens them and the data shears.")
    }
    let end = width * target.rows.count
    var at = bytes.startIndex
    while at < bytes.endIndex, position < end {
      let column = position % width
      let count = min(width - column, bytes.endIndex - at)
      plane.write(
        bytes[at..<(at + count)], column: target.columns.lowerBound + column,
        row: target.rows.lowerBound + position / width)
      position += count
      at += count
    }
    if at < bytes.endIndex, registers.activeWindow != nil, position == end {
      blame(
        .partialWindowLeftOn, "\(bytes.endIndex - at) bytes past the end of the partial window are ignored.")
      position += 1
    }
  }

  /// Bytes of two bits a pixel as bytes of one: of each pair the higher.
  func narrow(_ bytes: [UInt8]) -> [UInt8] {
    var narrow: [UInt8] = []
    for byte in bytes {
      var nibble: UInt8 = 0
      for pixel in [UInt8](0..<4) { nibble |= (byte >> (2 * pixel + 1) & 1) << pixel }
      if let first = pendingWide {
        narrow.append(first << 4 | nibble)
        pendingWide = nil
      } else {
        pendingWide = nibble
      }
    }
    return narrow
  }

  /// A plane as the glass sees it; a set bit is white, or coloured.
  func visiblePlane(_ plane: BitPlane, isInverted: Bool) -> [UInt8] {
    var visible = [UInt8](repeating: 0xFF, count: glass.bytesPerRow * glass.height)
    for row in 0..<glass.height {
      plane.copyRow(row, from: 0, to: &visible, at: row * glass.bytesPerRow, count: glass.bytesPerRow)
    }
    return isInverted ? visible.map { ~$0 } : visible
  }

  /// Rows of an area with a byte never written since power-up behind them.
  func unwrittenRows(_ plane: BitPlane, in area: Glass.Area) -> Int {
    area.rows.count { !plane.isWritten(columns: area.columns, row: $0) }
  }
}
