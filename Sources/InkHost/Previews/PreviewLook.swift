import InkBitmap
import InkTimelines
import InkViews

/// What previews are to look like, beyond what the files say.
public struct PreviewLook: Sendable {
  /// Light or dark; nil leaves it to the family.
  public var colorScheme: ColorScheme?
  /// How colours are treated; nil leaves it to the family.
  public var renderingMode: WidgetRenderingMode?
  public var battery = BatteryStatus(level: 0.8, state: .unplugged, timeRemaining: 12_000)
  /// As on a machine that was told to save power.
  public var isLowPower = false
  /// As before the provider has answered: texts are bars, pictures blocks.
  public var isPlaceholder = false
  /// Each widget with a QR code of its link.
  public var showsLinks = false

  /// The look of a display with black ink and a battery of 80 %.
  public init() {}

  /// A handheld that shows something every two hours.
  private static let budget = LifeBudget(
    left: 16 * 86_400...21 * 86_400, interval: 7200, secondsAwake: 38, percentPerWake: 0.31, wakes: 120)

  /// True where a dark look was asked for.
  var isDark: Bool { colorScheme == .dark }

  /// Brings the look into an environment.
  func apply(to environment: inout EnvironmentValues) {
    environment.battery = battery
    environment.battery.isLowPower = isLowPower
    if battery.level != nil, battery.budget == nil { environment.battery.budget = Self.budget }
    if isPlaceholder { environment.redactionReasons = .placeholder }
    if let colorScheme { environment.colorScheme = colorScheme }
    if let renderingMode {
      environment.widgetRenderingMode = renderingMode
      // Colours are discarded there, and a background would be as black as what stands on it.
      if renderingMode == .accented { environment.showsWidgetContainerBackground = false }
    }
  }
}
