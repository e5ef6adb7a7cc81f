import InkViews

extension RasterPass {
  /// Draws a list only where a path is.
  ///
  /// A rectangle narrows the clip; for any other path what lies outside is put back afterwards.
  func clip(_ path: Path, evenOdd: Bool, _ list: DisplayList) {
    if case .rect(let rect) = path.storage {
      let low = flattener.device(rect.origin)
      let high = DevicePoint(
        low.x + rect.width * flattener.scale, low.y + rect.height * flattener.scale)
      let left = Surface.pixel(low.x)
      let top = Surface.pixel(low.y)
      let narrowed = surface.clipped(
        x: left..<max(left, Surface.pixel(high.x)), y: top..<max(top, Surface.pixel(high.y)))
      if !narrowed.isEmpty { on(narrowed).draw(list) }
      return
    }
    let bounds = pixelBounds(path)
    let narrowed = on(surface.clipped(x: bounds.x, y: bounds.y))
    guard !narrowed.surface.isEmpty else { return }
    narrowed.keepingOutside(
      making: { mask in
        narrowed.on(narrowed.surface.on(mask)).fillShape(path, evenOdd: evenOdd, .ink)
      },
      drawing: { $0.draw(list) })
  }

  /// Draws a list where another one puts ink, whatever its colours; fading masks become patterns.
  func mask(_ list: DisplayList, by strength: DisplayList) {
    guard !surface.isEmpty else { return }
    keepingOutside(
      making: { mask in
        var pass = on(surface.on(mask))
        pass.mapping = InkMapping(.coverage)
        pass.draw(strength)
      },
      drawing: { $0.draw(list) })
  }

  /// Draws a list translucent as a whole: a pattern of it stays, but for text and hairlines, which stay solid.
  func layer(_ layerOpacity: Float, _ list: DisplayList) {
    let level = Tone.level(layerOpacity)
    guard layerOpacity > 0, !surface.isEmpty else { return }
    guard level < 64 else {
      draw(list)
      return
    }
    let pool = rasterizer.planes
    let strokes = pool.take(surface.byteCount)
    defer { pool.give(strokes) }
    surface.clear(strokes)
    let pattern = PlaneInk(Tone(ink: level, paper: 0), among: .two)
    keepingOutside(
      making: { mask in
        let target = surface.on(mask)
        target.fill(rows: target.minY, target.maxY, target.minX, target.maxX, pattern)
      },
      drawing: { pass in
        var pass = pass
        pass.surface.strokes = strokes
        pass.opacity *= layerOpacity
        pass.draw(list)
      },
      widening: { surface.unite(strokes, into: $0) })
    // Inside another layer these strokes are that layer's too.
    if let outer = surface.strokes { surface.unite(strokes, into: outer) }
  }

  /// Draws, then puts back what was there before wherever the mask that `making` fills is clear.
  ///
  /// The mask is made first, on a cleared plane; `widening` may add to it after the drawing.
  private func keepingOutside(
    making: (UnsafeMutablePointer<UInt8>) -> Void, drawing: (RasterPass) -> Void,
    widening: (UnsafeMutablePointer<UInt8>) -> Void = { _ in }
  ) {
    let pool = rasterizer.planes
    let mask = pool.take(surface.byteCount)
    let saved = pool.take(surface.byteCount)
    let savedSecond = surface.second.map { _ in pool.take(surface.byteCount) }
    let savedThird = surface.third.map { _ in pool.take(surface.byteCount) }
    let savedStrokes = surface.strokes.map { _ in pool.take(surface.byteCount) }
    defer {
      pool.give(mask)
      pool.give(saved)
      if let savedSecond { pool.give(savedSecond) }
      if let savedThird { pool.give(savedThird) }
      if let savedStrokes { pool.give(savedStrokes) }
    }
    surface.clear(mask)
    making(mask)
    surface.copy(surface.black, to: saved)
    if let second = surface.second, let savedSecond { surface.copy(second, to: savedSecond) }
    if let third = surface.third, let savedThird { surface.copy(third, to: savedThird) }
    if let strokes = surface.strokes, let savedStrokes { surface.copy(strokes, to: savedStrokes) }
    drawing(self)
    widening(mask)
    surface.restore(saved, to: surface.black, outside: mask)
    if let second = surface.second, let savedSecond {
      surface.restore(savedSecond, to: second, outside: mask)
    }
    if let third = surface.third, let savedThird { surface.restore(savedThird, to: third, outside: mask) }
    if let strokes = surface.strokes, let savedStrokes {
      surface.restore(savedStrokes, to: strokes, outside: mask)
    }
  }
}
