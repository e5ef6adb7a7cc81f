import InkBitmap

extension ColorFrame {
  /// A picture on a whole screen: as large as fits with white margins, or filling it with what sticks out cut off.
  ///
  /// `dithering` nil decides by the picture: drawings by the nearest ink, photographs with their errors diffused. The
  /// ordered ways are anchored to the screen's top left.
  public init(
    _ image: ColorImage, onScreenOf width: Int, _ height: Int, inks: [Ink], dithering: InkDithering? = nil,
    isFilling: Bool = false
  ) {
    let (across, down) = (Double(width) / Double(image.width), Double(height) / Double(image.height))
    let factor = isFilling ? max(across, down) : min(across, down)
    let scaled = image.opaque().scaled(
      width: max(1, Int((Double(image.width) * factor).rounded())),
      height: max(1, Int((Double(image.height) * factor).rounded())), interpolated: true)
    let left = (width - scaled.width) / 2
    let top = (height - scaled.height) / 2
    // What is cut off takes no part in the diffusion.
    let shown = scaled.cropped(
      x: max(0, -left), y: max(0, -top), width: min(width, scaled.width), height: min(height, scaled.height))
    let origin = PixelPoint(x: max(0, left), y: max(0, top))
    self.init(width: width, height: height, inks: inks)
    draw(
      Self.inked(shown, inks, dithering ?? (shown.isDrawing ? .nearest : .floydSteinberg), origin), at: origin
    )
  }

  /// In inks; black and white by the kernels for them.
  private static func inked(
    _ image: ColorImage, _ inks: [Ink], _ dithering: InkDithering, _ origin: PixelPoint
  ) -> ColorFrame {
    guard inks.count == 2 else {
      return ColorFrame(image, palette: InkPalette(inks), dithering: dithering, origin: origin)
    }
    let way: Dithering =
      switch dithering {
      case .nearest: .threshold()
      case .ordered: .ordered()
      case .blueNoise: .blueNoise
      case .floydSteinberg: .floydSteinberg
      case .atkinson: .atkinson
      }
    let gray = GrayImage(width: image.width, height: image.height, gray: image.grays.red)
    return ColorFrame(Frame(gray, dithering: way, origin: origin))
  }
}

extension ColorImage {
  /// A part of the picture, which lies inside it.
  fileprivate func cropped(x: Int, y: Int, width: Int, height: Int) -> ColorImage {
    guard width < self.width || height < self.height else { return self }
    func part(_ values: [UInt8]) -> [UInt8] {
      (y..<(y + height)).flatMap { row in values[(row * self.width + x)..<(row * self.width + x + width)] }
    }
    return ColorImage(
      width: width, height: height, red: part(red), green: part(green), blue: part(blue),
      alpha: alpha.map(part))
  }
}
