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

  /// Like a spring that takes a time.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring
  }
  /// Like a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .spring }
  /// Like a spring under a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring
  }
  /// Like a spring that slows down.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .spring
  }
  /// Like a stiff spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .snappy }
  /// Like a soft spring.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
  /// Like a spring that overshoots.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
  /// By a curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    .linear
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

/// How a spring swings.
public struct Spring: Hashable, Sendable {
  private let name: String

  /// One that does not overshoot.
  public static let smooth = Spring(name: "smooth")
  /// One that overshoots a little.
  public static let snappy = Spring(name: "snappy")
  /// One that overshoots.
  public static let bouncy = Spring(name: "bouncy")

  private init(name: String) { self.name = name }

  /// One that takes a time.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) { self.init(name: "spring") }

  /// One by how fast and how firmly it answers.
  public init(response: Double, dampingRatio: Double) { self.init(name: "spring") }
}

/// Runs `body` without moving anything.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
