import Foundation
import InkCatalogue
import InkFeeds
import InkHost
import InkTimelines
import Testing

@testable import InkCommand

/// A simulated panel that outlives the process.
@MainActor @Suite("PanelMemory")
struct PanelMemoryTests {
  private static let widgets = WidgetDescriptor.all(in: Catalogue())

  /// Without the battery, which goes on from run to run and would make pictures differ.
  private func run(_ directory: TemporaryDirectory, at time: String) async throws -> Run {
    let file = try directory.file(
      "inkglance.toml", "[[widget]]\nkind = \"clock\"\n[[widget]]\nkind = \"date\"\n")
    return await Run(
      "run", "--once", "--config", file, "--at", "2026-11-30T\(time)", "--speed", "100000", "--panel-memory",
      "\(directory.path)/panel.trace", widgets: Self.widgets,
      change: { $0.stateDirectory = StateDirectory("\(directory.path)/state") })
  }

  private func glass(_ directory: TemporaryDirectory) async -> (picture: [UInt8]?, run: Run) {
    let replay = await Run(
      "replay", "\(directory.path)/panel.trace", "--panel", "waveshare-2in13-v4", "--glass",
      "\(directory.path)/g.png")
    return (directory.bytes("g.png"), replay)
  }

  @Test("The next run goes on from what the glass shows, and the file tells all that the panel went through")
  func twoRuns() async throws {
    let directory = try TemporaryDirectory()
    let first = try await run(directory, at: "12:45")
    #expect(first.output.contains("  full (first picture since the start)"), "\(first.errors)")
    let second = try await run(directory, at: "12:46")
    #expect(second.output.contains("  partial ("), "\(second.output)")
    let (picture, replay) = await glass(directory)
    #expect(replay.status == .done, "\(replay.output)")
    let new = try TemporaryDirectory()
    _ = try await run(new, at: "12:46")
    #expect(picture != nil)
    #expect(await glass(new).picture == picture)
  }

  @Test(
    "Wherever a violent end cuts the file, the next run shows the right picture", arguments: [0.2, 0.5, 0.99])
  func cut(at share: Double) async throws {
    let directory = try TemporaryDirectory()
    _ = try await run(directory, at: "12:45")
    let whole = try #require(directory.bytes("panel.trace"))
    let expected = await glass(directory).picture
    _ = try directory.file(
      "panel.trace", String(decoding: whole.prefix(Int(Double(whole.count) * share)), as: UTF8.self))
    try FileManager.default.removeItem(atPath: "\(directory.path)/state")
    let again = try await run(directory, at: "12:45")
    #expect(again.status == .done, "\(again.errors)")
    #expect(again.output.contains("  full (first picture since the start)"))
    #expect(await glass(directory).picture == expected)
  }

  @Test("A file that is none of ours is told with its line, and one that cannot be written with its reason")
  func bad() async throws {
    let directory = try TemporaryDirectory()
    let file = try directory.file("panel.trace", "reset high\nrubbish\n")
    let run = await Run("run", "--once", "--panel-memory", file, widgets: Self.widgets)
    #expect(run.status == .badData)
    #expect(run.errors.contains("line 2"))
    let nowhere = await Run("run", "--once", "--panel-memory", "/proc/x", widgets: Self.widgets)
    #expect(nowhere.status != .done)
    #expect(nowhere.errors.contains("/proc/x"))
    let real = await Run(
      "run", "--board", "waveshare-epd-2in13-v4", "--panel-memory", file, widgets: Self.widgets)
    #expect(real.status == .usage)
  }
}
