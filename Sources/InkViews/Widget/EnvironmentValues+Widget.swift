import Foundation

extension EnvironmentValues {
  /// The family the widget is shown as; `systemSmall` outside a widget.
  public package(set) var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// How colours are treated: the mode set; else vibrant for accessory families and full colour for the rest.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] ?? (widgetFamily.isAccessory ? .vibrant : .fullColor) }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// Whether the container background is shown: the value set; else not for accessory families.
  public package(set) var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] ?? !widgetFamily.isAccessory }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// Whether a label is shown beside the widget; never here.
  public package(set) var showsWidgetLabel: Bool {
    get { self[ShowsLabelKey.self] }
    set { self[ShowsLabelKey.self] = newValue }
  }

  /// The margins the host has put around the content, points.
  public package(set) var widgetContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// Whether views should do with less ink and no seconds; true where texts change by the minute.
  public package(set) var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] ?? (textCadence >= .seconds(60)) }
    set { self[LuminanceKey.self] = newValue }
  }

  /// Why content is hidden; empty when it is not.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// The instant the tree is evaluated for, which live texts count from.
  public package(set) var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }

  /// How often live texts may change.
  ///
  /// From a minute on, no seconds are shown.
  public package(set) var textCadence: Duration {
    get { self[TextCadenceKey.self] }
    set { self[TextCadenceKey.self] = newValue }
  }

  /// The radius of the widget's outer corners, points, which `ContainerRelativeShape` follows.
  public package(set) var containerCornerRadius: CGFloat {
    get { self[CornerRadiusKey.self] }
    set { self[CornerRadiusKey.self] = newValue }
  }

  /// True inside `privacySensitive`.
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// True where content is replaced by bars and blocks.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

private enum FamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}

private enum RenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode? { nil }
}

private enum ShowsBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private enum ShowsLabelKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

private enum LuminanceKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private enum RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum CurrentDateKey: EnvironmentKey {
  static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

private enum TextCadenceKey: EnvironmentKey {
  static var defaultValue: Duration { .seconds(60) }
}

private enum CornerRadiusKey: EnvironmentKey {
  /// Apple publishes no radius; measured ones lie between 20 and 24 points.
  static var defaultValue: CGFloat { 22 }
}

private enum PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// How much a widget is to tell.
public enum LevelOfDetail: Hashable, Sendable {
  case `default`, simplified
}

extension EnvironmentValues {
  /// All there is: one reads a display from where it can be read.
  public var levelOfDetail: LevelOfDetail { .default }
}
