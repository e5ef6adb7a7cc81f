import Foundation

/// A colour of a gradient and where it stands, 0…1.
public struct GradientStop: Hashable, Sendable {
  public var color: ResolvedColor
  public var location: CGFloat

  /// A stop.
  public init(_ color: ResolvedColor, at location: CGFloat) {
    self.color = color
    self.location = location
  }
}
