import Foundation

/// A picture over and over, as paint; ink has no such paint, so that the label's colour at half strength stands for it.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it, in fractions of its size.
  public var sourceRect: CGRect
  /// How large it is, 1 as it is.
  public var scale: CGFloat

  /// A picture, or a part of it.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(SystemPalette.label(level: 1, dark: environment.colorScheme == .dark))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture over and over.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
