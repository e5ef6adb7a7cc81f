import Foundation
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
  public init(path: String) { add(path, prefix: "") }

  private mutating func add(_ folder: String, prefix: String) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries.sorted() {
      let path = "\(folder)/\(entry)"
      if entry.hasSuffix(".imageset") {
        pictures[prefix + entry.dropLast(".imageset".count)] = AssetPicture(set: path)
      } else if entry.hasSuffix(".colorset") {
        colors[prefix + entry.dropLast(".colorset".count)] = AssetColor(set: path)
      } else if Folder.isFolder(path) {
        add(path, prefix: Folder.providesNamespace(path) ? "\(prefix)\(entry)/" : prefix)
      }
    }
  }

  /// A folder between others, and what its `Contents.json` says of it.
  private struct Folder: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    var properties: Properties?

    /// Links are not followed, so that none leads round in a circle.
    static func isFolder(_ path: String) -> Bool {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    static func providesNamespace(_ path: String) -> Bool {
      FileManager.default.contents(atPath: "\(path)/Contents.json")
        .flatMap { try? JSONDecoder().decode(Folder.self, from: $0) }?.properties?.providesNamespace ?? false
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
