import Foundation
import InkViews

extension RasterPass {
  /// Draws a text; one measured by another measurer as a bar a line.
  func draw(_ layout: any TextLayout, at origin: CGPoint, _ paint: Paint, _ transform: CGAffineTransform) {
    guard !surface.isEmpty else { return }
    guard type(of: layout) == PangoTextLayout.self else {
      for line in layout.lineFrames {
        fill(
          Path(storage: .rect(line.offsetBy(dx: origin.x + transform.tx, dy: origin.y + transform.ty))),
          evenOdd: false, paint)
      }
      return
    }
    let text = unsafeDowncast(layout as AnyObject, to: PangoTextLayout.self)
    if transform.isTranslation, text.scale == flattener.scale {
      let x = ((origin.x + transform.tx) * flattener.scale + flattener.originX).wholePixels
      let y = ((origin.y + transform.ty) * flattener.scale + flattener.originY).wholePixels
      draw(text, x: x, y: y, paint)
    } else {
      drawTransformed(text, at: origin, paint, transform)
    }
  }

  /// Blits a text whose top left pixel is `x`, `y`.
  private func draw(_ text: PangoTextLayout, x: Int, y: Int, _ paint: Paint) {
    let box = (x: x..<(x + text.pixelWidth), y: y..<(y + text.pixelHeight))
    let backdrop = backdrop(in: box)
    text.blots.withUnsafeBufferPointer { blots in
      if backdrop.isPatterned {
        // A rim of what the letters are not, or they would run into the dots; all of it before any letter.
        for stretch in text.stretches {
          guard let ink = textInk(stretch.paint ?? paint, on: backdrop) else { continue }
          let rim: PlaneInk = ink.isPaper ? .ink : .paper
          for index in stretch.blots {
            let blot = blots[index]
            for (right, down) in Self.around {
              surface.blit(blot.bitmap, x: x &+ blot.x &+ right, y: y &+ blot.y &+ down, rim)
            }
          }
        }
      }
      for stretch in text.stretches {
        guard let ink = textInk(stretch.paint ?? paint, on: backdrop) else { continue }
        for index in stretch.blots {
          let blot = blots[index]
          surface.blit(blot.bitmap, x: x &+ blot.x, y: y &+ blot.y, ink)
        }
      }
    }
    for rule in text.rules {
      guard let ink = textInk(rule.paint ?? paint, on: backdrop) else { continue }
      surface.fill(rows: y + rule.y, y + rule.y + rule.height, x + rule.x, x + rule.x + rule.width, ink)
    }
    for inline in text.inlines {
      guard let drawing = rasterizer.symbols.drawnFor(inline.symbol) else { continue }
      stamp(
        drawing, x: x + inline.x, y: y + inline.y, width: inline.width, height: inline.height,
        inline.paint ?? paint)
    }
  }

