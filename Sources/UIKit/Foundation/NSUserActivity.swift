/// What somebody was doing, to go on with it elsewhere; a display has no elsewhere.
open class NSUserActivity: @unchecked Sendable {
  // Shared only once it is not changed any more, as everywhere in UIKit.

  /// What kind of thing it is.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// The address of the same on the web.
  open var webpageURL: URL?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// Accepted; nobody searches a display.
  open var isEligibleForSearch = false
  /// Accepted; nobody searches a display.
  open var isEligibleForPrediction = false

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Does nothing.
  open func becomeCurrent() {}
}
