import Foundation

/// How a change would move.
///
/// Nothing moves here.
public struct Animation: Hashable, Sendable {
  private let name: String

  /// As suits the change.
  public static let `default` = Animation(name: "default")
  /// At an even speed.
  public static let linear = Animation(name: "linear")
  /// Slow at the start.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Like a spring.
  public static let spring = Animation(name: "spring")
  /// Like a stiff spring.
  public static let snappy = Animation(name: "snappy")
  /// Like a soft spring.
  public static let smooth = Animation(name: "smooth")
  /// Like a spring that overshoots.
  public static let bouncy = Animation(name: "bouncy")

  /// At an even speed.
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  /// Slow at the start.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    .spring
  }

  /// Later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Runs `body` without moving anything.
public func withAnimation<Result>(

  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
