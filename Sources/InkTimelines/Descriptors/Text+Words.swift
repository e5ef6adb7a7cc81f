import Foundation
import InkViews

extension Text {
  /// The words it reads as in an environment, styles left out.
  @MainActor
  func words(in environment: EnvironmentValues) -> String {
    let reader = TextReader()
    _ = ViewRenderer(self, environment: environment, measurer: reader)
      .layout(in: CGSize(width: 1, height: 1))
    return reader.words
  }
}

/// A measurer that only notes what it is given to measure.
private final class TextReader: TextMeasurer {
  private final class Nothing: TextLayout {
    let size = CGSize.zero
    let firstBaseline: CGFloat = 0
    let lastBaseline: CGFloat = 0
    let lineCount = 1
    let isTruncated = false
    let lineFrames: [CGRect] = []
  }

  let scale: CGFloat = 1
  private(set) var words = ""

  func layout(_ text: StyledText, style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> any TextLayout
  {
    words = text.runs.filter { $0.symbol == nil }.map(\.string).joined()
    return Nothing()
  }

  func symbolMetrics(_ symbol: SymbolRequest) -> (size: CGSize, baseline: CGFloat)? { nil }

  func imageSize(_ image: ImageRequest) -> CGSize? { nil }
}
