extension SSDSimulator {
  /// The memory column, in pixels, that the leftmost source of the glass is fed from.
  private var origin: Int {
    guard let firstSource = panel.firstSource else { return (writtenOrigin ?? 0) * 8 }
    return firstSource - (registers.usesInnerSources ? 8 : 0)
  }

  /// Takes glass of unknown wiring, in a window one byte wider, to begin at the second byte when the first is blank and
  /// the last is not.
  func findPicture() {
    guard !panel.isWiringKnown, let columns = wideColumns else { return }
    func isBlank(_ column: Int) -> Bool {
      (0..<glass.height).compactMap(memoryRow).allSatisfy { row in
        banks[0].blackAndWhite.byte(column: column, row: row) == 0xFF
          && banks[0].red.byte(column: column, row: row).map { $0 == 0x00 || $0 == 0xFF } == true
      }
    }
    guard !isBlank(columns.upperBound) else { return }
    writtenOrigin = columns.lowerBound + (isBlank(columns.lowerBound) ? 1 : 0)
    wideColumns = nil
  }

  /// The memory row behind a row of the glass; nil when its gate is not driven.
  private func memoryRow(of row: Int) -> Int? {
    let gate = mounting.isBottomUp ? glass.height - 1 - row : row
    guard gate < registers.lines else { return nil }
    return (registers.scansFromLast ? registers.lines - 1 - gate : gate) + registers.firstLine
  }

  /// A plane as the glass sees it, with the option of command 21: 4 read as zeros, 8 inverted.
  func visiblePlane(_ plane: SSDBank.Plane, options: UInt8) -> [UInt8] {
    var visible = [UInt8](repeating: 0xFF, count: glass.bytesPerRow * glass.height)
    guard options & 0x04 == 0 else {
      for i in visible.indices { visible[i] = 0 }
      return visible
    }
    for row in 0..<glass.height {
      guard let source = memoryRow(of: row) else { continue }
      copyRow(source, of: plane, to: &visible, at: row * glass.bytesPerRow)
      if mounting.isRightToLeft { mirror(&visible, row: row) }
    }
    if options & 0x08 != 0 {
      for i in visible.indices { visible[i] ^= 0xFF }
    }
    return visible
  }

  private func copyRow(_ source: Int, of plane: SSDBank.Plane, to visible: inout [UInt8], at start: Int) {
    if chip.isCascade {
      let row = cascadeRow(source, of: plane)
      for i in 0..<min(row.count, glass.bytesPerRow) { visible[start + i] = row[i] }
      return
    }
    let memory = plane == .red ? banks[0].red : banks[0].blackAndWhite
    let (first, shift) = (origin.quotientFloor(8), origin - origin.quotientFloor(8) * 8)
    if shift == 0 {
      return memory.copyRow(source, from: first, to: &visible, at: start, count: glass.bytesPerRow)
    }
    for column in 0..<glass.bytesPerRow {
      visible[start + column] = byte(memory, first + column, shift, source)
    }
  }

  /// A row of two chips: the second's 396 columns, then the first's, which stands the other way round.
  ///
  /// Each has 400 columns of which the four at the seam are hidden (5.79 inch, 792 x 272).
  private func cascadeRow(_ source: Int, of plane: SSDBank.Plane) -> [UInt8] {
    func bytes(_ bank: Int) -> [UInt8] {
      let memory = plane == .red ? banks[bank].red : banks[bank].blackAndWhite
      return (0..<chip.bytesPerRow).map { memory.byte(column: $0, row: source) ?? 0xFF }
    }
    var row = bytes(1)
    let right = bytes(0).reversed().map(\.bitsReversed)
    row[row.count - 1] = row[row.count - 1] & 0xF0 | right[0] & 0x0F
    return row + right.dropFirst()
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

  /// On a panel nobody knows, memory never written since power-up stands for what is seen, and for no colour.
  ///
  /// A recording may begin in the middle, and chips with two buffers show one of which only a window was written.
  func takeUnwrittenAsSeen(_ pending: inout PendingRefresh) {
    guard !panel.isWiringKnown, !chip.isCascade, origin % 8 == 0 else { return }
    let seen = glass.darkBytes().map { ~$0 }
    let uncolored = [UInt8](repeating: 0, count: seen.count)
    if unwrittenRows(.blackAndWhite) > 0 { take(seen, for: .blackAndWhite, in: &pending.new) }
    if unwrittenRows(.red) > 0 {
      take(pending.waveform.kind == .color ? uncolored : seen, for: .red, in: &pending.old)
    }
  }

  private func take(_ bytes: [UInt8], for plane: SSDBank.Plane, in visible: inout [UInt8]) {
    for row in 0..<glass.height {
      guard let source = memoryRow(of: row) else { continue }
      for column in 0..<glass.bytesPerRow {
        let first = origin / 8 + (mounting.isRightToLeft ? glass.bytesPerRow - 1 - column : column)
        if banks[0][plane].isWritten(columns: first..<(first + 1), row: source) { continue }
        visible[row * glass.bytesPerRow + column] = bytes[row * glass.bytesPerRow + column]
      }
    }
  }

  /// Rows of the glass with a byte never written since power-up behind them.
  func unwrittenRows(_ plane: SSDBank.Plane) -> Int {
    let first = chip.isCascade ? 0 : origin.quotientFloor(8)
    let columns = first..<(first + (chip.isCascade ? chip.bytesPerRow : glass.bytesPerRow))
    var count = 0
    for row in 0..<glass.height {
      guard let source = memoryRow(of: row) else { continue }
      if !banks.allSatisfy({ $0[plane].isWritten(columns: columns, row: source) }) { count += 1 }
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
