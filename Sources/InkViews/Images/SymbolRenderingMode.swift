/// How the layers of a symbol are coloured; symbols have one layer here.
public struct SymbolRenderingMode: Sendable, Hashable {
  private let name: String

  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Levels of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// How a picture is drawn in the accented mode.
public struct WidgetAccentedRenderingMode: Sendable, Hashable {
  private let name: String

  /// In the accent group.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// Without colour.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// Without colour, in the accent group.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// As it is.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}
