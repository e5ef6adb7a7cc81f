import Foundation

/// How a round corner bends.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter circle.
  case circular
  /// A curve that starts gently; at the radii of small displays it is drawn as a quarter circle, from which it
  /// differs by less than a pixel.
  case continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  /// With elliptic corners.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// With corners of a radius in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle; radii are limited to half the sides.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The smaller rectangle, its corners parallel.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(rectangle: self, amount: amount)
  }

  private struct Inset: InsettableShape {
    let rectangle: RoundedRectangle
    let amount: CGFloat

    func path(in rect: CGRect) -> Path {
      let smaller = rect.insetBy(dx: amount, dy: amount)
      guard !smaller.isNull else { return Path() }
      let limit = min(rect.width, rect.height) / 2
      let corner = CGSize(
        width: max(min(rectangle.cornerSize.width, limit) - amount, 0),
        height: max(min(rectangle.cornerSize.height, limit) - amount, 0))
      return Path(roundedRect: smaller, cornerSize: corner, style: rectangle.style)
    }

    func inset(by amount: CGFloat) -> Inset { Inset(rectangle: rectangle, amount: self.amount + amount) }
  }
}
