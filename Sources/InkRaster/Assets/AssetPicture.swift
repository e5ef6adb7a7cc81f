import Foundation
import InkViews

/// The picture set of an asset catalogue.
public struct AssetPicture: Hashable, Sendable {
  /// The file for light.
  public let light: PictureFinder.Found
  /// The file for dark; the light one where the set has no other.
  public let dark: PictureFinder.Found

  /// What `Contents.json` says of a set (Xcode, Asset Catalog Format Reference).
  private struct Contents: Decodable {
    struct Variant: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [AssetAppearance]?
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }

    var images: [Variant]?
    var properties: Properties?
  }

  /// Reads a set; nil when none of its files is there.
  ///
  /// Of the files for one appearance the one with the most pixels a point counts, since pictures are scaled down better
  /// than up; a format that is read before one that is not.
  init?(set: String) {
    guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let isTemplate = contents.properties?.intent.map { $0 == "template" }
    func best(isDark: Bool) -> PictureFinder.Found? {
      let found = (contents.images ?? []).compactMap { variant -> PictureFinder.Found? in
        guard let file = variant.filename, AssetAppearance.isDark(variant.appearances) == isDark,
          PictureFinder.isFile("\(set)/\(file)")
        else { return nil }
        let scale = variant.scale.flatMap { Int($0.dropLast()) } ?? 1
        return PictureFinder.Found(path: "\(set)/\(file)", scale: max(1, scale), isTemplate: isTemplate)
      }
      return found.max { ($0.mayBeRead ? 1 : 0, $0.scale) < ($1.mayBeRead ? 1 : 0, $1.scale) }
    }
    guard let any = best(isDark: false) ?? best(isDark: true) else { return nil }
    light = any
    dark = best(isDark: true) ?? any
  }

  /// The file for a scheme.
  public func file(in scheme: ColorScheme) -> PictureFinder.Found { scheme == .dark ? dark : light }
}
