import Foundation

/// A symbol, which keeps the company of text: it has a baseline and touches the text next to it.
@MainActor
final class SymbolNode: LayoutNode {
  private let request: SymbolRequest?
  private let metrics: (size: CGSize, baseline: CGFloat)?
  private let isResizable: Bool

  init(_ image: Image, in context: ViewContext) {
    let measurer = context.evaluation.measurer
    var request = image.symbolRequest(in: context.environment)
    var metrics = request.flatMap { measurer.symbolMetrics($0) }
    if metrics == nil, case .symbol(let plain) = image.source, var bare = request, bare.name != plain {
      bare.name = plain
      request = bare
      metrics = measurer.symbolMetrics(bare)
    }
    if metrics == nil, let unknown = request {
      context.evaluation.report(unknown.unknownProblem)
      request = unknown.standIn
      metrics = measurer.symbolMetrics(unknown.standIn)
    }
    self.request = request
    self.metrics = metrics
    isResizable = image.isResizable
    super.init(context)
  }

  override var name: String { "Image \(request?.name ?? "")" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let size = metrics?.size else { return .zero }
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  override func makeSpacing() -> ViewSpacing {
    guard let metrics, !isResizable else { return .ordinary }
    let offset = metrics.size.height - metrics.baseline
    return ViewSpacing(
      top: [.textToText: 0, .edgeAboveText: offset], bottom: [.textToText: 0, .edgeBelowText: offset + 1],
      leading: [:], trailing: [:])
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard let metrics, !isResizable else { return nil }
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key:
      return metrics.baseline
    default: return nil
    }
  }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    guard var request, let metrics, frame.width > 0, frame.height > 0 else { return }
    if environment.isRedacted {
      pass.fill(Circle(), in: frame, with: RedactedShapeStyle(), environment: environment)
      return
    }
    if isResizable, metrics.size.width > 0, metrics.size.height > 0 {
      request.pointSize *= min(frame.width / metrics.size.width, frame.height / metrics.size.height)
    }
    let paint = pass.paint(ForegroundStyle(), bounds: frame, environment: environment)
    pass.append(.symbol(request, in: frame, paint, transform: pass.transform))
  }
}
