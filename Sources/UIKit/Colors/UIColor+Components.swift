extension UIColor {
  /// The colour as Core Graphics has it, for the drawing that is going on.
  public var cgColor: CGColor { CGColor(current) }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func with(_ color: ResolvedColor) -> ResolvedColor {
      var copy = color
      copy.opacity = Float(min(max(alpha, 0), 1))
      return copy
    }
    return UIColor(light: with(light), dark: with(dark))
  }

  /// The one colour it is for what views are to look like.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let numbers = traitCollection.userInterfaceStyle == .dark ? dark : light
    return UIColor(light: numbers, dark: numbers)
  }

  /// Stores red, green, blue and opacity, 0…1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(current.red)
    green?.pointee = CGFloat(current.green)
    blue?.pointee = CGFloat(current.blue)
    alpha?.pointee = CGFloat(current.opacity)
    return true
  }

  /// Stores the grey, 0 black and 1 white, and the opacity.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = CGFloat(0.2126 * current.red + 0.7152 * current.green + 0.0722 * current.blue)
    alpha?.pointee = CGFloat(current.opacity)
    return true
  }

  /// Stores hue, saturation, brightness and opacity, 0…1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b) = (CGFloat(current.red), CGFloat(current.green), CGFloat(current.blue))
    let (most, least) = (max(r, g, b), min(r, g, b))
    let span = most - least
    var sector: CGFloat = 0
    if span > 0 {
      if most == r {
        sector = (g - b) / span
      } else if most == g {
        sector = (b - r) / span + 2
      } else {
        sector = (r - g) / span + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most > 0 ? span / most : 0
    brightness?.pointee = most
    alpha?.pointee = CGFloat(current.opacity)
    return true
  }
}

extension UIColor {
  /// What the current context fills and strokes with from now on.
  public func set() {
    setFill()
    setStroke()
  }

  /// What the current context fills with from now on.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// What the current context strokes with from now on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
