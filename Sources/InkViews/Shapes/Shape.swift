import Foundation

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
