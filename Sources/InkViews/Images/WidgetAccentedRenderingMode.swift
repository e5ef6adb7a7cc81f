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
