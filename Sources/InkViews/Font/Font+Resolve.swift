import Foundation

extension Font {
  /// The font as numbers at a preferred text size.
  package func resolved(at size: DynamicTypeSize) -> ResolvedFont {
    var font: ResolvedFont
    switch provider {
    case .style(let style, let design, let weight):
      let metrics = style.metrics(size)
      font = ResolvedFont(
        size: metrics.size, weight: (weight ?? style.weight).css, design: (design ?? .default).resolved,
        leading: metrics.leading)
    case .system(let size, let design, let weight):
      font = ResolvedFont(
        size: size, weight: (weight ?? .regular).css, design: (design ?? .default).resolved)
    case .custom(let name, let points, let style):
      let factor = style.map { $0.metrics(size).size / $0.metrics(.large).size } ?? 1
      font = ResolvedFont(size: points * factor, design: .custom(name))
    }
    for change in changes { font.apply(change) }
    return font
  }
}

extension ResolvedFont {
  /// Changes the font.
  mutating func apply(_ change: Font.Change) {
    switch change {
    case .weight(let weight): if let weight { self.weight = weight.css }
    case .bold(let isBold): weight = isBold ? max(weight, 700) : min(weight, 400)
    case .italic(let isItalic): self.isItalic = isItalic
    case .design(let design): self.design = (design ?? .default).resolved
    case .width(let width): self.width = 1 + (width?.value ?? 0)
    case .monospacedDigits: hasMonospacedDigits = true
    case .smallCaps: hasSmallCaps = true
    case .leading(.standard): break
    case .leading(.tight): leading = max(leading - 2, 0)
    case .leading(.loose): leading += 2
    }
  }
}

extension Font.Design {
  var resolved: ResolvedFont.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