  /// The neighbours of a pixel.
  private static let around = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]

  /// What lies behind a text.
  struct Backdrop {
    /// How many of its pixels have ink, 0…1.
    var share: Double

    /// True where letters would lie among dots.
    var isPatterned: Bool { share > 0.1 && share < 0.9 }
  }

  /// What lies in a box; a mask has nothing behind.
  private func backdrop(in box: (x: Range<Int>, y: Range<Int>)) -> Backdrop {
    guard mapping.mode != .coverage else { return Backdrop(share: 0) }
    return Backdrop(
      share: surface.inkShare(
        x: box.x.lowerBound, y: box.y.lowerBound, width: box.x.count, height: box.y.count))
  }

  /// How a text is drawn: as its colour says, but never in what it stands on, where it could not be read.
  private func textInk(_ paint: Paint, on backdrop: Backdrop) -> PlaneInk? {
    switch mapping.stroke(of: paint.representative, opacity: opacity) {
    case .none: nil
    case .ink: backdrop.share > 0.625 ? .paper : .ink
    case .paper: backdrop.share < 0.375 ? .ink : .paper
    case .colored(let color): planeInk(Tone(ink: 64, paper: 0, mix: InkMix(color)), isStroke: true)
    case .contrasting: backdrop.share > 0.5 ? .paper : .ink
    }
  }

  /// Draws a text scaled or turned: scaled glyphs are hinted anew, turned ones taken from their outlines.
  private func drawTransformed(
    _ text: PangoTextLayout, at origin: CGPoint, _ paint: Paint, _ transform: CGAffineTransform
  ) {
    // From pixels of the layout to pixels of the surface.
    let map = CGAffineTransform(scaleX: 1 / text.scale, y: 1 / text.scale)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      .concatenating(transform)
      .concatenating(CGAffineTransform(scaleX: flattener.scale, y: flattener.scale))
      .concatenating(CGAffineTransform(translationX: flattener.originX, y: flattener.originY))
    let isUpright = map.b == 0 && map.c == 0 && map.a > 0 && abs(map.a - map.d) < 1e-6
    let box = pixelBox(of: CGRect(x: 0, y: 0, width: text.pixelWidth, height: text.pixelHeight), map)
    let backdrop = backdrop(in: box)
    func drawGlyphs(_ stretch: PangoTextLayout.Stretch, _ map: CGAffineTransform, _ ink: PlaneInk) {
      for origin in text.origins[stretch.blots] {
        if isUpright {
          let pen = CGPoint(x: origin.x, y: origin.y).applying(map)
          drawScaled(origin, pen, factor: map.a, ink)
        } else {
          drawTurned(origin, map, ink)
        }
      }
    }
    if backdrop.isPatterned {
      // As around a text that is not transformed.
      for stretch in text.stretches {
        guard let ink = textInk(stretch.paint ?? paint, on: backdrop) else { continue }
        for (right, down) in Self.around {
          let moved = map.concatenating(CGAffineTransform(translationX: Double(right), y: Double(down)))
          drawGlyphs(stretch, moved, ink.isPaper ? .ink : .paper)
        }
      }
    }
    for stretch in text.stretches {
      guard let ink = textInk(stretch.paint ?? paint, on: backdrop) else { continue }
      drawGlyphs(stretch, map, ink)
    }
    for rule in text.rules {
      guard let ink = textInk(rule.paint ?? paint, on: backdrop) else { continue }
      fillQuad(
        CGRect(x: rule.x, y: rule.y, width: rule.width, height: rule.height), map, ink)
    }
    for inline in text.inlines {
      guard let drawing = rasterizer.symbols.drawnFor(inline.symbol) else { continue }
      stamp(
        drawing, in: CGRect(x: inline.x, y: inline.y, width: inline.width, height: inline.height), map,
        inline.paint ?? paint)
    }
  }

  private func drawScaled(
    _ origin: PangoTextLayout.Origin, _ pen: CGPoint, factor: Double, _ ink: PlaneInk
  ) {
    let size = max(1, (Double(origin.strike.pixelSize) * factor).wholePixels)
    let strike = rasterizer.fonts.strike(of: origin.strike.face, pixelSize: size, fitting: .text)
    let glyph = strike[origin.number]
    guard let bitmap = glyph.bitmap else { return }
    surface.blit(
      bitmap, x: pen.x.wholePixels + glyph.left, y: pen.y.wholePixels - glyph.top, ink)
  }

  /// Samples a glyph of four times the size, which is the pixel-centre rule to a quarter of a pixel.
  private func drawTurned(_ origin: PangoTextLayout.Origin, _ map: CGAffineTransform, _ ink: PlaneInk) {
    let factor = (abs(map.a * map.d - map.b * map.c)).squareRoot()
    guard factor > 0, factor.isFinite else { return }
    let size = max(4, (Double(origin.strike.pixelSize) * factor * 4).wholePixels)
    let strike = rasterizer.fonts.strike(of: origin.strike.face, pixelSize: size, fitting: .designed)
    let glyph = strike[origin.number]
    guard let bitmap = glyph.bitmap else { return }
    let step = Double(origin.strike.pixelSize) / Double(size)
    let place = CGAffineTransform(
      a: step, b: 0, c: 0, d: step, tx: Double(origin.x) + Double(glyph.left) * step,
      ty: Double(origin.y) - Double(glyph.top) * step)
    sample(bitmap, place.concatenating(map), ink)
  }
}
