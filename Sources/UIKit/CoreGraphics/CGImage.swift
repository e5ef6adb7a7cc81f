/// A picture in pixels, without a scale of its own.
public final class CGImage: Sendable {
  let picture: UIImage

  init(_ picture: UIImage) { self.picture = picture }

  /// Pixels.
  public var width: Int { Int((picture.size.width * picture.scale).rounded()) }
  /// Pixels.
  public var height: Int { Int((picture.size.height * picture.scale).rounded()) }

  /// The part of it in a rectangle in pixels; nil when there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let part = bounds.intersection(rect.integral)
    guard part.width > 0, part.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(size: part.size).image { _ in
      picture.draw(in: bounds.offsetBy(dx: -part.minX, dy: -part.minY))
    }
    return CGImage(image)
  }
}

extension UIImage {
  /// Its pixels; nil for a picture without size.
  public var cgImage: CGImage? { size.width > 0 && size.height > 0 ? CGImage(self) : nil }

  /// A picture of pixels, one a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture of pixels, so many a point; pictures are upright already.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let picture = cgImage.picture
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(
      picture.source, size: size, scale: scale, renderingMode: picture.renderingMode, tint: picture.tint)
  }

  /// The same picture; it stretches as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
}

extension Image {
  /// A picture of pixels, so many a point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
  }

  /// A picture of pixels that only decorates, so many a point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
  }

  /// How a picture was held when it was taken; pictures are read upright.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}
