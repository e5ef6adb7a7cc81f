import Foundation

/// An actor nobody runs on.
@globalActor
public actor _NoActor {
  /// The actor.
  public static let shared = _NoActor()
}

/// Keeps types that conform to a protocol of views from being bound to the main actor: two actors are asked for,
/// so neither is taken.
@_NoActor @preconcurrency
public protocol _RemoveGlobalActorIsolation {}
