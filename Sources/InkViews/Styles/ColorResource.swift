import Foundation

/// The name of a colour in an asset catalogue, as Xcode generates one for every colour.
public struct ColorResource: Hashable, Sendable {
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

extension Color {
  /// A colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(.asset(name: resource.name, bundle: resource.bundle)) }
}
