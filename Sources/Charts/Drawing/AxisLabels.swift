import SwiftUI

/// The labels of an axis, resolved and measured once.
@MainActor
struct AxisLabels {
  /// A label and its size, points.
  struct Label {
    enum Content {
      case text(GraphicsContext.ResolvedText)
      case view(GraphicsContext.ResolvedSymbol)
    }

    let content: Content
    let size: CGSize

    func draw(in box: CGRect, of context: GraphicsContext) {
      switch content {
      case .text(let text): context.draw(text, in: box)
      case .view(let view): context.draw(view, in: box)
      }
    }
  }

  /// By the places of their ticks, and in these of their parts.
  private let labels: [[Label?]]

  /// The labels of ticks; `symbol` tells what the canvas calls the view of a part.
  init(
    _ ticks: [ChartPlan.Tick], in context: GraphicsContext, symbol: (Int, Int) -> ChartDrawing.Symbol
  ) {
    labels = ticks.enumerated().map { index, tick in
      tick.parts.enumerated().map { number, part -> Label? in
        guard case .label(let view) = part.kind else { return nil }
        guard view == nil else {
          return context.resolveSymbol(id: symbol(index, number)).map {
            Label(content: .view($0), size: $0.size)
          }
        }
        let text = context.resolve(
          Text(verbatim: part.format?(tick.value.plot) ?? tick.title).font(part.labelFont)
            .foregroundStyle(part.labelStyle))
        return Label(content: .text(text), size: text.measure(in: ChartDrawing.endless))
      }
    }
  }

  /// The label that a part of a tick is; nil for lines, and for views that are none.
  subscript(tick: Int, part: Int) -> Label? { labels[tick][part] }

  /// The greatest width and the greatest height among them.
  var size: CGSize {
    let sizes = labels.joined().compactMap { $0?.size }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}

extension AxisPart {
  /// What a label is written in.
  var labelFont: Font { font ?? .system(size: 10) }
  /// What it is drawn with.
  var labelStyle: AnyShapeStyle { style ?? AnyShapeStyle(.secondary) }
}
