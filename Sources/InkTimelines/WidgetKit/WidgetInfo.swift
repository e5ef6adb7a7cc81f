import InkViews

/// A placed widget.
public struct WidgetInfo: Hashable, @unchecked Sendable {
  /// Its settings; an intent is not changed after it was made.
  public let configuration: INIntent?
  /// The family it is placed as.
  public let family: WidgetFamily
  /// Its kind.
  public let kind: String

  /// Its settings as an app intent; nil, since a display file has the values.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intent: Intent.Type) -> Intent?
  {
    nil
  }

  /// A placed widget as the host has it.
  package init(kind: String, family: WidgetFamily, configuration: INIntent? = nil) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }
}

extension WidgetInfo: Identifiable {
  /// The widget itself.
  public var id: WidgetInfo { self }
}
