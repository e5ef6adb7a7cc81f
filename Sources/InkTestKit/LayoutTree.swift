import Foundation
import InkViews

/// A view laid out with fixed text, and its frames by name.
@MainActor
public struct LayoutTree {
  /// What the view became.
  public let rendered: RenderedView

  /// Lays a view out in a canvas of points.
  public init<V: View>(
    _ width: CGFloat, _ height: CGFloat, environment: EnvironmentValues = EnvironmentValues(),
    measurer: FixedMeasurer = FixedMeasurer(), @ViewBuilder _ content: () -> V
  ) {
    let renderer = ViewRenderer(content(), environment: environment, measurer: measurer)
    rendered = renderer.layout(in: CGSize(width: width, height: height))
  }

  /// The frame of the view with an accessibility identifier: "(8, 0) 50×20"; nil when there is none.
  public subscript(identifier: String) -> String? {
    frame(of: "#\(identifier)")?.shortDescription
  }

  /// The frame of the first view whose name begins so.
  public func frame(of name: String) -> CGRect? {
    rendered.frames.first { $0.name == name }?.frame
      ?? rendered.frames.first { $0.name.hasPrefix(name) }?.frame
  }

  /// The size the root took: "100×20".
  public var size: String {
    CGRect(origin: .zero, size: rendered.contentSize).shortDescription.replacingOccurrences(
      of: "(0, 0) ", with: "")
  }

  /// The words of every text, in order.
  public var texts: [String] {
    rendered.frames.compactMap { entry in
      guard entry.name.hasPrefix("Text \""), entry.name.hasSuffix("\"") else { return nil }
      return String(entry.name.dropFirst(6).dropLast())
    }
  }
}
