import Foundation

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// With four radii.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// With four radii.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The rectangle; radii are limited to half the short side.
  public func path(in rect: CGRect) -> Path {
    let smaller = rect.insetBy(dx: insetAmount, dy: insetAmount)
    guard !smaller.isNull else { return Path() }
    let limit = min(smaller.width, smaller.height) / 2
    func corner(_ radius: CGFloat) -> CGSize {
      let length = min(max(radius - insetAmount, 0), limit)
      return CGSize(width: length, height: length)
    }
    return Path(
      storage: .elements(
        Figures.roundedRect(
          smaller, topLeft: corner(cornerRadii.topLeading), topRight: corner(cornerRadii.topTrailing),
          bottomRight: corner(cornerRadii.bottomTrailing), bottomLeft: corner(cornerRadii.bottomLeading))))
  }

  /// The smaller rectangle, its corners parallel.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}
