import SwiftUI

/// A chart of marks, with its axes and a legend.
///
/// On ink grids are dots, the later of several lines are broken, and areas keep the pattern of their colour.
public struct Chart<Content: ChartContent> {
  private let content: Content
  @Environment(\.self) private var environment

  /// A chart of marks.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart of marks for each identifiable element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(unchecked: data, content: content)
  }

  /// A chart of marks for each element, told apart by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> { self.content = ForEach(unchecked: data, content: content) }
}

extension Chart: View {
  public var body: some View {
    let marks = content.allMarks
    let options = environment.chartOptions
    let environment = environment
    VStack(spacing: 4) {
      GeometryReader { proxy in
        let plan = ChartPlan(marks, options, size: proxy.size, environment: environment)
        let canvas = ChartCanvas(plan: plan, size: proxy.size)
        ZStack {
          if let background = options.background { background(ChartProxy(plan, proxy.size)) }
          canvas
          if let overlay = options.overlay { overlay(ChartProxy(plan, proxy.size)) }
        }
        .frame(width: proxy.size.width, height: proxy.size.height)
      }
      if let legend = options.legend { legend }
    }
    .environment(\.chartOptions, ChartOptions())
  }
}

/// The canvas of a chart, with the views that are to be drawn in it.
private struct ChartCanvas: View {
  let plan: ChartPlan
  let size: CGSize

  var body: some View {
    Canvas { context, size in
      ChartDrawing(plan: plan, size: size).draw(in: &context)
    } symbols: {
      ForEach(symbols, id: \.id) { symbol in symbol.view.tag(symbol.id) }
    }
  }

  private struct Symbol {
    let id: ChartDrawing.Symbol
    let view: AnyView
  }

  private var symbols: [Symbol] {
    var symbols: [Symbol] = []
    func add(_ id: ChartDrawing.Symbol, _ view: AnyView?) {
      if let view { symbols.append(Symbol(id: id, view: view)) }
    }
    func addLabels(_ ticks: [ChartPlan.Tick], _ id: (Int, Int) -> ChartDrawing.Symbol) {
      for (index, tick) in ticks.enumerated() {
        for (number, part) in tick.parts.enumerated() {
          guard case .label(let view?) = part.kind else { continue }
          add(
            id(index, number), AnyView(view.foregroundStyle(part.labelStyle).font(part.labelFont)))
        }
      }
    }
    addLabels(plan.xTicks) { .xLabel($0, $1) }
    addLabels(plan.yTicks) { .yLabel($0, $1) }
    add(.title(.horizontal), plan.options.x.label)
    add(.title(.vertical), plan.options.y.label)
    add(.plot, plan.options.plot)
    for (index, mark) in plan.marks.enumerated() {
      for (number, annotation) in mark.annotations.enumerated() {
        add(.annotation(index, number), AnyView(annotation.content.font(.system(size: 10))))
      }
    }
    return symbols
  }
}
