import Foundation
import InkAssets
import InkViews
import Synchronization

/// An asset catalogue as it lies in a source tree: pictures and colours by name.
///
/// Apple's tools compile it; here it is copied as a resource and read as it is, once.
public struct AssetCatalog: Sendable {
  /// The files of each picture.
  public private(set) var pictures: [String: AssetPicture] = [:]
  /// Each colour in light and in dark.
  public private(set) var colors: [String: AssetColor] = [:]

  /// Reads the catalogue at a path; what cannot be read is left out.
  ///
  /// A name has the folders in front of it that provide a namespace ("icons/star").
  public init(path: String) {
    for set in AssetSet.all(inCatalog: path) {
      switch set.kind {
      case .picture: pictures[set.name] = AssetPicture(set: set.path)
      case .color: colors[set.name] = AssetColor(set: set.path)
      }
    }
  }

  private static let known = Mutex<[String: [AssetCatalog]]>([:])

  /// The catalogues in a directory, read once.
  public static func all(in directory: String) -> [AssetCatalog] {
    known.withLock { known in
      if let catalogs = known[directory] { return catalogs }
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      let catalogs = entries.filter { $0.hasSuffix(".xcassets") }.sorted()
        .map { AssetCatalog(path: "\(directory)/\($0)") }
      known[directory] = catalogs
      return catalogs
    }
  }

  /// A colour of a bundle's catalogues or the program's own; nil when none has it.
  public static func color(_ name: String, bundle: String?) -> AssetColor? {
    for directory in [bundle].compactMap({ $0 }) + ProgramResources.directories {
      for catalog in all(in: directory) {
        if let color = catalog.colors[name] { return color }
      }
    }
    return nil
  }

  /// The colours of all catalogues, for a view's environment.
  public static let colorAssets: ColorAssets = { name, bundle, scheme in
    color(name, bundle: bundle).map { scheme == .dark ? $0.dark : $0.light }
  }
}
