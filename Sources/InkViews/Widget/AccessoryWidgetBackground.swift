import Foundation

/// The faint disc or panel behind the content of a lock-screen widget; nothing in other widgets.
public struct AccessoryWidgetBackground: Sendable {
  /// The background.
  public nonisolated init() {}
}

extension AccessoryWidgetBackground: View {
  public typealias Body = Never
}

extension AccessoryWidgetBackground: PrimitiveView {
  /// One dot in sixteen: small text on it can still be read.
  private static let tone = Color.primary.opacity(0.0625)

  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    switch context.environment.widgetFamily {
    case .accessoryCircular, .accessoryCorner: context.nodes(of: BackgroundDisc(shape: Circle()))
    case .accessoryRectangular:
      context.nodes(of: BackgroundDisc(shape: RoundedRectangle(cornerRadius: 12)))
    default: context.nodes(of: Color.clear)
    }
  }

  /// A shape that takes all the room, also where a circle alone would be square.
  private struct BackgroundDisc<S: Shape>: View {
    let shape: S

    var body: some View { Color.clear.overlay { shape.fill(AccessoryWidgetBackground.tone) } }
  }
}
