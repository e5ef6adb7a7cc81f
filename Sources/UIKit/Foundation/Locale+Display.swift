import InkTimelines
import InkViews

extension Locale {
  /// The language of the display: that of the view whose body runs, else the one that settings or the environment name.
  ///
  /// What `Locale.current` is on a phone; on Linux that one is English whatever the machine is set to.
  public static var ofDisplay: Locale { CurrentEnvironment.locale }
}

extension Calendar {
  /// The calendar of the view whose body runs, else the Gregorian one in the display's language.
  ///
  /// What `Calendar.current` is on a phone, with the names of its months and the first day of its week.
  public static var ofDisplay: Calendar {
    if let bound = CurrentEnvironment.bound { return bound.calendar }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .ofDisplay
    return calendar
  }
}

extension FormatStyle {
  /// The style in the display's language; the style itself where it was told another language.
  public func inLanguageOfDisplay() -> Self {
    // Every style of Foundation keeps its language under this name, and no protocol has it.
    let own = Mirror(reflecting: self).children.first { $0.label == "locale" }?.value as? Locale
    guard let own, own.isCurrent else { return self }
    return locale(.ofDisplay)
  }
}
