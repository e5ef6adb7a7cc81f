import Foundation
import InkViews

extension View {
  /// A colour that means something and that the meaning does not depend on.
  ///
  /// An accent takes a panel's second ink, whichever it is. Where widgets are drawn for prominence the colour is drawn
  /// as such, which is full ink on a panel with black only. On a page it stays black there: a pattern in its place would
  /// be harder to read.
  func inkTint(_ color: Color?, isAccent: Bool = true) -> some View {
    modifier(InkTint(color: color, isAccent: isAccent))
  }
}

private struct InkTint: ViewModifier {
  let color: Color?
  let isAccent: Bool
  @Environment(\.widgetRenderingMode) private var mode

  func body(content: Content) -> some View {
    if let color, mode == .vibrant {
      content.foregroundStyle(color).widgetAccentable(isAccent)
    } else {
      content.widgetAccentable(color != nil && isAccent)
    }
  }
}
