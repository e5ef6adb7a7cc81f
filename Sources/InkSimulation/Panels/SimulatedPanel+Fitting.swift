extension SimulatedPanel {
  /// The panel as a trace treats it, where only chip and size are known.
  ///
  /// How many bits a pixel takes is seen by how much is written: a controller of the UltraChip dialect that
  /// gets two or four times a plane keeps whole pixels. Of two ways to write them at four bits, what else is
  /// sent tells.
  func fitted(to trace: WireTrace) -> SimulatedPanel {
    guard !isWiringKnown, case .uc(let chip) = chip else { return self }
    let plane = (width + 7) / 8 * height
    let written = Self.longestPixelData(trace)
    guard written.count * 10 >= plane * 19 else { return self }
    let bits = written.count * 10 >= plane * 35 ? 4 : 2
    let fitting: UCChip
    let isOfTwo = bits == 2 && Self.isBlackAndWhite(written)
    // Red panels of the UC8159 write black, white and red as 0, 3 and 4, where 1 is white of seven inks.
    let isOfThree =
      bits == 4 && !written.contains { $0 >> 4 == 1 || $0 & 0x0F == 1 }
      && written.contains { $0 >> 4 == 3 || $0 & 0x0F == 3 }
    if let pixels = chip.pixels, !isOfTwo, pixels != .sevenInks || !isOfThree { return self }
    if bits == 2 {
      fitting = .jd79665
    } else if let supply = Self.parameters(of: 0x01, in: trace), trace.events.contains(.command(0xAA)) {
      // The power setting of seven inks names six voltages.
      fitting = supply.count > 1 ? .ac073tc1 : .e673
    } else {
      fitting = isOfThree ? .il0371 : .uc8159
    }
    var sized = fitting.holding(width: width, height: height)
    sized.name = chip.name
    if isOfTwo { sized.pixels = .twoInks }
    return SimulatedPanel(
      model: model, chip: .uc(sized), width: width, height: height, inks: sized.pixels?.inks ?? inks,
      firstSource: nil, stored: Chip.uc(fitting).typicalWaveforms(hasColor: true))
  }

  /// True when pixels of two bits are all 0 or 3, and some are 3: no white of four inks among them.
  private static func isBlackAndWhite(_ pixels: [UInt8]) -> Bool {
    pixels.contains { $0 == 0xFF } && pixels.allSatisfy { ($0 >> 1 ^ $0) & 0x55 == 0 }
  }

  /// The longest data of command 10.
  private static func longestPixelData(_ trace: WireTrace) -> [UInt8] {
    var longest: [UInt8] = []
    var run: [UInt8] = []
    var isPixels = false
    for event in trace.events {
      switch event {
      case .command(let byte):
        isPixels = byte == 0x10
        run.removeAll()
      case .data(let bytes) where isPixels:
        run += bytes
        if run.count > longest.count { longest = run }
      default: break
      }
    }
    return longest
  }

  private static func parameters(of command: UInt8, in trace: WireTrace) -> [UInt8]? {
    var found: [UInt8]?
    var isWanted = false
    for event in trace.events {
      switch event {
      case .command(let byte):
        isWanted = byte == command
        if isWanted, found == nil { found = [] }
      case .data(let bytes) where isWanted: found? += bytes
      default: break
      }
    }
    return found
  }
}

extension SimulatedPanel {
  /// A panel whose controller keeps whole pixels, with one waveform for all inks it can write.
  static func pixels(_ model: String, _ chip: UCChip, _ width: Int, _ height: Int, frames: Int)
    -> SimulatedPanel
  {
    SimulatedPanel(
      model: model, chip: .uc(chip), width: width, height: height,
      inks: chip.pixels?.inks ?? [.white, .black],
      stored: StoredWaveform.threeInks(full: frames))
  }
}
