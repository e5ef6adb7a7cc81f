import Foundation

/// A folder between the sets of an asset catalogue.
enum CatalogFolder {
  /// What `Contents.json` says of a folder (Xcode, Asset Catalog Format Reference).
  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    var properties: Properties?
  }

  /// Links are not followed, so that none leads round in a circle.
  static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Whether names of sets in it begin with its own.
  static func providesNamespace(_ path: String) -> Bool {
    FileManager.default.contents(atPath: "\(path)/Contents.json")
      .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?.properties?.providesNamespace ?? false
  }
}
