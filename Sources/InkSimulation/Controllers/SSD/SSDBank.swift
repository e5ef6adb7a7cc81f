/// The memory of one chip: two planes and the way data finds its place in them.
struct SSDBank {
  /// The two planes of a chip.
  enum Plane {
    /// Command 24: a set bit is white.
    case blackAndWhite
    /// Command 26: colour, or the old picture.
    case red
  }

  var addressing: SSDAddressing
  var blackAndWhite: BitPlane
  var red: BitPlane

  /// A chip's memory after power-up.
  init(_ chip: SSDChip, _ memory: PowerUpMemory) {
    addressing = SSDAddressing(bytesPerRow: chip.bytesPerRow, rows: chip.gates)
    blackAndWhite = BitPlane(
      bytesPerRow: chip.bytesPerRow, rows: chip.gates, content: memory, seed: 0x5EED_0001)
    red = BitPlane(bytesPerRow: chip.bytesPerRow, rows: chip.gates, content: memory, seed: 0x5EED_0002)
  }

  /// What deep sleep mode 2 does to the planes.
  ///
  /// For recordings that go on as if nothing was lost only the knowledge is lost.
  mutating func lose(_ chip: SSDChip, _ memory: PowerUpMemory) {
    switch memory {
    case .undefined: self = SSDBank(chip, memory)
    case .white:
      blackAndWhite.forget()
      red.forget()
    }
  }

  /// Exchanges the planes.
  mutating func swapPlanes() {
    swap(&blackAndWhite, &red)
  }

  subscript(plane: Plane) -> BitPlane {
    get { plane == .red ? red : blackAndWhite }
    set { if plane == .red { red = newValue } else { blackAndWhite = newValue } }
  }

  /// Data of commands 24 and 26.
  mutating func write(_ bytes: [UInt8], to plane: Plane) {
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let count = min(addressing.run, bytes.endIndex - at)
      // X counting down counts pixels: the first bit lands rightmost.
      let run = addressing.isXUp ? bytes[at..<(at + count)] : [bytes[at].bitsReversed][...]
      switch plane {
      case .blackAndWhite: blackAndWhite.write(run, column: addressing.column, row: addressing.row)
      case .red: red.write(run, column: addressing.column, row: addressing.row)
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
