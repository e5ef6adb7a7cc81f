/// How a widget stands in a room.
public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String

  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget in a room is made of.
public struct WidgetTexture: Hashable, Sendable {
  private let name: String

  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}
