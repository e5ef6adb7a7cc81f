import InkRaster

extension UIImage {
  /// A picture without size.
  public convenience init() { self.init(.nothing, size: .zero) }

  /// A picture of the program's resources or asset catalogues; nil when there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// A picture of a bundle, else of the program's resources; nil when there is none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    self.init(named: name, finder: .program, bundle: bundle?.bundlePath)
  }

  /// A picture of a bundle, else of the program's resources; nil when there is none of that name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
    self.init(named: name, finder: .program, bundle: bundle?.bundlePath)
  }

  /// A picture of an asset catalogue; without size when it is missing.
  public convenience init(resource: ImageResource) {
    guard let picture = UIImage(named: resource.name, finder: .program, bundle: resource.bundle) else {
      self.init()
      return
    }
    self.init(
      picture.source, size: picture.size, scale: picture.scale, renderingMode: picture.renderingMode)
  }

  convenience init?(named name: String, finder: PictureFinder, bundle: String?) {
    guard let found = finder.find(name, bundle: bundle) else { return nil }
    self.init(
      file: found.path, scale: CGFloat(found.scale),
      renderingMode: found.isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic)
  }

  /// The picture in a file; nil when it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    self.init(file: path, scale: CGFloat(PictureFinder.scale(ofFile: path)))
  }

  private convenience init?(file path: String, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    guard let size = EncodedPicture.size(ofFile: path) else { return nil }
    self.init(.pixels(.file(path)), pixels: size, scale: scale, renderingMode: renderingMode)
  }

  /// The picture that bytes encode; nil when it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture that bytes encode, with so many pixels a point; nil when it cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let size = EncodedPicture([UInt8](data), name: "the picture").size else { return nil }
    self.init(.pixels(.data(data)), pixels: size, scale: scale)
  }

  private convenience init(
    _ source: Source, pixels: (width: Int, height: Int), scale: CGFloat,
    renderingMode: RenderingMode = .automatic
  ) {
    self.init(
      source, size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
      scale: scale, renderingMode: renderingMode)
  }
}
