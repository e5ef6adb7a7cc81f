import InkRaster

extension UIColor {
  /// A colour of the program's asset catalogues; nil when there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour of an asset catalogue; a faint label colour stands for a missing one.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// A colour of a bundle's asset catalogues, else of the program's; nil when there is none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalog.color(name, bundle: bundle?.bundlePath) else { return nil }
    self.init(light: color.light, dark: color.dark)
  }
}
