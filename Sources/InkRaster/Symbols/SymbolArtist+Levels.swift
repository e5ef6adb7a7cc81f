extension SymbolArtist {
  /// A battery lying down: outline, charge, pole; a bolt with a rim of paper stands over all.
  func battery(_ level: Double, _ hasBolt: Bool, in box: Box, _ ink: PlaneInk) {
    let battery = BatteryGeometry(fittingWidth: box.width, height: box.height)
    let x = box.x + (box.width - battery.width) / 2
    let y = box.y + (box.height - battery.height) / 2
    let line = battery.line
    let radius = Double(battery.height) * 0.28
    func boxed(_ inset: Int, width: Int) -> RoundedBox {
      RoundedBox(
        minX: Double(x + inset), minY: Double(y + inset), maxX: Double(x + inset + width),
        maxY: Double(y + battery.height - inset), radius: max(0, radius - Double(inset)))
    }
    surface.fillFrame(
      boxed(0, width: battery.bodyWidth), boxed(line, width: battery.bodyWidth - 2 * line), ink)
    // Small bodies have no room for a gap: the charge would be a line.
    let inset = battery.height >= 8 ? 2 * line : line
    let room = battery.bodyWidth - 2 * inset
    let charge = min(room, max(level > 0 ? 1 : 0, Int((level * Double(room)).rounded())))
    if charge > 0 {
      // Cut from a full charge, so that its left corners stay round and its right edge is straight.
      surface.clipped(x: x..<(x + inset + charge), y: y..<(y + battery.height))
        .fill(boxed(inset, width: room), ink)
    }
    let poleX = x + battery.bodyWidth + line
    let poleY = y + (battery.height - battery.poleHeight) / 2
    let pole = RoundedBox(
      minX: Double(poleX - battery.poleWidth), minY: Double(poleY), maxX: Double(poleX + battery.poleWidth),
      maxY: Double(poleY + battery.poleHeight), radius: Double(battery.poleHeight) / 2)
    surface.clipped(x: poleX..<(poleX + battery.poleWidth), y: poleY..<(poleY + battery.poleHeight))
      .fill(
        battery.poleWidth < 2
          ? RoundedBox(
            minX: Double(poleX), minY: Double(poleY), maxX: Double(poleX + 1),
            maxY: Double(poleY + battery.poleHeight), radius: 0) : pole, ink)
    if hasBolt {
      bolt(
        centerX: Double(x) + Double(battery.bodyWidth) / 2, centerY: Double(y) + Double(battery.height) / 2,
        height: Double(battery.height) + (battery.height >= 10 ? 2 : 0), rim: Double(max(1, line)), ink)
    }
  }

  /// A bolt and the rim of paper around it.
  private func bolt(
    centerX: Double, centerY: Double, height: Double, rim: Double, _ ink: PlaneInk
  ) {
    let width = height * 0.62
    // Corners in units of width and height about the centre, clockwise from the tip.
    let corners: [(x: Double, y: Double)] = [
      (0.18, -0.5), (-0.5, 0.1), (-0.06, 0.1), (-0.18, 0.5), (0.5, -0.1), (0.06, -0.1),
    ]
    let points = corners.map { DevicePoint(centerX + $0.x * width, centerY + $0.y * height) }
    let edges = EdgeTable()
    for index in points.indices { edges.add(points[index], points[(index + 1) % points.count]) }
    points.withUnsafeBufferPointer {
      Stroker(
        surface: surface, ink: ink.set == 0 ? .ink : .paper, reach: rim, cap: .butt, join: .miter,
        miterLimit: 3
      )
      .stroke($0, isClosed: true)
    }
    edges.fill(surface, evenOdd: false, ink)
  }

  /// Four bars growing to the right; those above the level are stubs.
  func bars(_ level: Double, in box: Box, _ ink: PlaneInk) {
    let side = box.side
    let gap = max(1, side / 10)
    let width = max(1, (side - 3 * gap) / 4)
    let left = box.x + (box.width - 4 * width - 3 * gap) / 2
    let bottom = box.y + box.height - (box.height - side) / 2 - side / 10
    let tall = side - 2 * (side / 10)
    let shown = level > 0 ? max(1, Int((level * 4).rounded())) : 0
    for bar in 0..<4 {
      let height = bar < shown ? max(2, tall * (bar + 1) / 4) : max(1, side / 12)
      let x = left + bar * (width + gap)
      surface.fill(rows: bottom - height, bottom, x, x + width, ink)
    }
  }

  /// A dot and two arcs above it; those beyond the level are thin.
  ///
  /// `line` is the width of an arc where it is not to be as usual.
  func waves(_ level: Double, in box: Box, line: Double? = nil, _ ink: PlaneInk) {
    let side = Double(box.side)
    let centerX = (box.centerX * 2).rounded() / 2
    let centerY = (box.centerY + side * 0.34).rounded()
    let shown = level > 0 ? max(1, Int((level * 3).rounded())) : 0
    let line = line ?? max(1.5, side * 0.13)
    let wedge = Wedge(start: -0.75 * Double.pi, end: -0.25 * Double.pi)
    for wave in 0..<3 {
      let outer = wave == 0 ? side * 0.2 : side * (0.2 + 0.27 * Double(wave))
      let width = wave >= shown ? 1 : wave == 0 ? outer : line
      surface.fillRing(
        centerX: centerX, centerY: centerY, outer: outer, inner: max(0, outer - width), wedge: wedge, ink)
    }
  }

  /// A disc or ring and eight rays, whole pixels mirrored to all sides.
  func sun(in box: Box, isFilled: Bool, _ ink: PlaneInk) {
    let line = box.side >= 30 ? 3 : box.side >= 16 ? 2 : 1
    // Rays through the middle are as even or odd as the whole.
    let side = box.side - (box.side - line) % 2
    let x = box.x + (box.width - side) / 2
    let y = box.y + (box.height - side) / 2
    let half = Double(side) / 2
    let ray = max(2, Int((Double(side) * 0.16).rounded()))
    let gap = max(1, Int((Double(side) * 0.07).rounded()))
    let radius = half - Double(ray + gap)
    surface.fillRing(
      centerX: Double(x) + half, centerY: Double(y) + half, outer: radius,
      inner: isFilled ? 0 : radius - Double(line), wedge: nil, ink)
    /// A square of the line's width at four mirrored places, `column` and `row` from the top left.
    func dot(_ column: Int, _ row: Int) {
      for left in [x + column, x + side - column - line] {
        for top in [y + row, y + side - row - line] {
          surface.fill(rows: top, top + line, left, left + line, ink)
        }
      }
    }
    for step in 0...(ray - line) {
      dot((side - line) / 2, step)
      dot(step, (side - line) / 2)
    }
    let diagonal = 0.5.squareRoot()
    let outer = Int((half - half * diagonal * 0.96).rounded())
    let inner = Int((half - (radius + Double(gap)) * diagonal).rounded()) - line
    for step in outer...max(outer, inner) { dot(step, step) }
  }
}
