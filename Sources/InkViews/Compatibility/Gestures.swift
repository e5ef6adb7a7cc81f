import Foundation

/// What a finger does; nothing can be touched here, so that gestures only compile.
public protocol Gesture<Value> {
  /// What it gives.
  associatedtype Value
}

extension Gesture {
  /// Accepted; it never ends.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  /// Accepted; it never changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}

/// A tap.
public struct TapGesture: Gesture {
  /// What it gives.
  public typealias Value = Void

  /// So many taps.
  public nonisolated init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// What it gives.
  public typealias Value = Bool

  /// A press so long.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public struct DragGesture: Gesture {
  /// How far it went.
  public struct Value: Equatable, Sendable {
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it is.
    public var location: CGPoint
    /// How far it went.
    public var translation: CGSize
  }

  /// A drag so long.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

extension View {
  /// Accepted; nothing can be touched here.
  public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { self }

  /// Accepted; nothing can be touched here.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }

  /// Accepted; nothing can be touched here.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
}
