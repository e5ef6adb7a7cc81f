import Foundation
import InkViews

/// Finds pictures by name as an app's bundle does: files, files for a scale ("cup@2x.png"), and asset catalogues.
public struct PictureFinder: Sendable {
  /// A picture's file.
  public struct Found: Hashable, Sendable {
    /// Absolute.
    public var path: String
    /// Its pixels a point, 1 unless its name or its catalogue says otherwise.
    public var scale: Int
    /// Whether only its opacity counts or its own colours do; nil where nothing says so.
    public var isTemplate: Bool?

    /// A file.
    public init(path: String, scale: Int, isTemplate: Bool? = nil) {
      self.path = path
      self.scale = scale
      self.isTemplate = isTemplate
    }

    /// Whether its name is that of a format that is read.
    var mayBeRead: Bool { PictureFinder.suffixes.contains { path.lowercased().hasSuffix($0) } }
  }

  /// How the names of files end that are read.
  static let suffixes = [".png", ".jpg", ".jpeg", ".pbm"]

  /// Looks in the program's own resources.
  public static let program = PictureFinder(directories: ProgramResources.directories)

  /// Where it looks, in order.
  public let directories: [String]

  /// A finder that looks in these directories.
  public init(directories: [String]) { self.directories = directories }

  /// The file of a picture, in a bundle's directory first; nil when there is none.
  public func find(_ name: String, bundle: String? = nil, in scheme: ColorScheme = .light) -> Found? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    for directory in [bundle].compactMap({ $0 }) + directories {
      if let found = Self.file(name, in: directory) { return found }
      for catalog in AssetCatalog.all(in: directory) {
        if let picture = catalog.pictures[name] { return picture.file(in: scheme) }
      }
    }
    return nil
  }

  private static func file(_ name: String, in directory: String) -> Found? {
    for (suffix, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] {
      for end in suffixes {
        let path = "\(directory)/\(name)\(suffix)\(end)"
        if isFile(path) { return Found(path: path, scale: scale) }
      }
    }
    for path in ["\(directory)/\(name)", "\(directory)/\(name).imageset/\(name).png"] where isFile(path) {
      return Found(path: path, scale: scale(ofFile: name))
    }
    return nil
  }

  /// The scale that a file's name tells: 2 for "cup@2x.png".
  public static func scale(ofFile name: String) -> Int {
    let stem = name.split(separator: "/").last?.split(separator: ".").first ?? ""
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  static func isFile(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
  }
}
