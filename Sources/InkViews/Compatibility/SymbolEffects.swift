/// How a symbol would move; nothing moves here.
public protocol SymbolEffect: Sendable {}

/// How a symbol would move for a moment.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// How a symbol would move for good.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// How a symbol would give way to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// Every effect of a symbol.
public struct AnySymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, ContentTransitionSymbolEffect {
  /// Upwards.
  public var up: AnySymbolEffect { self }
  /// Downwards.
  public var down: AnySymbolEffect { self }
  /// Layer by layer.
  public var byLayer: AnySymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: AnySymbolEffect { self }
  /// Upwards and away.
  public var upUp: AnySymbolEffect { self }
  /// Downwards and away.
  public var downUp: AnySymbolEffect { self }
  /// Away with a line.
  public var offUp: AnySymbolEffect { self }
  /// One layer after the other.
  public var iterative: AnySymbolEffect { self }
  /// Layers adding up.
  public var cumulative: AnySymbolEffect { self }
  /// There and back.
  public var reversing: AnySymbolEffect { self }
}

extension SymbolEffect where Self == AnySymbolEffect {
  /// A jump.
  public static var bounce: AnySymbolEffect { AnySymbolEffect() }
  /// Paler and back.
  public static var pulse: AnySymbolEffect { AnySymbolEffect() }
  /// Larger or smaller.
  public static var scale: AnySymbolEffect { AnySymbolEffect() }
  /// Layers one after the other.
  public static var variableColor: AnySymbolEffect { AnySymbolEffect() }
  /// One symbol after another.
  public static var replace: AnySymbolEffect { AnySymbolEffect() }
  /// Coming into sight.
  public static var appear: AnySymbolEffect { AnySymbolEffect() }
  /// Going out of sight.
  public static var disappear: AnySymbolEffect { AnySymbolEffect() }
  /// To and fro.
  public static var wiggle: AnySymbolEffect { AnySymbolEffect() }
  /// Round and round.
  public static var rotate: AnySymbolEffect { AnySymbolEffect() }
  /// In and out.
  public static var breathe: AnySymbolEffect { AnySymbolEffect() }
  /// As suits the change.
  public static var automatic: AnySymbolEffect { AnySymbolEffect() }
}

/// How often and how fast a symbol would move.
public struct SymbolEffectOptions: Sendable {
  /// As is usual.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }

  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// So many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Accepted; nothing moves here.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Accepted; nothing moves here.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// Accepted; nothing moves here.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// One symbol gives way to another.
  public static var symbolEffect: ContentTransition { .identity }

  /// One symbol gives way to another.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .identity
  }
}
