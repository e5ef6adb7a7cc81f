import Foundation
import InkBitmap
import InkTestKit
import InkViews
import Testing

@testable import InkRaster

/// A catalogue on the disk as Xcode writes one.
@Suite struct AssetCatalogTests {
  private final class Catalog {
    let directory: String
    var path: String { directory + "/Assets.xcassets" }

    init() { directory = NSTemporaryDirectory() + "assets-\(UUID().uuidString)" }

    func write(_ file: String, _ data: Data) throws {
      let url = URL(fileURLWithPath: "\(path)/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }

    func write(_ file: String, _ text: String) throws { try write(file, Data(text.utf8)) }

    func picture(_ file: String, width: Int) throws {
      try write(file, Data(PNGFile.encode(Frame(width: width, height: 1))))
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }
  }

  private func color(_ contents: String) throws -> AssetColor? {
    let catalog = Catalog()
    try catalog.write("C.colorset/Contents.json", contents)
    return AssetCatalog(path: catalog.path).colors["C"]
  }

  @Test("of several scales the largest counts; a dark one in dark alone")
  func picture() throws {
    let catalog = Catalog()
    try catalog.write(
      "cup.imageset/Contents.json",
      """
      {"images":[{"idiom":"universal","filename":"a.png","scale":"1x"},
      {"idiom":"universal","filename":"b.png","scale":"2x"},
      {"idiom":"universal","filename":"gone.png","scale":"3x"},
      {"appearances":[{"appearance":"luminosity","value":"dark"}],"filename":"d.png","scale":"1x"},
      {"appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}],
      "filename":"a.png","scale":"3x"}],
      "properties":{"template-rendering-intent":"template"}}
      """)
    for (file, width) in [("a", 2), ("b", 4), ("d", 3)] {
      try catalog.picture("cup.imageset/\(file).png", width: width)
    }
    let store = PictureStore(directories: [catalog.directory])
    #expect(store.picture(for: .named("cup", bundle: nil))?.width == 4)
    #expect(store.scale(of: .named("cup", bundle: nil)) == 2)
    #expect(store.picture(for: .named("cup", bundle: nil, scheme: .dark))?.width == 3)
    #expect(store.scale(of: .named("cup", bundle: nil, scheme: .dark)) == 1)
    #expect(store.isTemplate(.named("cup", bundle: nil)))
    #expect(!store.isTemplate(.named("other", bundle: nil)))
  }

  @Test("a folder's name is part of the names in it only where it provides a namespace")
  func folders() throws {
    let catalog = Catalog()
    for folder in ["Plain", "Spaced"] {
      try catalog.write(
        "\(folder)/Inner/x.imageset/Contents.json", #"{"images":[{"filename":"x.png"}]}"#)
      try catalog.picture("\(folder)/Inner/x.imageset/x.png", width: 1)
    }
    try catalog.write("Spaced/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    #expect(Set(AssetCatalog(path: catalog.path).pictures.keys) == ["x", "Spaced/x"])
  }

  @Test("a drawing that is not read stands behind a picture that is")
  func formats() throws {
    let catalog = Catalog()
    try catalog.write(
      "x.imageset/Contents.json",
      #"{"images":[{"filename":"x.pdf","scale":"3x"},{"filename":"x.jpg","scale":"1x"}]}"#)
    try catalog.write("x.imageset/x.pdf", "%PDF-1.7")
    try catalog.write("x.imageset/x.jpg", "")
    #expect(AssetCatalog(path: catalog.path).pictures["x"]?.light.path.hasSuffix("x.jpg") == true)
  }

  @Test(
    "components are decimal, whole or hexadecimal, grey or linear",
    arguments: [
      (
        #"{"color-space":"srgb","components":{"red":"0.500","green":"0.000","blue":"1.000","alpha":"0.250"}}"#,
        [0.5, 0, 1, 0.25]
      ),
      (#"{"components":{"red":"0xFF","green":"0x80","blue":"0","alpha":"1"}}"#, [1, 128 / 255, 0, 1]),
      (#"{"components":{"red":"255","green":"51","blue":"0","alpha":"1"}}"#, [1, 0.2, 0, 1]),
      (#"{"color-space":"gray-gamma-22","components":{"white":"0.4","alpha":"1"}}"#, [0.4, 0.4, 0.4, 1]),
      (
        #"{"color-space":"extended-linear-srgb","components":{"red":"0.2140","green":"0","blue":"1.5"}}"#,
        [0.5, 0, 1, 1]
      ),
      // Display P3's red is outside sRGB; what is grey in one is grey in the other.
      (
        #"{"color-space":"display-p3","components":{"red":"1.000","green":"0.000","blue":"0.000"}}"#,
        [1, 0, 0, 1]
      ),
      (
        #"{"color-space":"display-p3","components":{"red":"0.500","green":"0.500","blue":"0.500"}}"#,
        [0.5, 0.5, 0.5, 1]
      ),
      // CSS Color 4 gives color(display-p3 0.4 0.6 0.3) as about rgb(90, 155, 66).
      (
        #"{"color-space":"display-p3","components":{"red":"0.4","green":"0.6","blue":"0.3"}}"#,
        [90 / 255, 155 / 255, 66 / 255, 1]
      ),
    ] as [(String, [Float])])
  func components(color: String, expected: [Float]) throws {
    let found = try #require(try self.color(#"{"colors":[{"color":\#(color)}]}"#)?.light)
    for (one, other) in zip([found.red, found.green, found.blue, found.opacity], expected) {
      #expect(abs(one - other) < 0.02, "\(found)")
    }
  }

  @Test("colours of the system are known by name, each in its scheme; a dark variant counts in dark")
  func references() throws {
    let red = try #require(
      try color(#"{"colors":[{"color":{"platform":"ios","reference":"systemRedColor"}}]}"#))
    #expect(red.light == SystemPalette.reference("systemRed", dark: false))
    #expect(red.dark == SystemPalette.reference("systemRed", dark: true))
    #expect(red.light != red.dark)
    let label = try #require(
      try color(
        """
        {"colors":[{"color":{"reference":"labelColor"}},
        {"appearances":[{"appearance":"luminosity","value":"dark"}],
        "color":{"components":{"red":"1","green":"0","blue":"0"}}}]}
        """))
    #expect(label.light == .black)
    #expect(label.dark == ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(try color(#"{"colors":[{"idiom":"universal"}]}"#) == nil)
    #expect(try color(#"{"colors":[{"color":{"reference":"noSuchColor"}}]}"#) == nil)
  }

  @Test("what is damaged is nothing", arguments: ["", "[]", "{", #"{"images":[{"filename":7}]}"#])
  func damaged(contents: String) throws {
    let catalog = Catalog()
    try catalog.write("x.imageset/Contents.json", contents)
    try catalog.write("y.colorset/Contents.json", contents)
    let read = AssetCatalog(path: catalog.path)
    #expect(read.pictures.isEmpty && read.colors.isEmpty)
  }
}
