import Foundation

/// Stands for a view that a widget cannot show: a crossed box, and a problem that names it.
struct UnsupportedView {
  let name: String
}

extension UnsupportedView: View {
  typealias Body = Never
}

extension UnsupportedView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.evaluation.report("A widget cannot show a \(name); a crossed box stands for it")
    return context.nodes(of: CrossedBox().stroke(lineWidth: 1))
  }

  private struct CrossedBox: Shape {
    func path(in rect: CGRect) -> Path {
      let box = rect.insetBy(dx: 0.5, dy: 0.5)
      return Path { path in
        path.addRect(box)
        path.addLines([CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)])
        path.addLines([CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.minY)])
      }
    }
  }
}
