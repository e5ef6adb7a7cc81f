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

  /// The pixels a path's box may touch, a pixel more on each side; curves count by their control points.
  func pixelBounds(_ path: Path) -> (x: Range<Int>, y: Range<Int>) {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func include(_ x: CGFloat, _ y: CGFloat) {
      low = CGPoint(x: min(low.x, x), y: min(low.y, y))
      high = CGPoint(x: max(high.x, x), y: max(high.y, y))
    }
    switch path.storage {
    case .empty: break
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      include(rect.minX, rect.minY)
      include(rect.maxX, rect.maxY)
    case .arc(let center, let radius, _, _):
      include(center.x - radius, center.y - radius)
      include(center.x + radius, center.y + radius)
    case .elements(let elements):
      for element in elements {
        switch element {
        case .move(let point), .line(let point): include(point.x, point.y)
        case .quadCurve(let point, let control):
          include(point.x, point.y)
          include(control.x, control.y)
        case .curve(let point, let control1, let control2):
          include(point.x, point.y)
          include(control1.x, control1.y)
          include(control2.x, control2.y)
        case .closeSubpath: break
        }
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return (0..<0, 0..<0) }
    let first = flattener.device(low)
    let last = flattener.device(high)
    let left = Surface.floor(first.x) - 1
    let top = Surface.floor(first.y) - 1
    return (left..<max(left, Surface.ceiling(last.x) + 1), top..<max(top, Surface.ceiling(last.y) + 1))
  }
}
