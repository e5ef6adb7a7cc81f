import Foundation

/// Where a container background goes.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Behind the whole widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// Behind a navigation stack; nothing here.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Behind a tab view; nothing here.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
