import Foundation
import InkViews

/// A measurer for which every text is one line of 10 × 10 points.
final class LineMeasurer: TextMeasurer {
  private final class Line: TextLayout {
    let size = CGSize(width: 10, height: 10)
    let firstBaseline: CGFloat = 8
    let lastBaseline: CGFloat = 8
    let lineCount = 1
    let isTruncated = false
    let lineFrames = [CGRect(x: 0, y: 0, width: 10, height: 10)]
  }

  let scale: CGFloat = 1

  func layout(_ text: StyledText, style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> any TextLayout
  {
    Line()
  }

  func symbolMetrics(_ symbol: SymbolRequest) -> (size: CGSize, baseline: CGFloat)? { nil }

  func imageSize(_ image: ImageRequest) -> CGSize? { nil }
}
