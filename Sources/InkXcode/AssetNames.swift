import Foundation

/// The pictures and colours of asset catalogues, and the Swift that names them as Xcode does.
public struct AssetNames {
  /// The names of pictures.
  public var pictures: Set<String> = []
  /// The names of colours.
  public var colors: Set<String> = []

  /// Nothing.
  public init() {}

  /// Adds what is in the catalogue at a path; folders without anything to show are left out.
  public mutating func add(catalog path: String) {
    let entries = FileManager.default.enumerator(atPath: path)
    while let entry = entries?.nextObject() as? String {
      let set = (entry as NSString).lastPathComponent as NSString
      switch set.pathExtension {
      case "imageset": pictures.insert(set.deletingPathExtension)
      case "colorset": colors.insert(set.deletingPathExtension)
      default: break
      }
    }
  }

  /// The Swift: `Image(.leaf)`, `Color(.brand)`, `Color.brand`, `.foregroundStyle(.brand)`, and UIKit's.
  public var source: String {
    let pictures = members(self.pictures, without: "image", taken: [])
    let colors = members(self.colors, without: "color", taken: Self.systemColors)
    var lines: [String] = []
    lines += extended("ImageResource", pictures) {
      "static let \($0) = ImageResource(name: \"\($1)\", bundle: .main)"
    }
    lines += extended("UIImage", pictures) { name, _ in
      "static var \(name): UIImage { UIImage(resource: .\(name)) }"
    }
    lines += extended("ColorResource", colors) {
      "static let \($0) = ColorResource(name: \"\($1)\", bundle: .main)"
    }
    lines += extended("Color", colors) { name, _ in
      "static var \(name): Color { Color(ColorResource.\(name)) }"
    }
    lines += extended("ShapeStyle where Self == Color", colors) { name, _ in
      "static var \(name): Color { Color(ColorResource.\(name)) }"
    }
    lines += extended("UIColor", colors) { name, _ in
      "static var \(name): UIColor { UIColor(resource: .\(name)) }"
    }
    return lines.joined(separator: "\n")
  }

  private func extended(
    _ type: String, _ members: [(String, String)], _ line: (String, String) -> String
  ) -> [String] {
    guard !members.isEmpty else { return [] }
    return ["extension \(type) {"] + members.map { "  " + line(SwiftName.quoted($0.0), $0.1) } + ["}", ""]
  }

  /// Each name and its word, in order; of two that make the same word the first has it.
  private func members(
    _ names: Set<String>, without suffix: String, taken: Set<String>
  ) -> [(String, String)] {
    var taken = taken
    return names.sorted().compactMap { name in
      guard let word = SwiftName.member(name, without: suffix), taken.insert(word).inserted else {
        return nil
      }
      return (word, name)
    }
  }

  /// Words that colours of the system have.
  private static let systemColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray", "black", "white", "clear", "primary", "secondary", "accentColor", "background", "tint", "fill",
    "separator", "foreground", "tertiary", "quaternary", "link", "label", "placeholder", "selection",
  ]
}
