import Foundation

/// A value of an intent's setting that is an object of the program.
open class INObject: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String?
  /// What it is shown as.
  public let displayString: String

  /// An object and what it is shown as.
  public init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }
}
