import Foundation
import InkRaster
import InkViews

extension HostSettings {
  /// What a widget of a family is evaluated with at `now`, but for the battery; `margins` are those that the host
  /// puts around content with a container background.
  func environment(for family: WidgetFamily, hasContentMargins: Bool, at now: Date) -> EnvironmentValues {
    var calendar = Calendar(identifier: .gregorian)
    // Before the locale: a calendar that has one compares with what it would say.
    WeekRules(locale)?.apply(to: &calendar)
    calendar.locale = locale
    calendar.timeZone = timeZone
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.locale = locale
    environment.timeZone = timeZone
    environment.calendar = calendar
    environment.currentDate = now
    environment.colorAssets = AssetCatalog.colorAssets
    prepare(&environment, for: family, hasContentMargins: hasContentMargins)
    return environment
  }

  /// Has words that are no view, such as a provider's, in the language of these settings from now on.
  public func speak() { CurrentEnvironment.speak(locale) }

  /// Sets what depends on the family.
  func prepare(_ environment: inout EnvironmentValues, for family: WidgetFamily, hasContentMargins: Bool) {
    environment.widgetFamily = family
    // The standard margin (Human Interface Guidelines, Widgets).
    let margin: CGFloat = hasContentMargins && !family.isAccessory ? 16 : 0
    environment.widgetContentMargins = EdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    // The strip is small print beside everything else: a little heavier than text, as on a lock screen.
    if family == .accessoryInline { environment.font = .system(size: 15, weight: .semibold) }
  }
}
