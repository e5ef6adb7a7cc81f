import Foundation

/// What one evaluation of a tree finds out besides its nodes.
@MainActor
final class Evaluation {
  let measurer: any TextMeasurer
  /// Things that will not look as written, each once: an unknown symbol, an unsupported view.
  private(set) var problems: [String] = []
  /// The outermost `widgetURL`.
  var widgetURL: URL?
  /// Where its `Link`s lead, in order.
  var links: [URL] = []
  /// The outermost `containerBackground` for the widget.
  var containerBackground: LayoutNode?
  /// Texts that change with time.
  var liveTexts: [LiveText] = []
  /// What an inline widget is reduced to; nil for other widgets.
  var inline: InlineContent?
  /// Where the views of a preview are gathered; nil outside one.
  var previews: PreviewGathering?
  /// Values of the preferences set so far, reduced in order.
  var preferences: [ObjectIdentifier: Any] = [:]

  init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// Notes a problem unless it is known.
  func report(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
