import Foundation

/// The picture set of an asset catalogue.
enum AssetPicture {
  /// What `Contents.json` says of a set (Xcode, Asset Catalog Format Reference).
  private struct Contents: Decodable {
    struct Variant: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [AssetColor.Appearance]?
    }

    var images: [Variant]?
  }

  /// The file with the most pixels a point among those for light, since pictures are scaled down better than up.
  static func best(in set: String) -> PictureFinder.Found? {
    guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let found = (contents.images ?? []).compactMap { variant -> PictureFinder.Found? in
      guard let file = variant.filename, variant.appearances == nil,
        PictureFinder.isFile("\(set)/\(file)")
      else { return nil }
      let scale = variant.scale.flatMap { Int($0.dropLast()) } ?? 1
      return PictureFinder.Found(path: "\(set)/\(file)", scale: max(1, scale))
    }
    return found.max { $0.scale < $1.scale }
  }
}
