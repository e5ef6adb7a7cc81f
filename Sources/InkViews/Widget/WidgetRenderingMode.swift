/// How the system treats a widget's colours.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  private enum Mode: String {
    case fullColor, accented, vibrant
  }

  private let mode: Mode

  /// Drawn as written.
  public static let fullColor = WidgetRenderingMode(mode: .fullColor)
  /// Two groups, each in one colour.
  public static let accented = WidgetRenderingMode(mode: .accented)
  /// Lightness becomes strength.
  public static let vibrant = WidgetRenderingMode(mode: .vibrant)

  /// The mode's name.
  public var description: String { mode.rawValue }
}
