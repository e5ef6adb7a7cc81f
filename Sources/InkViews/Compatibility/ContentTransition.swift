import Foundation

/// How content would change into new content.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// Fading.
  public static let opacity = ContentTransition()
  /// Step by step.
  public static let interpolate = ContentTransition()

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
