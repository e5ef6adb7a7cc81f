import Foundation

/// Stands for a picture that cannot be read: a frame, and in it a hill under a sun, as a picture's icon is drawn.
struct MissingPicture: Shape {
  /// The size where nothing else says how large the picture would be, points.
  static let size = CGSize(width: 24, height: 20)

  /// In a large frame the icon stands in the corner, so that it is not in the way of what lies upon the picture.
  func path(in rect: CGRect) -> Path {
    let frame = rect.insetBy(dx: 0.5, dy: 0.5)
    let width = min(frame.width, 24)
    let height = min(frame.height, 20)
    let isLarge = frame.width > 64 || frame.height > 64
    let icon = CGRect(
      x: isLarge ? frame.maxX - width - 3 : frame.midX - width / 2,
      y: isLarge ? frame.minY + 3 : frame.midY - height / 2, width: width, height: height)
    return Path { path in
      path.addRect(frame)
      guard icon.width >= 10, icon.height >= 8 else { return }
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(
          x: (icon.minX + icon.width * x).rounded() + 0.5, y: (icon.minY + icon.height * y).rounded() + 0.5)
      }
      path.addLines([
        point(0.12, 0.82), point(0.4, 0.35), point(0.62, 0.68), point(0.72, 0.55), point(0.88, 0.82),
      ])
      let sun = point(0.72, 0.28)
      path.addEllipse(in: CGRect(x: sun.x - 1.5, y: sun.y - 1.5, width: 3, height: 3))
    }
  }
}
