import Foundation
import InkBitmap
import InkCatalogue
import InkTimelines
import Testing

@testable import InkCommand

@MainActor @Suite("PreviewCommand")
struct PreviewCommandTests {
  private static let widgets = WidgetDescriptor.all(in: Catalogue())

  private static func picture(_ options: String...) async throws -> Frame {
    let directory = try TemporaryDirectory()
    let run = await Run(
      words: ["preview", "--at", "2026-11-30T12:45", "--out", "\(directory.path)/p.pbm"] + options,
      widgets: widgets)
    #expect(run.status == .done, "\(run.errors)")
    return try PBMFile.decode(try #require(directory.bytes("p.pbm")))
  }

  @Test("The display is drawn upright in the panel's size, with ink in every widget's place")
  func display() async throws {
    let frame = try await Self.picture()
    #expect(frame.width == 250 && frame.height == 122)
    func ink(_ x: Range<Int>, _ y: Range<Int>) -> Int {
      y.reduce(0) { sum, row in sum + x.filter { frame[$0, row] == .black }.count }
    }
    #expect(ink(0..<125, 0..<26) > 50 && ink(125..<250, 0..<26) > 50)
    #expect(ink(0..<90, 30..<122) > 500 && ink(92..<250, 30..<122) > 500)
    // The hairline under the strip, and nothing at the very edge.
    #expect((6..<244).allSatisfy { frame[$0, 26] == .black })
    #expect(ink(0..<3, 0..<122) + ink(247..<250, 0..<122) + ink(0..<250, 119..<122) == 0)
  }

  @Test("Every widget is drawn in every family it supports, at scale 1 and 2")
  func families() async throws {
    for descriptor in Self.widgets {
      for family in descriptor.supportedFamilies {
        for scale in ["1", "2"] {
          let frame = try await Self.picture(
            "--kind", descriptor.kind, "--family", family.description, "--scale", scale)
          #expect(frame.bytes.contains { $0 != 0 }, "\(descriptor.kind) \(family)")
          #expect(frame.width % (scale == "2" ? 2 : 1) == 0)
        }
      }
    }
  }

  @Test("The battery's level and the locale change the picture; the same options give the same bytes")
  func inputs() async throws {
    let full = try await Self.picture("--kind", "battery", "--battery", "100")
    #expect(try await Self.picture("--kind", "battery", "--battery", "100") == full)
    #expect(try await Self.picture("--kind", "battery", "--battery", "5") != full)
    #expect(try await Self.picture("--locale", "ja_JP") != (try await Self.picture("--locale", "en_GB")))
  }

  @Test(
    "A name that is not there is a usage error that suggests one that is",
    arguments: [
      (["--kind", "clok"], "clock"), (["--kind", "clock", "--family", "systemHuge"], "accessoryCircular"),
      (["--family", "systemSmall"], "--kind"), (["--scale", "9"], "1 to 4"), (["--battery", "full"], "0"),
    ])
  func usage(options: [String], hint: String) async {
    let run = await Run(words: ["preview"] + options, widgets: Self.widgets)
    #expect(run.status == .usage)
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test("An unknown panel is an error that suggests one")
  func panel() async {
    let run = await Run("preview", "--panel", "waveshare-2in13-v5", widgets: Self.widgets)
    #expect(run.status == .configuration)
    #expect(run.errors.contains("waveshare-2in13-v4"))
  }
}
