import InkTimelines

/// How strongly the air pressure falls: what people who feel it want to be told.
enum PressureLevel: Int, Comparable, CaseIterable {
  case calm, caution, warning, severe

  static func < (a: PressureLevel, b: PressureLevel) -> Bool { a.rawValue < b.rawValue }

  /// Falls in three hours, hPa, from which the levels above calm begin.
  ///
  /// 1.6 "falling", 3.6 "quickly" and 6.1 "very rapidly" are the terms of the UK Met Office's shipping forecast (glossary,
  /// pressure tendency), in tenths above its bounds 1.5, 3.5 and 6.0.
  struct Limits: WidgetParameters {
    var caution = 1.6
    var warning = 3.6
    var severe = 6.1

    static var fields: [WidgetParameter<Limits>] {
      [
        WidgetParameter("caution", \.caution, "hPa of fall in three hours from which caution is advised."),
        WidgetParameter("warning", \.warning, "hPa of fall for a warning."),
        WidgetParameter("severe", \.severe, "hPa of fall for a severe warning."),
      ]
    }
  }

  /// The level of a change in three hours, hPa; nil where it is not known.
  init?(change: Double?, limits: Limits = Limits()) {
    guard let change else { return nil }
    let fall = -change
    self =
      fall >= limits.severe
      ? .severe : fall >= limits.warning ? .warning : fall >= limits.caution ? .caution : .calm
  }

  /// The level that a source names, in words or as 0 to 3; nil for anything else.
  init?(_ text: String?) {
    guard let text else { return nil }
    let names = ["calm", "caution", "warning", "severe"]
    guard let value = names.firstIndex(of: text.lowercased()) ?? Int(text), let level = Self(rawValue: value)
    else {
      return nil
    }
    self = level
  }

  /// A figure for each, told apart by shape.
  var symbol: String {
    switch self {
    case .calm: "checkmark.circle"
    case .caution: "exclamationmark.circle"
    case .warning: "exclamationmark.triangle.fill"
    case .severe: "exclamationmark.octagon.fill"
    }
  }
}
