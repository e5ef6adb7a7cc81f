/// Where a system may show widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The screen of a charging phone.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The screen of a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
  /// The desktop of a phone's computer.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
