import InkRaster

extension UIImage {
  /// The picture as PNG: what was read, or what was drawn, in ink at `scale` pixels a point.
  public func pngData() -> Data? {
    switch source {
    case .nothing, .pixels(.named): return nil
    case .pixels:
      guard let bytes else { return nil }
      if PictureFormat(bytes) == .png { return Data(bytes) }
      return (try? EncodedPicture(bytes, name: "the picture").color()).map { Data(PNGFile.encode($0)) }
    case .symbol, .drawing:
      let renderer = UIGraphicsImageRenderer(size: size, format: UIGraphicsImageRendererFormat(scale: scale))
      let drawing = renderer.record { _ in draw(at: .zero) }
      return SharedFonts.png(ImageDrawing(size: size, drawing), scale: scale)
    }
  }

  /// The picture as JPEG over white, at a quality of 0 to 1: what was read, or what was drawn, in ink.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let png = pngData(), let image = try? PNGFile.decodeColor([UInt8](png)) else { return nil }
    let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
    return JPEGFile.encode(image, quality: Int(quality * 100)).map { Data($0) }
  }

  /// The bytes it was read from; nil for one that was drawn.
  private var bytes: [UInt8]? {
    switch source {
    case .pixels(.data(let data)): [UInt8](data)
    case .pixels(.file(let path)): FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    default: nil
    }
  }
}
