import Foundation
import InkFeeds
import InkRaster
import InkTestKit
import InkTimelines
import InkViews
import Testing

@testable import InkCatalogue

@MainActor @Suite("PictureView")
struct PictureViewTests {
  nonisolated static let sizes: [(picture: CGSize, isFilling: Bool, isDrawing: Bool, CGSize)] = [
    (CGSize(width: 100, height: 50), false, false, CGSize(width: 150, height: 75)),
    (CGSize(width: 100, height: 50), true, false, CGSize(width: 200, height: 100)),
    (CGSize(width: 300, height: 300), false, true, CGSize(width: 100, height: 100)),
    // A small drawing is enlarged by whole pixels.
    (CGSize(width: 40, height: 30), false, true, CGSize(width: 120, height: 90)),
    (CGSize(width: 40, height: 30), true, true, CGSize(width: 150, height: 113)),
    (CGSize(width: 1, height: 4000), false, false, CGSize(width: 1, height: 100)),
  ]

  @Test("A picture in a place of 150 × 100", arguments: sizes)
  func size(_ picture: CGSize, _ isFilling: Bool, _ isDrawing: Bool, _ expected: CGSize) {
    let place = CGSize(width: 150, height: 100)
    #expect(
      PlacedPicture.size(of: picture, in: place, isFilling: isFilling, isDrawing: isDrawing) == expected)
  }

  /// What a widget shows of a file with that content.
  private func view(
    _ content: [UInt8]?, _ family: WidgetFamily = .systemSmall, age: TimeInterval = 0,
    name: String = "picture",
    _ source: WidgetConfigurationValues = [:]
  ) async throws -> RenderedView {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    if let content {
      try Data(content).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Stage.date.addingTimeInterval(-age)], ofItemAtPath: file.path())
    }
    let table = source.merging(["file": .string(file.path())]) { $1 }
    let place = try #require(Place.all.first { $0.family == family })
    let stage = Stage(configuration: ["source": .table(table)])
    return try await stage.view(of: "image", at: place, measurer: Stage.measurer.get())
  }

  private static let bitmap = Array("P1\n4 2\n1 0 0 1\n0 1 1 0\n".utf8)

  @Test("A picture is in the middle of its place, and an old one says its age")
  func picture() async throws {
    let fresh = try await view(Self.bitmap, .accessoryRectangular)
    #expect(fresh.texts == [])
    let image = try #require(fresh.frames.first { $0.name.hasPrefix("Image") })
    #expect(image.frame == CGRect(x: 1, y: 0, width: 124, height: 62))
    let old = try await view(Self.bitmap, age: 7300, ["every": "10m"])
    #expect(old.texts == ["2 h ago"])
  }

  @Test("Why there is no picture stands in its place")
  func standIn() async throws {
    let missing = try await view(nil)
    #expect(missing.texts.count == 1 && missing.texts[0].hasPrefix("There is no file"), "\(missing.texts)")
    let page = try await view(Array("<html>".utf8))
    #expect(page.texts.first?.contains("is not a picture") == true, "\(page.texts)")
    #expect(try await view(nil, .accessoryCircular).texts == [])
    let place = try #require(Place.all.first { $0.family == .systemSmall })
    let unset = try await Stage(configuration: ["scaling": "fill"]).view(
      of: "image", at: place, measurer: FixedMeasurer())
    #expect(unset.texts == ["No source set"])
  }

  @Test("A TRMNL server that is none has its reason in the place of the picture")
  func trmnl() async throws {
    let place = try #require(Place.all.first { $0.family == .systemLarge })
    let stage = Stage(configuration: ["server": "http://127.0.0.1:9", "id": "a", "key": "k"])
    let view = try await stage.view(of: "trmnl", at: place, measurer: FixedMeasurer())
    #expect(view.texts.first?.hasPrefix("The server 127.0.0.1 takes no connection.") == true, "\(view.texts)")
  }
}
