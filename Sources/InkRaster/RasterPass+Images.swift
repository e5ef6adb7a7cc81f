import Foundation
import InkBitmap
import InkViews

extension RasterPass {
  /// Draws a picture into a rectangle; turned pictures are sampled.
  func draw(
    _ image: ImageRequest, in rect: CGRect, tint: Paint?, opacity: Float, _ transform: CGAffineTransform
  ) {
    guard !surface.isEmpty, opacity > 0, rect.width > 0, rect.height > 0 else { return }
    let map =
      transform
      .concatenating(CGAffineTransform(scaleX: flattener.scale, y: flattener.scale))
      .concatenating(CGAffineTransform(translationX: flattener.originX, y: flattener.originY))
    let isUpright = map.b == 0 && map.c == 0 && map.a > 0 && map.d > 0
    let factor = abs(map.a * map.d - map.b * map.c).squareRoot()
    let width = rect.width * (isUpright ? map.a : factor)
    let height = rect.height * (isUpright ? map.d : factor)
    let columns = max(1, width.wholePixels)
    let rows = max(1, height.wholePixels)
    guard columns < 8192, rows < 8192, columns * rows <= 1 << 22 else { return }
    let request = InkedPictures.Request(
      image: image, columns: columns, rows: rows,
      lightIsInk: image.isDrawing == nil && mapping.density(of: .white) > 0.5 && mapping.mode != .coverage
        && mapping.mode != .accented,
      inks: surface.second != nil && mapping.mode == .luminance && !mapping.isInverted ? mapping.inks : nil,
      opacityLevel: tint == nil ? (Double(opacity).unit * 16).wholePixels : 16)
    guard let picture = rasterizer.inkedPictures.picture(request) else {
      rasterizer.fonts.note(.unreadableImage(image.source.name))
      return
    }
    func put(_ bitmap: GlyphBitmap, _ ink: PlaneInk) {
      guard !isUpright else {
        let low = rect.origin.applying(map)
        surface.blit(bitmap, x: low.x.wholePixels, y: low.y.wholePixels, ink)
        return
      }
      let place = CGAffineTransform(
        a: rect.width / Double(columns), b: 0, c: 0, d: rect.height / Double(rows), tx: rect.minX,
        ty: rect.minY)
      sample(bitmap, place.concatenating(map), ink)
    }
    guard picture.isTemplate else {
      for layer in picture.layers { put(layer.bitmap, planeInk(Tone(layer.ink))) }
      return
    }
    guard let shape = picture.layers.first?.bitmap else { return }
    let box = pixelBox(of: rect, map)
    let paint = tint ?? .color(.black)
    let ink: PlaneInk?
    if min(columns, rows) > 40 {
      ink = planeInk(mapping.tone(of: paint.representative))
    } else {
      ink = strokeInk(paint, in: box)
    }
    if let ink { put(shape, ink) }
  }
}

extension ImageRequest.Source {
  /// What a message calls the picture.
  var name: String {
    switch self {
    case .file(let path): path
    case .named(let name, _, _): name
    case .data(let data): "of \(data.count) bytes"
    }
  }
}
