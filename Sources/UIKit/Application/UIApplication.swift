/// The program, for sources that an app and its widgets share.
@MainActor @preconcurrency
public final class UIApplication {
  /// Whether somebody uses the program.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The program.
  public static let shared = UIApplication()
  /// Where the settings of an app are; nothing opens it here.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// Told when somebody comes back to the program, which nobody leaves here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActive")
  /// Told when somebody comes back to the program, which nobody leaves here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  /// Told when somebody leaves the program, which nobody does here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  /// Told when somebody leaves the program, which nobody does here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")

  private init() {}

  /// Nobody touches a display.
  public var applicationState: State { .background }

  /// False: nothing is opened here.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Does nothing: a display has nothing to open an address with.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}
