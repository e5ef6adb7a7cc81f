/// What `#colorLiteral` stands for.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral` stands for.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// A colour that Xcode shows as a swatch.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// A picture of the program's resources; without size when it is missing.
  public convenience init(imageLiteralResourceName name: String) {
    guard let picture = UIImage(named: name) else {
      self.init()
      return
    }
    self.init(
      picture.source, size: picture.size, scale: picture.scale, renderingMode: picture.renderingMode)
  }
}
