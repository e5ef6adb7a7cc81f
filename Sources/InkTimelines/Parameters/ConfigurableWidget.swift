/// A widget with settings that a display file's `configuration` gives.
///
/// It is made anew for every placement, with that placement's parameters; what it hands to its provider and view
/// is all there is to it.
public protocol ConfigurableWidget: Widget {
  /// Its settings.
  associatedtype Parameters: WidgetParameters

  /// The widget with these settings.
  init(parameters: Parameters)
}

extension ConfigurableWidget {
  /// The widget with its defaults.
  public init() { self.init(parameters: Parameters()) }
}
