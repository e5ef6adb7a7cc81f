extension SSDSimulator {
  /// The memory column, in pixels, that the leftmost source of the glass is fed from.
  private var origin: Int {
    guard let firstSource = panel.firstSource else { return (writtenOrigin ?? 0) * 8 }
    return firstSource - (registers.usesInnerSources ? 8 : 0)
  }

  /// The memory row behind a row of the glass; nil when its gate is not driven.
  private func memoryRow(of row: Int) -> Int? {
    let gate = panel.mounting.isBottomUp ? glass.height - 1 - row : row
    guard gate < registers.lines else { return nil }
    return (registers.scansFromLast ? registers.lines - 1 - gate : gate) + registers.firstLine
  }

  /// A plane as the glass sees it, with the option of command 21: 4 read as zeros, 8 inverted.
  func visiblePlane(_ plane: BitPlane, options: UInt8) -> [UInt8] {
    var visible = [UInt8](repeating: 0xFF, count: glass.bytesPerRow * glass.height)
    guard options & 0x04 == 0 else {
      for i in visible.indices { visible[i] = 0 }
      return visible
    }
    let inversion: UInt8 = options & 0x08 != 0 ? 0xFF : 0x00
    let (first, shift) = (origin.quotientFloor(8), origin - origin.quotientFloor(8) * 8)
    for row in 0..<glass.height {
      guard let source = memoryRow(of: row) else { continue }
      for column in 0..<glass.bytesPerRow {
        visible[row * glass.bytesPerRow + column] = inversion ^ byte(plane, first + column, shift, source)
      }
      if panel.mounting.isRightToLeft { mirror(&visible, row: row) }
    }
    return visible
  }

  /// Eight neighbouring bits of a memory row; white outside.
  private func byte(_ plane: BitPlane, _ column: Int, _ shift: Int, _ row: Int) -> UInt8 {
    let left = plane.byte(column: column, row: row) ?? 0xFF
    guard shift > 0 else { return left }
    let right = plane.byte(column: column + 1, row: row) ?? 0xFF
    return left << UInt8(shift) | right >> UInt8(8 - shift)
  }

  /// Turns a row of the glass round, its padding staying at the right.
  private func mirror(_ visible: inout [UInt8], row: Int) {
    let start = row * glass.bytesPerRow
    let padding = UInt8(glass.bytesPerRow * 8 - glass.width)
    let reversed = visible[start..<(start + glass.bytesPerRow)].reversed().map(\.bitsReversed)
    for i in 0..<glass.bytesPerRow {
      let next = i + 1 < glass.bytesPerRow ? reversed[i + 1] : 0
      visible[start + i] = padding == 0 ? reversed[i] : reversed[i] << padding | next >> (8 - padding)
    }
  }

  /// Rows of the glass with a byte never written since power-up behind them.
  func unwrittenRows(_ plane: BitPlane) -> Int {
    let first = origin.quotientFloor(8)
    var count = 0
    for row in 0..<glass.height {
      guard let source = memoryRow(of: row) else { continue }
      if !plane.isWritten(columns: first..<(first + glass.bytesPerRow), row: source) { count += 1 }
    }
    return count
  }
}

extension Int {
  /// The quotient rounded down, also for negative numbers.
  func quotientFloor(_ divisor: Int) -> Int {
    (self - ((self % divisor) + divisor) % divisor) / divisor
  }
}
