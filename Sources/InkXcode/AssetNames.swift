import Foundation
import InkAssets

/// The pictures and colours of asset catalogues, and the Swift that names them as Xcode does.
public struct AssetNames {
  /// The names of pictures.
  public var pictures: Set<String> = []
  /// The names of colours.
  public var colors: Set<String> = []

  /// Nothing.
  public init() {}

  /// Adds what is in the catalogue at a path; folders without anything to show are left out.
  ///
  /// A name has the folders in front of it that provide a namespace ("Icons/star").
  public mutating func add(catalog path: String) {
    for set in AssetSet.all(inCatalog: path) {
      switch set.kind {
      case .picture: pictures.insert(set.name)
      case .color: colors.insert(set.name)
      }
    }
  }

  /// The Swift: `Image(.leaf)`, `Color(.brand)`, `Color.brand`, `.foregroundStyle(.brand)`, and UIKit's; names of a
  /// namespace are in an enumeration of its name, `Image(.Icons.star)`.
  public var source: String {
    let pictures = members(self.pictures, without: "image", taken: [])
    let colors = members(self.colors, without: "color", taken: Self.systemColors)
    var lines: [String] = []
    lines += extended("ImageResource", pictures) { name, full, _ in
      "static let \(name) = ImageResource(name: \"\(full)\", bundle: .main)"
    }
    lines += extended("UIImage", pictures) { name, _, path in
      "static var \(name): UIImage { UIImage(resource: .\(path)) }"
    }
    lines += extended("ColorResource", colors) { name, full, _ in
      "static let \(name) = ColorResource(name: \"\(full)\", bundle: .main)"
    }
    // Those of no folder are the next ones' alone: a target's own `extension Color` may have the name, and goes before.
    lines += extended("Color", colors.filter { !$0.folders.isEmpty }) { name, _, path in
      "static var \(name): Color { Color(ColorResource.\(path)) }"
    }
    lines += extended("ShapeStyle where Self == Color", colors.filter { $0.folders.isEmpty }) {
      name, _, path in
      "static var \(name): Color { Color(ColorResource.\(path)) }"
    }
    lines += extended("UIColor", colors) { name, _, path in
      "static var \(name): UIColor { UIColor(resource: .\(path)) }"
    }
    return lines.joined(separator: "\n")
  }

  /// A name and where it is.
  private struct Member {
    /// The enumerations around it.
    var folders: [String]
    var word: String
    /// What the catalogue calls it.
    var full: String
  }

  private func extended(
    _ type: String, _ members: [Member], _ line: (_ word: String, _ full: String, _ path: String) -> String
  ) -> [String] {
    guard !members.isEmpty else { return [] }
    func lines(_ members: [Member], depth: Int) -> [String] {
      let indent = String(repeating: "  ", count: depth)
      var result: [String] = []
      for member in members where member.folders.count < depth {
        let word = SwiftName.quoted(member.word)
        let path = (member.folders + [word]).joined(separator: ".")
        result.append(indent + line(word, member.full, path))
      }
      let deeper = members.filter { $0.folders.count >= depth }
      for folder in Set(deeper.map { $0.folders[depth - 1] }).sorted() {
        result.append("\(indent)enum \(folder) {")
        result += lines(deeper.filter { $0.folders[depth - 1] == folder }, depth: depth + 1)
        result.append("\(indent)}")
      }
      return result
    }
    return ["extension \(type) {"] + lines(members, depth: 1) + ["}", ""]
  }

  /// Each name and its word, in order; of two that make the same word the first has it.
  private func members(_ names: Set<String>, without suffix: String, taken: Set<String>) -> [Member] {
    var taken = taken
    return names.sorted().compactMap { name in
      let parts = name.split(separator: "/").map(String.init)
      let folders = parts.dropLast().compactMap { folder in
        SwiftName.member(folder).map { $0.prefix(1).uppercased() + $0.dropFirst() }
      }
      guard let word = parts.last.flatMap({ SwiftName.member($0, without: suffix) }),
        taken.insert((folders + [word]).joined(separator: "/")).inserted
      else { return nil }
      return Member(folders: folders, word: word, full: name)
    }
  }

  /// Words that colours of the system have.
  private static let systemColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray", "black", "white", "clear", "primary", "secondary", "accentColor", "background", "tint", "fill",
    "separator", "foreground", "tertiary", "quaternary", "link", "label", "placeholder", "selection",
  ]
}
