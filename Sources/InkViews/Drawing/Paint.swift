import Foundation

/// What a shape or text is drawn with, all environment resolved.
public enum Paint: Hashable, Sendable {
  case color(ResolvedColor)
  /// Stops from 0 to 1 between two points in the same space as the path.
  case linearGradient(stops: [GradientStop], from: CGPoint, to: CGPoint)
  /// Stops from the inner to the outer radius.
  case radialGradient(stops: [GradientStop], center: CGPoint, from: CGFloat, to: CGFloat)
  /// Stops over angles in radians, 0 at 3 o'clock, clockwise.
  case angularGradient(stops: [GradientStop], center: CGPoint, from: CGFloat, to: CGFloat)
}
