extension SSDSimulator {
  /// Commands 44, 45, 4E and 4F.
  func setAddress(_ command: UInt8, _ p: [UInt8]) {
    // A chip that counts pixels takes two bytes a value; two bytes in all are the other chips' form.
    let isWide = chip.xUnit == .pixels
    switch command {
    case 0x44:
      if isWide, p.count >= 4 {
        addressing.columnStart = column(ofPixel: word(p, 0))
        addressing.columnEnd = column(ofPixel: word(p, 2))
      } else if p.count == 2 {
        addressing.columnStart = Int(p[0])
        addressing.columnEnd = Int(p[1])
      }
      addressing.isWindowNewer = true
    case 0x45:
      if p.count >= 4 {
        addressing.rowStart = word(p, 0) & 0x3FF
        addressing.rowEnd = word(p, 2) & 0x3FF
      } else if p.count == 2 {
        addressing.rowStart = Int(p[0])
        addressing.rowEnd = Int(p[1])
      }
      addressing.isWindowNewer = true
    case 0x4E:
      addressing.column = isWide && p.count >= 2 ? word(p, 0) / 8 : Int(p[0])
      addressing.isWindowNewer = false
    default:
      addressing.row = word(p, 0) & 0x3FF
      addressing.isWindowNewer = false
    }
  }

  private func column(ofPixel pixel: Int) -> Int {
    (pixel & 0x3FF) / 8
  }

  /// What a write of memory needs before its first byte.
  func checkAddressing(_ command: UInt8) {
    let window = addressing
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
    if columns.count == glass.bytesPerRow { writtenOrigin = columns.lowerBound }
  }

  /// Data of commands 24 and 26.
  func write(_ bytes: [UInt8], to plane: inout BitPlane) {
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let count = min(addressing.run, bytes.endIndex - at)
      let run = bytes[at..<(at + count)]
      if addressing.isXUp {
        plane.write(run, column: addressing.column, row: addressing.row)
      } else {
        // X counts down pixel by pixel: the first bit lands rightmost.
        plane.write(run.map(\.bitsReversed)[...], column: addressing.column, row: addressing.row)
      }
      addressing.advance(by: count)
      at += count
    }
  }
}

extension UInt8 {
  /// The bits in the opposite order.
  var bitsReversed: UInt8 {
    var value = self
    value = value >> 4 | value << 4
    value = (value & 0xCC) >> 2 | (value & 0x33) << 2
    return (value & 0xAA) >> 1 | (value & 0x55) << 1
  }
}
