import Foundation

/// A text broken into lines.
@MainActor
final class TextNode: LayoutNode {
  private let text: StyledText
  private let paint: AnyShapeStyle
  private let style: ParagraphStyle
  private let isDynamic: Bool
  private let measurer: any TextMeasurer
  private var layouts: [(proposal: ProposedViewSize, layout: any TextLayout)] = []

  init(_ text: Text, in context: ViewContext) {
    let resolution = TextResolution(text, in: context.environment)
    var runs = resolution.runs
    let common = resolution.commonPaint
    if common == nil {
      for index in runs.indices {
        runs[index].paint = resolution.paints[index].map { own in
          let paint = CurrentEnvironment.with(context.environment) {
            context.environment.paint(of: own, in: .zero)
          }
          return context.environment.isAccented ? paint.accented : paint
        }
      }
    }
    self.text = StyledText(runs)
    paint = common ?? AnyShapeStyle(ForegroundStyle())
    style = ParagraphStyle(context.environment)
    measurer = context.evaluation.measurer
    isDynamic = resolution.isDynamic
    context.evaluation.liveTexts += resolution.liveTexts
    for case let symbol? in runs.map(\.symbol) where measurer.symbolMetrics(symbol) == nil {
      context.evaluation.report(symbol.unknownProblem)
    }
    super.init(context)
  }

  override var name: String {
    let words = text.runs.map { $0.symbol.map { "<\($0.name)>" } ?? $0.string }.joined()
    return "Text \"\(words.replacingOccurrences(of: "\n", with: "\\n"))\""
  }

  // MARK: Measuring

  /// The text on as few lines as it wants.
  private lazy var ideal = measurer.layout(text, style: style, width: nil, height: nil)

  private func layout(for proposal: ProposedViewSize) -> any TextLayout {
    let width = proposal.width == .infinity ? nil : proposal.width
    let height = proposal.height == .infinity ? nil : proposal.height
    // What fits as it is needs no breaking.
    if ideal.size.width <= width ?? .infinity, ideal.size.height <= height ?? .infinity { return ideal }
    let settled = ProposedViewSize(width: width, height: height)
    for known in layouts where known.proposal == settled { return known.layout }
    let layout = measurer.layout(text, style: style, width: width, height: height)
    layouts.append((settled, layout))
    return layout
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard !text.runs.isEmpty, proposal != .zero else { return .zero }
    var size = layout(for: proposal).size
    if isDynamic, let width = proposal.width { size.width = width }
    return size
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(for: proposal).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(for: proposal).lastBaseline
    default: nil
    }
  }

  override func makeSpacing() -> ViewSpacing {
    guard let first = text.runs.first, let last = text.runs.last else { return .ordinary }
    let top = TextSpacing(first.font, environment)
    let bottom = TextSpacing(last.font, environment)
    return ViewSpacing(
      top: [.lineToLine: top.leading, .textToText: 0, .edgeAboveText: top.above],
      bottom: [.lineToLine: 0, .textToText: 0, .edgeBelowText: bottom.below], leading: [:], trailing: [:])
  }

  // MARK: Drawing

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    guard !text.runs.isEmpty else { return }
    let layout = layout(for: proposal)
    let origin = CGPoint(x: frame.minX + shift(layout.size.width, in: frame.width), y: frame.minY)
    let paint = pass.paint(
      paint, bounds: CGRect(origin: origin, size: layout.size), environment: environment)
    if environment.isRedacted {
      drawBars(layout, at: origin, paint, on: pass)
    } else {
      pass.append(.text(layout, origin: origin, paint, transform: pass.transform))
    }
  }

  /// Where the lines start in a frame that is wider, as that of a live text is.
  private func shift(_ width: CGFloat, in available: CGFloat) -> CGFloat {
    let spare = available - width
    guard spare > 0, spare.isFinite else { return 0 }
    switch style.alignment {
    case .leading: return isMirrored ? spare : 0
    case .center: return spare / 2
    case .trailing: return isMirrored ? 0 : spare
    }
  }

  /// A faint bar for each line.
  private func drawBars(_ layout: any TextLayout, at origin: CGPoint, _ paint: Paint, on pass: DrawingPass) {
    for line in layout.lineFrames where line.width > 0 {
      let bar = line.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: line.height * 0.1)
      let path = Path(roundedRect: bar, cornerRadius: bar.height / 4).applying(pass.transform)
      pass.append(.fill(path, evenOdd: false, paint.redacted))
    }
  }
}

/// Distances a text keeps above and below.
private struct TextSpacing {
  /// To a text above.
  let leading: CGFloat
  /// To something else above.
  let above: CGFloat
  /// To something else below.
  let below: CGFloat

  @MainActor
  init(_ font: ResolvedFont, _ environment: EnvironmentValues) {
    let pixel = environment.pixelLength
    func roundedUp(_ length: CGFloat) -> CGFloat { (length / pixel - 1e-6).rounded(.up) * pixel }
    let line = font.ascent + font.descent
    let extra = roundedUp(0.1 * line)
    leading = roundedUp(font.leading)
    above = line + extra - font.ascent
    below = max(line + extra - font.capHeight, extra + font.descent)
  }
}
