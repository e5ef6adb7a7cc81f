import Foundation
import InkViews

/// One walk through a display list: where to draw, by which ink rule, how translucent the layers around are.
struct RasterPass {
  let rasterizer: Rasterizer
  var surface: Surface
  var mapping: InkMapping
  let flattener: PathFlattener
  /// The opacity of the layers around; it decides only whether text is too faint to draw.
  var opacity: Float = 1

  /// Draws the commands in order.
  func draw(_ list: DisplayList) {
    for command in list.commands { draw(command) }
  }

  private func draw(_ command: DrawCommand) {
    switch command {
    case .fill(let path, let evenOdd, let paint): fill(path, evenOdd: evenOdd, paint)
    case .stroke(let path, let style, let paint): stroke(path, style, paint)
    case .text(let layout, let origin, let paint, let transform):
      draw(layout, at: origin, paint, transform)
    case .symbol(let symbol, let rect, let paint, let transform): draw(symbol, in: rect, paint, transform)
    case .image(let image, let rect, let tint, let opacity, let transform):
      draw(image, in: rect, tint: tint, opacity: opacity, transform)
    case .clip(let path, let evenOdd, let list): clip(path, evenOdd: evenOdd, list)
    case .mask(let list, let mask): self.mask(list, by: mask)
    case .layer(let opacity, let list): layer(opacity, list)
    }
  }

  /// The pass with another surface.
  func on(_ surface: Surface) -> RasterPass {
    var pass = self
    pass.surface = surface
    return pass
  }

  /// The pixels a path's box may touch, a pixel more on each side.
  func pixelBounds(_ path: Path) -> (x: Range<Int>, y: Range<Int>) {
    let box = path.boundingRect
    guard !box.isNull, box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite else {
      return (0..<0, 0..<0)
    }
    let low = flattener.device(CGPoint(x: box.minX, y: box.minY))
    let high = flattener.device(CGPoint(x: box.maxX, y: box.maxY))
    let left = Surface.floor(low.x) - 1
    let top = Surface.floor(low.y) - 1
    return (left..<max(left, Surface.ceiling(high.x) + 1), top..<max(top, Surface.ceiling(high.y) + 1))
  }
}
