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

/// How shapes behave where content flows from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Drawn the same way.
  case fixed
  /// Mirrored.
  case mirrors
}

/// What a shape is filled like.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// An outline for any rectangle; as a view it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is filled like.
  nonisolated static var role: ShapeRole { get }

  /// The size for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Filled.
  public nonisolated static var role: ShapeRole { .fill }

  /// All that is proposed; 10 points where nothing is.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape in the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its edge moved inwards, points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The smaller shape.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}
