extension IT8951Simulator {
  /// A2's number in this panel's set.
  private var animation: UInt16 { waveforms.hasPrefix("M641") ? 4 : 6 }

  /// True for the waveforms that drive only what changes: DU and A2.
  func isDifferential(_ mode: UInt16) -> Bool { mode == 1 || mode == animation }

  /// DPY_AREA: left, top, width, height, waveform.
  func display() {
    let (x, y) = (Int(arguments[0]), Int(arguments[1]))
    let (columns, rows, mode) = (Int(arguments[2]), Int(arguments[3]), arguments[4])
    guard columns > 0, rows > 0, x + columns <= width, y + rows <= height else {
      return blame(.windowOutsideMemory, "The area shown lies outside the panel of \(width) x \(height).")
    }
    if isShowing { blame(.sentWhileBusy, "An area is shown while the display engine drives another.") }
    if loading != nil { blame(.unwrittenPlane, "An area is shown before the picture was ended (0022).") }
    if vcom != labelVCOM {
      blame(.wrongVCOM, "VCOM is -\(vcom) mV, the panel's -\(labelVCOM) mV; white comes out grey.")
    }
    let isBits = (registers[0x113A] ?? 0) & 0x0004 != 0
    if isBits, x % 32 != 0 || columns % 32 != 0 && x + columns != width {
      blame(.windowUnaligned, "An area of one bit a pixel begins and ends at multiples of 32 columns.")
    }
    refreshes[mode, default: 0] += 1
    differentialsSinceFull = isDifferential(mode) ? differentialsSinceFull + 1 : 0
    shownAt = now + length(of: mode)
    var hasGreys = false
    for row in y..<(y + rows) {
      for column in x..<(x + columns) {
        let level = isBits ? bitLevel(column, row) : memory[row * width + column] >> 4
        hasGreys = hasGreys || (level != 0 && level != 15)
        glass[row * width + column] = shown(level, by: mode)
      }
    }
    if hasGreys, isDifferential(mode) {
      blame(
        .greysByTwoLevels, "Greys shown by a waveform of black and white; they come out as one of the two.")
    }
  }

  private func shown(_ level: UInt8, by mode: UInt16) -> UInt8 {
    switch mode {
    case 0: return 15
    case 1, animation: return level < 8 ? 0 : 15
    default: return vcom == labelVCOM ? level : min(level, 13)
    }
  }

  /// A pixel in the mode of one bit: bytes of eight pixels, the first in the lowest bit, greys by register 1250.
  private func bitLevel(_ x: Int, _ y: Int) -> UInt8 {
    let byte = memory[y * width + x / 8]
    let greys = registers[0x1250] ?? 0
    return UInt8(truncatingIfNeeded: byte >> UInt8(x % 8) & 1 == 0 ? greys & 0xFF : greys >> 8) >> 4
  }

  /// Times at room temperature.
  private func length(of mode: UInt16) -> Duration {
    switch mode {
    case 0: .milliseconds(2000)
    case 1: .milliseconds(260)
    case animation: .milliseconds(130)
    default: .milliseconds(630)
    }
  }
}
