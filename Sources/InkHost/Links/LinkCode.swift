import Foundation
import InkViews

/// What a widget's QR code leads to, where its display file asks for one.
public enum LinkCode: Equatable, Sendable {
  /// The widget's own `widgetURL`, else its first `Link`.
  case own
  /// A text of the display file.
  case text(String)

  /// The text of the code; nil when the widget leads nowhere.
  func text(for rendered: RenderedView) -> String? {
    switch self {
    case .own: (rendered.widgetURL ?? rendered.links.first)?.absoluteString
    case .text(let text): text
    }
  }
}
