import Foundation

extension Check {
  /// A family that text is drawn with.
  private struct Family {
    let name: String
    let package: String
    /// Below the root of the fonts.
    let directories: [String]
    /// What happens without it.
    let consequence: String
  }

  private static let families = [
    Family(
      name: "Inter", package: "fonts-inter", directories: ["opentype/inter", "truetype/inter"],
      consequence: "text is drawn in DejaVu Sans"),
    Family(
      name: "DejaVu", package: "fonts-dejavu-core", directories: ["truetype/dejavu"],
      consequence: "symbols and rare scripts may be boxes"),
    Family(
      name: "Noto CJK", package: "fonts-noto-cjk", directories: ["opentype/noto"],
      consequence: "Chinese, Japanese and Korean are boxes"),
    Family(
      name: "Material Design Icons", package: "fonts-materialdesignicons-webfont",
      directories: ["truetype/materialdesignicons-webfont"], consequence: "icons are boxes"),
  ]

  /// Whether the fonts that are asked for are there.
  static func fonts(_ subject: Subject) -> Check {
    Check("fonts") {
      let machine = subject.machine
      func isThere(_ family: Family) -> Bool {
        family.directories.contains { directory in
          let names = try? FileManager.default.contentsOfDirectory(atPath: "\(machine.fonts)/\(directory)")
          return names?.contains { name in
            [".otf", ".ttf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
          } ?? false
        }
      }
      let missing = families.filter { !isThere($0) }
      guard !missing.isEmpty else { return .passed(families.map(\.name).joined(separator: ", ")) }
      let command = "sudo apt install " + missing.map(\.package).joined(separator: " ")
      if missing.count == families.count {
        return .failed(
          "none of the fonts is installed", Remedy("Text cannot be drawn as meant.", commands: [command]))
      }
      let names = missing.map { "\($0.name) (\($0.consequence))" }.joined(separator: ", ")
      return .warned("not installed: \(names)", Remedy(commands: [command]))
    }
  }
}
