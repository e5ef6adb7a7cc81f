import InkBitmap

extension SimulatedPanel {
  /// The panel as a trace treats it, where only chip and size are known.
  ///
  /// A name of the family is often all there is, or one of several that a chip is sold under, and tables of
  /// other drivers name relatives. What is sent tells more: units of addresses, lengths of waveforms, bits a
  /// pixel.
  func fitted(to trace: WireTrace) -> SimulatedPanel {
    guard !isWiringKnown else { return self }
    let facts = TraceFacts(trace, plane: (width + 7) / 8 * height)
    switch chip {
    case .twin, .it8951: return self
    case .ssd(let chip):
      let fitting = fitted(chip, to: facts)
      return with(.ssd(fitting), inks: facts.hasColor ? coloredInks : inks)
    case .uc(let chip):
      // Nothing but the name of the dialect may be known, or not even that.
      if isDialectUnknown, facts.isSolomon {
        return with(.ssd(fitted(.ssd1680, to: facts)), inks: facts.hasColor ? coloredInks : inks)
      }
      let fitting = fitted(chip, to: facts)
      if let pixels = fitting.pixels { return with(.uc(fitting), inks: pixels.inks) }
      return with(
        .uc(fitting),
        inks: facts.hasColor || fitting.hasWidePlane ? coloredInks : inks.count > 3 ? [.white, .black] : inks)
    }
  }

  private var isDialectUnknown: Bool { Chip.plain(model).hasPrefix("UNKNOWN") }

  private var coloredInks: [Ink] { hasColor ? inks : [.white, .black, .red] }

  /// The same panel with another chip under the name it was asked for.
  private func with(_ fitting: Chip, inks: [Ink]) -> SimulatedPanel {
    SimulatedPanel(
      model: model, chip: fitting.holding(width: width, height: height).called(chip.name), width: width,
      height: height, inks: inks, firstSource: nil,
      stored: fitting.typicalWaveforms(hasColor: inks.contains(where: \.isColored)))
  }

  // MARK: - Solomon's dialect

  private func fitted(_ chip: SSDChip, to facts: TraceFacts) -> SSDChip {
    // Commands 91 to CF are of the second of two chips in cascade.
    if width > 400, facts.commands.contains(0xA4) || facts.commands.contains(0xC4) { return .ssd1683Cascade }
    var fitting = chip
    let isFirst = facts.waveformLengths.contains { $0 == 29 || $0 == 30 }
    let isLater = facts.waveformLengths.contains { $0 >= 70 } || facts.loadsStoredWaveforms
    if isFirst, !chip.alwaysSwapsPlanes {
      fitting = facts.waveformLengths.contains(29) ? .il3895 : .il3829
    } else if isLater, !isFirst, chip.alwaysSwapsPlanes {
      fitting = .ssd1680
    }
    if facts.commands.contains(0x44) { fitting.xUnit = facts.countsPixels ? .pixels : .bytes }
    // One chip it is, however wide: memory for what the windows reach.
    fitting.isCascade = false
    fitting.gates = max(fitting.gates, facts.lines)
    fitting.sources = max(fitting.sources, width, facts.columns * 8)
    return fitting
  }

  // MARK: - UltraChip's dialect

  private func fitted(_ chip: UCChip, to facts: TraceFacts) -> UCChip {
    let plane = (width + 7) / 8 * height
    let written = facts.longestPixels.count
    if chip.hasWidePlane { return chip }
    if let bits = bitsPerPixel(written) { return fittedPixels(chip, bits: bits, to: facts, plane: plane) }
    var fitting = chip
    if chip.pixels != nil {
      guard facts.longestNewPlane * 10 >= plane * 9 else { return halved(chip, facts) }
      fitting = facts.hasWideInterval ? .uc8179 : .uc8151
    }
    // Chips of large glass have two bytes of interval; on small glass one byte alone is another chip's.
    if fitting.interval == .twoBytes, !facts.hasWideInterval, facts.first[0x50] != nil, width < 600 {
      fitting.interval = .oneByte
      fitting.copying = .always
    }
    if facts.hasDataWindows, !fitting.hasDataWindows { fitting = .il91874 }
    // One waveform register for white and one for black.
    if facts.commands.isSuperset(of: [0x23, 0x24]), !facts.commands.contains(0x22) { fitting = .uc8175 }
    return fitting
  }

  /// Bits that a pixel takes when that many bytes are a picture, rows of whole bytes; nil for one.
  private func bitsPerPixel(_ written: Int) -> Int? {
    func picture(_ bits: Int) -> Int { (width * bits + 7) / 8 * height }
    return [4, 2].first { picture($0) > picture($0 / 2) && written * 20 >= picture($0) * 19 }
  }

  /// How many bits a pixel takes is seen by how much is written; of two ways to write them at four bits, what
  /// else is sent tells.
  private func fittedPixels(_ chip: UCChip, bits: Int, to facts: TraceFacts, plane: Int) -> UCChip {
    let written = facts.longestPixels
    if bits == 2, facts.longestNewPlane * 10 >= plane * 9 { return .il0376F }
    let isOfTwo = bits == 2 && Self.isBlackAndWhite(written)
    // Red panels of the UC8159 write black, white and red as 0, 3 and 4, where 1 is white of seven inks.
    let isOfThree =
      bits == 4 && !written.contains { $0 >> 4 == 1 || $0 & 0x0F == 1 }
      && written.contains { $0 >> 4 == 3 || $0 & 0x0F == 3 }
    // The power setting (01) of seven inks names six voltages where that of six has one byte.
    let isOfSix = facts.commands.contains(0xAA) && facts.first[0x01]?.count == 1
    if let pixels = chip.pixels, pixels.bits == bits, !isOfTwo,
      pixels != .sevenInks || !(isOfThree || isOfSix)
    {
      return halved(chip, facts)
    }
    var fitting: UCChip
    if bits == 2 {
      fitting = .jd79665
    } else if facts.commands.contains(0xAA) {
      fitting = isOfSix ? .e673 : .ac073tc1
    } else {
      fitting = isOfThree ? .il0371 : .uc8159
    }
    if isOfTwo { fitting.pixels = .twoInks }
    return halved(fitting, facts)
  }

  /// Two chips side by side where command A2 names them and the resolution is that of half the glass.
  private func halved(_ chip: UCChip, _ facts: TraceFacts) -> UCChip {
    guard facts.commands.contains(0xA2), let size = facts.first[0x61], size.count == 4,
      (Int(size[0]) << 8 | Int(size[1])) * 2 == width
    else { return chip }
    var chip = chip
    chip.hasHalves = true
    return chip
  }

  /// True when pixels of two bits are all 0 or 3, and some are 3: no white of four inks among them.
  private static func isBlackAndWhite(_ pixels: [UInt8]) -> Bool {
    pixels.contains { $0 == 0xFF } && pixels.allSatisfy { ($0 >> 1 ^ $0) & 0x55 == 0 }
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
