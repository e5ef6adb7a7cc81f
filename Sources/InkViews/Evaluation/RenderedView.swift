import Foundation

/// A view laid out for one canvas.
public struct RenderedView: Sendable {
  /// What is drawn, back to front.
  public let displayList: DisplayList
  /// The canvas in points.
  public let size: CGSize
  /// The size the content took, which may be more or less than it was given.
  public let contentSize: CGSize
  /// Every placed view, parents before children.
  public let frames: [PlacedView]
  /// Where a tap leads.
  public let widgetURL: URL?
  /// Where its `Link`s lead, in order, each once.
  public let links: [URL]
  /// True when the view has a container background.
  public let hasContainerBackground: Bool
  /// What will not look as written, each a sentence: an unknown symbol, an unsupported view.
  public private(set) var problems: [String]
  private let liveTexts: [LiveText]

  init(
    displayList: DisplayList, size: CGSize, contentSize: CGSize, frames: [PlacedView], liveTexts: [LiveText],
    widgetURL: URL?, links: [URL], hasContainerBackground: Bool, problems: [String]
  ) {
    self.displayList = displayList
    self.size = size
    self.contentSize = contentSize
    self.frames = frames
    self.liveTexts = liveTexts
    self.widgetURL = widgetURL
    self.links = links
    self.hasContainerBackground = hasContainerBackground
    self.problems = problems
  }

  /// The view with one thing more that does not look as was asked.
  package func noting(_ problem: String) -> RenderedView {
    var copy = self
    copy.problems.append(problem)
    return copy
  }

  /// The next instant at which a date in a text reads differently; nil when none will.
  ///
  /// It depends on the cadence that the view was evaluated with. The picture changes only when the view is
  /// evaluated anew with that instant as its current date.
  public func nextChange(after date: Date) -> Date? {
    liveTexts.compactMap { $0.nextChange(after: date) }.filter { $0 > date }.min()
  }

  /// The placed views, one a line, children indented: `HStack (0, 0) 100×20`.
  public var tree: String {
    frames.map { "\(String(repeating: "  ", count: $0.depth))\($0.name) \($0.frame.shortDescription)" }
      .joined(separator: "\n")
  }
}
