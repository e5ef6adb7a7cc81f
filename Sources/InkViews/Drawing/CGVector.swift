import Foundation

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  /// A vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No direction.
  public static let zero = CGVector(dx: 0, dy: 0)

  init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}

extension CGPoint {
  /// The point a distance away in a direction.
  func moved(along direction: CGVector, by distance: CGFloat) -> CGPoint {
    let length = direction.length
    guard length > 0 else { return self }
    return CGPoint(x: x + direction.dx / length * distance, y: y + direction.dy / length * distance)
  }

  /// The point a fraction of the way to another.
  func mixed(with other: CGPoint, by t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  func distance(to other: CGPoint) -> CGFloat { CGVector(from: self, to: other).length }
}
