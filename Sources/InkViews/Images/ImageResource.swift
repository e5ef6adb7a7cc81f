import Foundation

/// The name of a picture in an asset catalogue, as Xcode generates one for every picture.
public struct ImageResource: Hashable, Sendable {
  /// Its name.
  package let name: String
  /// The folder of its bundle; nil for the program's.
  package let bundle: String?

  /// A name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle == .main ? nil : bundle.bundlePath
  }
}

extension Image {
  /// A picture of an asset catalogue.
  public init(_ resource: ImageResource) {
    self.init(.picture(.named(resource.name, bundle: resource.bundle)))
  }

  /// A picture of an asset catalogue that only decorates.
  public init(decorative resource: ImageResource) { self.init(resource) }
}
