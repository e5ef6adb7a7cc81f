extension DrawingPass {
  /// Adds a list drawn with an opacity; a list of one plain command needs no layer of its own.
  func append(_ list: DisplayList, opacity: Float) {
    if opacity <= 0 || list.commands.isEmpty { return }
    if opacity >= 1 {
      for command in list.commands { append(command) }
    } else if list.commands.count == 1, let faded = list.commands[0].faded(by: opacity) {
      append(faded)
    } else {
      append(.layer(opacity: opacity, list))
    }
  }
}

extension DrawCommand {
  /// The command with its paint's opacity multiplied; nil when that is not the same as a layer.
  func faded(by opacity: Float) -> DrawCommand? {
    switch self {
    case .fill(let path, let evenOdd, let paint):
      .fill(path, evenOdd: evenOdd, paint.faded(by: opacity))
    case .stroke(let path, let style, let paint): .stroke(path, style, paint.faded(by: opacity))
    case .symbol(let symbol, let rect, let paint, let transform):
      .symbol(symbol, in: rect, paint.faded(by: opacity), transform: transform)
    case .image(let image, let rect, let tint, let own, let transform):
      .image(image, in: rect, tint: tint, opacity: own * opacity, transform: transform)
    case .layer(let own, let list): .layer(opacity: own * opacity, list)
    case .text, .clip, .mask: nil
    }
  }
}

extension Paint {
  /// The paint with its opacity multiplied.
  func faded(by opacity: Float) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop($0.color.faded(by: opacity), at: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.faded(by: opacity))
    case .linearGradient(let stops, let from, let to):
      return .linearGradient(stops: faded(stops), from: from, to: to)
    case .radialGradient(let stops, let center, let from, let to):
      return .radialGradient(stops: faded(stops), center: center, from: from, to: to)
    case .angularGradient(let stops, let center, let from, let to):
      return .angularGradient(stops: faded(stops), center: center, from: from, to: to)
    }
  }
}

extension ResolvedColor {
  /// The colour with its opacity multiplied.
  func faded(by opacity: Float) -> ResolvedColor {
    var copy = self
    copy.opacity *= opacity
    return copy
  }
}
