import InkBitmap
import InkRaster
import InkViews

/// The page a widget is drawn on: what covers it before, and how its colours become ink.
struct Page: Equatable {
  /// What the place is filled with first.
  let ink: Ink
  let mapping: InkMapping

  /// The page for an environment: of paper, or of ink where a dark look was asked for.
  ///
  /// A lock-screen widget is light on dark and is mapped by prominence, so that it is ink on paper, but on a dark
  /// screen; in light colours it is as any other. Where colours are discarded, opacity alone counts.
  init(_ environment: EnvironmentValues, onDarkScreen: Bool) {
    let isDark = environment.colorScheme == .dark
    switch environment.widgetRenderingMode {
    case .vibrant where isDark:
      ink = onDarkScreen ? .black : .white
      mapping = InkMapping(.prominence, isInverted: onDarkScreen)
    case .accented:
      ink = isDark ? .black : .white
      mapping = InkMapping(.accented, isInverted: isDark)
    default:
      ink = isDark ? .black : .white
      var mapping = InkMapping(.luminance)
      mapping.isPageDark = isDark
      self.mapping = mapping
    }
  }
}
