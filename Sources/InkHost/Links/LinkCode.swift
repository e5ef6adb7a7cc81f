import Foundation
import InkBoards
import InkViews

extension Settings.Code {
  /// The text of the code: the widget's own `widgetURL`, else its first `Link`, or what the display file says; nil when
  /// the widget leads nowhere.
  func text(for rendered: RenderedView) -> String? {
    switch self {
    case .own: (rendered.widgetURL ?? rendered.links.first)?.absoluteString
    case .text(let text): text
    }
  }
}
