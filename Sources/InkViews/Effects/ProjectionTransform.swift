import Foundation

/// A change of points in space, three rows of three.
public struct ProjectionTransform: Equatable, Sendable {
  let affine: CGAffineTransform

  /// Leaves points where they are.
  public init() { affine = .identity }

  /// A change in the plane.
  public init(_ m: CGAffineTransform) { affine = m }
}
