import Foundation
import InkBitmap
import InkErrors
import InkTestKit
import InkViews
import Testing

@testable import InkPictures
@testable import InkRaster

@Suite("SVG and PDF")
struct DrawingFileTests {
  /// The left half is black, the right half clear; two by one, so that stretching shows.
  static let svg =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="4" height="4"/></svg>"#
  /// The same as a page: its origin is at the foot.
  static let pdf = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 8 4]/Contents 4 0 R>>endobj
    4 0 obj<</Length 13>>stream
    0 0 4 4 re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """

  /// Whether the library of a drawing is here; `scripts/prepare` installs both.
  private static func isDrawn(_ text: String) -> Bool {
    guard let file = DrawingFile(Array(text.utf8), name: "x") else { return false }
    return (try? file.size) != nil
  }

  static let formats = [svg, pdf].filter(isDrawn)

  private func file(_ text: String) throws -> DrawingFile {
    try #require(DrawingFile(Array(text.utf8), name: "x"))
  }

  /// A folder with a catalogue of one picture.
  private final class Catalog {
    let directory = NSTemporaryDirectory() + "drawings-\(UUID().uuidString)"

    init(_ files: [String: String], contents: String) throws {
      let set = "\(directory)/Assets.xcassets/cup.imageset"
      try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
      for (name, text) in files.merging(["Contents.json": contents], uniquingKeysWith: { $1 }) {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(set)/\(name)"))
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }
  }

  @Test("a drawing has its own size, and is drawn at any other with sharp edges", arguments: formats)
  func size(text: String) throws {
    let file = try file(text)
    let size = try file.size
    #expect(size == (8, 4))
    let image = try file.color(width: 10, height: 20)
    let alpha = try #require(image.alpha)
    for (index, opacity) in alpha.enumerated() { #expect(opacity == (index % 10 < 5 ? 255 : 0)) }
    #expect(image.red.max() == 0)
  }

  @Test(
    "a size that is not said is that of the view box, a huge one comes smaller",
    .enabled(if: isDrawn(svg), "librsvg2-2 is not installed"),
    arguments: [
      (#"viewBox="0 0 24 12""#, 24, 12), (#"width="50%" height="50%" viewBox="0 0 6 9""#, 6, 9),
      ("", 300, 150),
      (#"width="8192" height="2048""#, 4096, 1024), (#"width="900000" height="1""#, 900_000, 1),
    ])
  func ownSize(attributes: String, width: Int, height: Int) throws {
    let size = try file("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)/>").size
    #expect(size == (width, height))
  }

  @Test(
    "colours are not multiplied by their opacity", .enabled(if: isDrawn(svg), "librsvg2-2 is not installed"))
  func colors() throws {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">"#
    let half = try file(text + #"<rect width="1" height="1" fill="rgb(255,128,0)" opacity="0.5"/></svg>"#)
      .color(width: 2, height: 2)
    #expect(abs(Int(half.alpha?[0] ?? 0) - 128) < 3)
    #expect(half.red[0] > 250 && abs(Int(half.green[0]) - 128) < 4 && half.blue[0] == 0)
    let full = try file(text + #"<rect width="1" height="1" fill="white"/></svg>"#).color(width: 2, height: 2)
    #expect(full.alpha == nil && full.red == [255, 255, 255, 255])
  }

  @Test("nothing outside of a file is read", .enabled(if: isDrawn(svg), "librsvg2-2 is not installed"))
  func outside() throws {
    let path = NSTemporaryDirectory() + "outside-\(UUID().uuidString).png"
    let png = PNGFile.encode(Frame(width: 8, height: 4, filledWith: .black))
    try Data(png).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    func drawn(_ address: String) throws -> ColorImage {
      let link = "<image xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"\(address)\""
      return try file(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"4\">\(link) width=\"8\" height=\"4\"/></svg>"
      ).color(width: 8, height: 4)
    }
    for address in [path, "file://\(path)"] {
      #expect(try drawn(address).alpha?.allSatisfy { $0 == 0 } == true)
    }
    // What it has in itself is.
    #expect(try drawn("data:image/png;base64,\(Data(png).base64EncodedString())").alpha == nil)
  }

  @Test("what is damaged, long or large is refused")
  func refused() throws {
    #expect(DrawingFile(PNGFile.encode(Frame(width: 1, height: 1)), name: "x") == nil)
    let long = Self.svg + String(repeating: " ", count: DrawingFile.maximumBytes)
    #expect(throws: PictureError(.tooLong(bytes: long.utf8.count, maximum: 1 << 20), name: "x")) {
      try file(long).color(width: 1, height: 1)
    }
    for (width, height) in [(4096, 1025), (Int.max, 2), (0, 1), (-1, -1)] {
      #expect(
        throws: PictureError(.tooLarge(width: width, height: height, maximumPixels: 1 << 22), name: "x")
      ) { try file(Self.svg).color(width: width, height: height) }
    }
    for text in Self.formats {
      let cut = try file(String(text.prefix(40)))
      #expect {
        try cut.color(width: 1, height: 1)
      } throws: {
        guard case .damaged(let message)? = ($0 as? PictureError)?.kind else { return false }
        return !message.isEmpty && !message.contains("\n")
      }
    }
  }

  @Test("a catalogue's drawing is drawn at the size it is shown at, in ink", arguments: formats)
  func catalog(text: String) throws {
    let name = text == Self.svg ? "cup.svg" : "cup.pdf"
    let catalog = try Catalog(
      [name: text, "dark.svg": Self.svg],
      contents: """
        {"images":[{"filename":"\(name)","idiom":"universal"},
        {"appearances":[{"appearance":"luminosity","value":"dark"}],"filename":"dark.svg","idiom":"universal"}],
        "properties":{"preserves-vector-representation":true,"template-rendering-intent":"template"}}
        """)
    let store = PictureStore(directories: [catalog.directory])
    let fonts = try openFonts()
    let request = ImageRequest(.named("cup", bundle: nil), isTemplate: true)
    #expect(
      PangoTextMeasurer(fonts: fonts, pictures: store).imageSize(request) == CGSize(width: 8, height: 4))
    #expect(store.isTemplate(request.source))
    #expect(store.missingPackage(for: request.source) == nil)
    var frame = Frame(width: 20, height: 12)
    let rasterizer = Rasterizer(fonts: fonts, pictures: store)
    rasterizer.draw(
      DisplayList([
        .image(
          request, in: CGRect(x: 2, y: 1, width: 16, height: 10), tint: .black, opacity: 1,
          transform: .identity)
      ]), into: &frame)
    for y in 0..<12 {
      for x in 0..<20 {
        let isInk = (2..<10).contains(x) && (1..<11).contains(y)
        #expect(frame[x, y] == (isInk ? .black : .white), "\(x) \(y)")
      }
    }
    #expect(rasterizer.problems.isEmpty)
    let dark = store.finder.find("cup", in: .dark)
    #expect(dark?.path.hasSuffix("dark.svg") == true)
  }

  @Test(
    "a drawing in colours takes the panel's inks", .enabled(if: isDrawn(svg), "librsvg2-2 is not installed"))
  func inks() throws {
    let red = Self.svg.replacingOccurrences(of: "<rect", with: "<rect fill='#e00000'")
    let catalog = try Catalog(["a.svg": red], contents: #"{"images":[{"filename":"a.svg"}]}"#)
    var picture = ColorFrame(width: 8, height: 4, inks: [.white, .black, .red])
    Rasterizer(fonts: try openFonts(), pictures: PictureStore(directories: [catalog.directory])).draw(
      DisplayList([
        .image(
          ImageRequest(.named("cup", bundle: nil)), in: CGRect(x: 0, y: 0, width: 8, height: 4), tint: nil,
          opacity: 1, transform: .identity)
      ]), into: &picture)
    #expect(picture.pixels(of: .red).bytes == [0xF0, 0xF0, 0xF0, 0xF0])
    #expect(picture.pixels(of: .black).inkCount == 0)
  }

  @Test("what came as data is no drawing, since it may be from anywhere")
  func data() {
    let store = PictureStore()
    #expect(store.picture(for: .data(Data(Self.svg.utf8))) == nil)
    #expect(store.missingPackage(for: .data(Data(Self.svg.utf8))) == nil)
  }
}
