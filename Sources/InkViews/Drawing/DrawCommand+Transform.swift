import Foundation

extension DrawCommand {
  /// The command under a map of the space it is drawn in.
  func applying(_ map: CGAffineTransform) -> DrawCommand {
    if map.isIdentity { return self }
    switch self {
    case .fill(let path, let evenOdd, let paint):
      return .fill(path.applying(map), evenOdd: evenOdd, paint.applying(map))
    case .stroke(let path, let style, let paint):
      return .stroke(path.applying(map), style.scaled(by: map.meanScale), paint.applying(map))
    case .text(let layout, let origin, let paint, let transform):
      return .text(layout, origin: origin, paint.applying(map), transform: transform.concatenating(map))
    case .symbol(let symbol, let rect, let paint, let transform):
      return .symbol(symbol, in: rect, paint.applying(map), transform: transform.concatenating(map))
    case .image(let image, let rect, let tint, let opacity, let transform):
      return .image(
        image, in: rect, tint: tint?.applying(map), opacity: opacity, transform: transform.concatenating(map))
    case .clip(let path, let evenOdd, let list):
      return .clip(path.applying(map), evenOdd: evenOdd, list.applying(map))
    case .mask(let list, let mask): return .mask(list.applying(map), by: mask.applying(map))
    case .layer(let opacity, let list): return .layer(opacity: opacity, list.applying(map))
    }
  }

  /// The command in one paint, of whose strength the command's own opacities are left.
  func tinted(_ tint: Paint) -> DrawCommand {
    switch self {
    case .fill(let path, let evenOdd, let paint):
      return .fill(path, evenOdd: evenOdd, tint.faded(by: paint.opacity))
    case .stroke(let path, let style, let paint): return .stroke(path, style, tint.faded(by: paint.opacity))
    case .text(let layout, let origin, let paint, let transform):
      return .text(layout, origin: origin, tint.faded(by: paint.opacity), transform: transform)
    case .symbol(let symbol, let rect, let paint, let transform):
      return .symbol(symbol, in: rect, tint.faded(by: paint.opacity), transform: transform)
    case .image(var image, let rect, _, let opacity, let transform):
      image.isTemplate = true
      return .image(image, in: rect, tint: tint, opacity: opacity, transform: transform)
    case .clip(let path, let evenOdd, let list): return .clip(path, evenOdd: evenOdd, list.tinted(tint))
    case .mask(let list, let mask): return .mask(list.tinted(tint), by: mask)
    case .layer(let opacity, let list): return .layer(opacity: opacity, list.tinted(tint))
    }
  }
}

extension DisplayList {
  /// The list under a map of the space it is drawn in.
  func applying(_ map: CGAffineTransform) -> DisplayList { DisplayList(commands.map { $0.applying(map) }) }

  /// The list in one paint.
  func tinted(_ tint: Paint) -> DisplayList { DisplayList(commands.map { $0.tinted(tint) }) }
}

extension Paint {
  /// The greatest opacity in it, 0…1.
  var opacity: Float {
    switch self {
    case .color(let color): color.opacity
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _):
      stops.map(\.color.opacity).max() ?? 0
    }
  }
}
