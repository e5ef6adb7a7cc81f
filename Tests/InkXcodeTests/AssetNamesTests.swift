import Foundation
import Testing

@testable import InkXcode

@Suite("AssetNames")
struct AssetNamesTests {
  @Test("the sets of a catalogue are found, in folders too, and nothing else")
  func catalog() throws {
    let path = NSTemporaryDirectory() + "names-\(UUID().uuidString)/Assets.xcassets"
    defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
    for set in ["Leaf.imageset", "Icons/Tap.imageset", "Brand.colorset", "AppIcon.appiconset"] {
      try FileManager.default.createDirectory(atPath: "\(path)/\(set)", withIntermediateDirectories: true)
    }
    let spaced = "\(path)/Weather"
    try FileManager.default.createDirectory(
      atPath: "\(spaced)/Icons/Rain.imageset", withIntermediateDirectories: true)
    try Data(#"{"properties":{"provides-namespace":true}}"#.utf8)
      .write(to: URL(fileURLWithPath: "\(spaced)/Contents.json"))
    var names = AssetNames()
    names.add(catalog: path)
    #expect(names.pictures == ["Leaf", "Tap", "Weather/Rain"])
    #expect(names.colors == ["Brand"])
  }

  @Test("the Swift names pictures and colours; a colour of the system keeps its own")
  func source() {
    var names = AssetNames()
    names.pictures = ["Leaf"]
    names.colors = ["BrandColor", "Red"]
    let lines = names.source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains(#"static let leaf = ImageResource(name: "Leaf", bundle: .main)"#))
    #expect(lines.contains(#"static let brand = ColorResource(name: "BrandColor", bundle: .main)"#))
    #expect(lines.contains("static var brand: Color { Color(ColorResource.brand) }"))
    #expect(!names.source.contains("static let red"))
    // A target's own extension of Color may have the name.
    #expect(!lines.contains("extension Color {"))
    #expect(AssetNames().source.isEmpty)
  }

  @Test("names of a namespace are in an enumeration, beside a name outside that reads the same")
  func namespaces() {
    var names = AssetNames()
    names.colors = ["brand", "dark theme/brand", "dark theme/Inner/brand"]
    #expect(
      names.source.hasPrefix(
        """
        extension ColorResource {
          static let brand = ColorResource(name: "brand", bundle: .main)
          enum DarkTheme {
            static let brand = ColorResource(name: "dark theme/brand", bundle: .main)
            enum Inner {
              static let brand = ColorResource(name: "dark theme/Inner/brand", bundle: .main)
            }
          }
        }
        """))
    #expect(
      names.source.contains("static var brand: UIColor { UIColor(resource: .DarkTheme.Inner.brand) }"))
  }
}
