import Foundation

/// An outline: either one of the figures that draw exactly and fast, or a list of segments.
///
/// Figures keep their identity as long as they can (an ellipse moved stays an ellipse), because the raster
/// fills and strokes them by formula; anything else becomes segments.
public struct Path: Hashable, Sendable {
  /// One step of a segment list.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// What the path is.
  public enum Storage: Hashable, Sendable {
    case empty
    case rect(CGRect)
    /// Corners are quarter circles of `cornerRadius`, already limited to half the short side.
    case roundedRect(CGRect, cornerRadius: CGFloat)
    case ellipse(in: CGRect)
    /// Part of a circle, open; angles in radians, 0 at 3 o'clock, growing clockwise on screen; `end > start`.
    case arc(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat)
    case elements([Element])
  }

  /// What the path is.
  public internal(set) var storage: Storage

  /// The empty path.
  public init() { storage = .empty }

  /// A path of one figure.
  public init(storage: Storage) { self.storage = storage }

  /// True when nothing would be drawn.
  public var isEmpty: Bool { storage == .empty || storage == .elements([]) }
}
