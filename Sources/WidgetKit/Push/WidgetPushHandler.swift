/// Told of the address for pushed reloads; a display has none, so that it is never called.
public protocol WidgetPushHandler: Sendable {
  /// A handler.
  init()

  /// Called with another address.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The address for pushed reloads.
public struct WidgetPushInfo: Hashable, Sendable {
  /// The address.
  public let token: Data
}

extension WidgetConfiguration {
  /// Accepted; nothing is pushed to a display.
  public func pushHandler<Handler: WidgetPushHandler>(_ pushHandler: Handler.Type) -> some WidgetConfiguration
  {
    self
  }
}
