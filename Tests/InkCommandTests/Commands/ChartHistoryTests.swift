import Foundation
import InkCatalogue
import InkFeeds
import InkHost
import InkPictures
import InkTimelines
import Testing

@testable import InkCommand

@MainActor @Suite("A chart over a restart of the program")
struct ChartHistoryTests {
  /// Runs a display whose chart shows how often its source was asked before.
  private func run(_ directory: TemporaryDirectory, at time: String, _ options: String...) async throws -> Run
  {
    let count = "\(directory.path)/count"
    let display = try directory.file(
      "inkglance.toml",
      """
      [[widget]]
      kind = "chart"
      slot = "rectangular.1"
      configuration.span = "1h"
      configuration.source = { command = ["sh", "-c", "echo >> \(count); wc -l < \(count)"], every = "5m" }
      """)
    return await Run(
      words: [
        "run", "--config", display, "--speed", "100000", "--at", "2026-11-30T\(time)", "--panel-memory",
        "\(directory.path)/panel",
      ] + options,
      widgets: WidgetDescriptor.all(in: Catalogue()),
      change: { $0.stateDirectory = StateDirectory("\(directory.path)/state") })
  }

  /// Pixels of ink where a line from quarter past the hour before to the present would pass, far from axis and dot.
  private func ink(of path: String) throws -> Int {
    let bytes = try #require(FileManager.default.contents(atPath: path))
    // As the glass lies in its frame: a quarter turned.
    let picture = try EncodedPicture([UInt8](bytes), name: path).color()
    try #require(picture.width == 122 && picture.height == 250)
    return (185..<220).reduce(0) { sum, y in
      sum + (20..<55).filter { picture.green[y * picture.width + $0] < 128 }.count
    }
  }

  @Test(
    "The numbers of the former run are a line after the next start, where a display without them has a dot")
  func restart() async throws {
    let directory = try TemporaryDirectory()
    let first = try await run(directory, at: "12:45", "--ticks", "6")
    #expect(first.status == .done, "\(first.errors)")
    let history = try HistoryDatabase(path: "\(directory.path)/state/history.sqlite", isReadOnly: true)
    let kept = try history.samples(since: .distantPast)
    #expect(kept.map(\.number) == [1, 2, 3, 4, 5, 6])

    let glass = "\(directory.path)/glass.png"
    let second = try await run(directory, at: "13:15", "--once", "--glass", glass)
    #expect(second.status == .done, "\(second.errors)")
    #expect(try ink(of: glass) > 20)

    let other = try TemporaryDirectory()
    _ = try other.file("count", "\n\n\n\n\n")
    let alone = try await run(other, at: "13:15", "--once", "--glass", "\(other.path)/glass.png")
    #expect(alone.status == .done, "\(alone.errors)")
    #expect(try ink(of: "\(other.path)/glass.png") == 0)
  }
}
