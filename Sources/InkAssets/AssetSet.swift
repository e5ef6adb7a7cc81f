import Foundation

/// A set of an asset catalogue as it lies in a source tree: a folder with a picture's or a colour's files.
public struct AssetSet: Hashable, Sendable {
  /// What a set is of.
  public enum Kind: Sendable {
    case picture, color
  }

  public let kind: Kind
  /// With the folders in front of it that provide a namespace: "Icons/star".
  public let name: String
  public let path: String

  /// The sets of the catalogue at a path, in alphabetical order; what cannot be read is left out.
  ///
  /// Links are not followed, so that none leads round in a circle.
  public static func all(inCatalog path: String) -> [AssetSet] { sets(in: path, prefix: "") }

  private static func sets(in folder: String, prefix: String) -> [AssetSet] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.sorted().flatMap { entry -> [AssetSet] in
      let path = "\(folder)/\(entry)"
      let file = entry as NSString
      switch file.pathExtension {
      case "imageset":
        return [AssetSet(kind: .picture, name: prefix + file.deletingPathExtension, path: path)]
      case "colorset":
        return [AssetSet(kind: .color, name: prefix + file.deletingPathExtension, path: path)]
      default:
        guard isFolder(path) else { return [] }
        return sets(in: path, prefix: Contents.providesNamespace(path) ? "\(prefix)\(entry)/" : prefix)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// What `Contents.json` says of a folder (Xcode, Asset Catalog Format Reference).
  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    var properties: Properties?

    static func providesNamespace(_ folder: String) -> Bool {
      let contents = FileManager.default.contents(atPath: "\(folder)/Contents.json")
        .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
      return contents?.properties?.providesNamespace ?? false
    }
  }
}
