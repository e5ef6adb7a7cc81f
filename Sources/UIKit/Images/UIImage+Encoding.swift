import InkRaster

extension UIImage {
  /// The picture as PNG: the bytes it was read from, or what was drawn, in ink at `scale` pixels a point.
  public func pngData() -> Data? {
    switch source {
    case .nothing: return nil
    case .pixels(.data(let data)): return data
    case .pixels(.file(let path)): return FileManager.default.contents(atPath: path)
    case .pixels(.named): return nil
    case .symbol, .drawing:
      let renderer = UIGraphicsImageRenderer(size: size, format: UIGraphicsImageRendererFormat(scale: scale))
      let drawing = renderer.record { _ in draw(at: .zero) }
      return SharedFonts.png(ImageDrawing(size: size, drawing), scale: scale)
    }
  }

  /// Nil: JPEG is not written here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}
