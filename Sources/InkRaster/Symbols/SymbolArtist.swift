import InkViews

/// Draws symbols into a surface, in ink on paper; whoever stamps the result chooses the real ink.
struct SymbolArtist {
  let fonts: FontLibrary
  let surface: Surface

  /// A place for a symbol, whole pixels.
  struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var side: Int { min(width, height) }
    var centerX: Double { Double(x) + Double(width) / 2 }
    var centerY: Double { Double(y) + Double(height) / 2 }
  }

  /// Draws in ink, or cut out of ink.
  func draw(_ drawing: SymbolDrawing, in box: Box, _ ink: PlaneInk = .ink) {
    switch drawing {
    case .icon(let code): icon(code, in: box, ink)
    case .battery(let level, let hasBolt): battery(level, hasBolt, in: box, ink)
    case .bars(let level): bars(level, in: box, ink)
    case .waves(let level): waves(level, in: box, ink)
    case .sun(let isFilled): sun(in: box, isFilled: isFilled, ink)
    case .figure(let figure, let isFilled): self.figure(figure, in: box, isFilled: isFilled, ink)
    case .letter(let letter): self.letter(letter, in: box, ink)
    case .enclosed(let inner, let figure, let isFilled):
      self.figure(figure, in: box, isFilled: isFilled, ink)
      let side = Int((Double(box.side) * (isFilled ? 0.66 : 0.6)).rounded())
      let even = side - (box.side - side) % 2
      draw(
        inner,
        in: Box(
          x: box.x + (box.width - even) / 2, y: box.y + (box.height - even) / 2, width: even, height: even),
        isFilled ? Self.opposite(ink) : ink)
    case .slashed(.waves(let level)):
      // Thick waves and a stroke would run into each other.
      waves(level, in: box, line: max(1, (Double(box.side) * 0.07).rounded()), ink)
      slash(box, isFramed: true, ink)
    case .slashed(let inner):
      draw(inner, in: box, ink)
      slash(box, ink)
    }
  }

  private static func opposite(_ ink: PlaneInk) -> PlaneInk { ink.set == 0 ? .ink : .paper }

  private func icon(_ code: UInt32, in box: Box, _ ink: PlaneInk) {
    let icon = Icon(code, fonts: fonts, fittingWidth: box.width, height: box.height)
    guard let bitmap = icon.glyph.bitmap else { return }
    surface.blit(
      bitmap, x: box.x + (box.width - icon.width) / 2 + icon.left,
      y: box.y + (box.height - icon.side) / 2 + icon.top, ink)
  }

  private func letter(_ letter: Character, in box: Box, _ ink: PlaneInk) {
    let size = max(8, Int((Double(box.side) * 1.2).rounded()))
    let shaper = TextShaper(fonts: fonts, scale: 1, language: "en", isRightToLeft: false) { _ in nil }
    let text = shaper.shape(
      StyledText([StyledText.Run(String(letter), font: ResolvedFont(size: Double(size), weight: 600))]))
    guard let glyph = text.glyphs.first else { return }
    surface.blit(
      glyph.bitmap, x: box.x + (box.width - glyph.bitmap.width + 1) / 2,
      y: box.y + (box.height - glyph.bitmap.height + 1) / 2, ink)
  }

  private func figure(
    _ figure: SymbolDrawing.Figure, in box: Box, isFilled: Bool, _ ink: PlaneInk
  ) {
    let side = box.side
    let line = max(1, Int((Double(side) / 13).rounded()))
    // A circle at type size is as large as its box; square and bar are optically equal.
    let inset = side >= 12 ? Int((Double(side) * 0.06).rounded()) : 0
    let left = Double(box.x + (box.width - side) / 2 + inset)
    let top = Double(box.y + (box.height - side) / 2 + inset)
    let width = Double(side - 2 * inset)
    switch figure {
    case .circle:
      surface.fillRing(
        centerX: left + width / 2, centerY: top + width / 2, outer: width / 2,
        inner: isFilled ? 0 : width / 2 - Double(line), wedge: nil, ink)
    case .square, .rectangle, .capsule:
      let height = figure == .square ? width : (width * 0.7).rounded()
      let y = top + ((width - height) / 2).rounded()
      let radius = figure == .capsule ? height / 2 : width * 0.16
      let outer = RoundedBox(minX: left, minY: y, maxX: left + width, maxY: y + height, radius: radius)
      let step = Double(line)
      let inner = RoundedBox(
        minX: left + step, minY: y + step, maxX: left + width - step, maxY: y + height - step,
        radius: max(0, radius - step))
      surface.fillFrame(outer, isFilled ? nil : inner, ink)
    }
  }

  /// A stroke from the top left with a gap on its upper side; framed, on both sides.
  private func slash(_ box: Box, isFramed: Bool = false, _ ink: PlaneInk) {
    let side = Double(box.side)
    let width = max(1, (side / 12).rounded())
    let reach = side * 0.44
    func line(_ shift: Double, _ width: Double, _ ink: PlaneInk) {
      Stroker(surface: surface, ink: ink, reach: width / 2, cap: .round, join: .round, miterLimit: 10)
        .stroke(
          from: DevicePoint(box.centerX - reach + shift, box.centerY - reach - shift),
          to: DevicePoint(box.centerX + reach + shift, box.centerY + reach - shift))
    }
    // The gap on the upper side lets the stroke stand out of a filled symbol.
    line(width * 0.75, width * 1.5, Self.opposite(ink))
    if isFramed { line(-width * 0.75, width * 1.5, Self.opposite(ink)) }
    line(0, width, ink)
  }
}

extension Stroker {
  /// Strokes one straight piece.
  func stroke(from: DevicePoint, to: DevicePoint) {
    withUnsafeTemporaryAllocation(of: DevicePoint.self, capacity: 2) { points in
      points.initializeElement(at: 0, to: from)
      points.initializeElement(at: 1, to: to)
      stroke(UnsafeBufferPointer(points), isClosed: false)
    }
  }
}
