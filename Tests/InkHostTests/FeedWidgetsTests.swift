import Foundation
import InkBoards
import InkPanels
import InkTimelines
import InkViews
import Testing

@testable import InkHost

@MainActor @Suite("DisplayHost, feeds")
struct FeedWidgetsTests {
  /// A handheld with one pressure widget in its rectangle.
  private static func handheld(source: WidgetConfigurationValues) throws -> DisplayHostTests.Handheld {
    try DisplayHostTests.handheld(hasGauge: false) { settings in
      let slot = settings.placements[3].slot
      settings.placements = [
        .init(kind: "pressure", slot: slot, configuration: ["source": .table(source)])
      ]
    }
  }

  @Test("A command is asked at its interval, and its widget alone is drawn again")
  func interval() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("1000".utf8).write(to: file)
    let line = "n=$(cat \(file.path())); echo $((n + 1)) | tee \(file.path())"
    let it = try Self.handheld(source: ["command": .string(line), "every": "10m"])
    var reports: [TickReport] = []
    it.host.onTick = { reports.append($0) }
    try await it.host.run(refreshes: 3)
    let refreshed = reports.filter { $0.refresh != nil }
    #expect(refreshed.count == 3)
    #expect(reports.allSatisfy { $0.problems.isEmpty }, "\(reports.map(\.problems))")
    let pauses = zip(refreshed, refreshed.dropFirst()).map { $1.date.timeIntervalSince($0.date) }
    // A placeholder comes first where the command takes longer than the host waits for it.
    #expect(pauses.contains { (598...640).contains($0) }, "\(pauses)")
    #expect(it.board.glass.frame == it.host.picture.plane(0).rotated(by: .right))
  }

  @Test(
    "Of three pages the source of the one that is up is asked, the next page's along with it, the third one's not"
  )
  func hiddenPages() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["a", "b", "c"]
    func asked() -> [Int] {
      names.map { (try? Data(contentsOf: folder.appending(path: $0)).count) ?? 0 }
    }
    let it = try DisplayHostTests.handheld(hasGauge: false) { settings in
      let slot = settings.placements[3].slot
      settings.pages = names.map { name in
        let line = "printf x >> \(folder.appending(path: name).path()); echo 1000"
        let source: WidgetConfigurationValues = ["command": .string(line), "every": "10m"]
        return .init(
          name: name,
          placements: [.init(kind: "pressure", slot: slot, configuration: ["source": .table(source)])])
      }
    }
    var seen: [[Int]] = []
    var next = it.clock.now + 4 * 3600
    it.clock.onWait = { _ in
      guard it.clock.now >= next else { return nil }
      seen.append(asked())
      next = it.clock.now + 4 * 3600
      guard seen.count < 3 else { return .stop }
      // To b, then to c.
      it.host.requests.add(.next)
      return .attention
    }
    try await it.host.run()
    try #require(seen.count == 3)
    let rises = zip([[0, 0, 0]] + seen, seen).map { zip($0, $1).map { $1 - $0 } }
    // Four hours are two dozen times ten minutes; the turn itself may ask once more.
    for (up, rise) in rises.enumerated() {
      #expect(rise[up] >= 20, "\(seen)")
      #expect(rise[(up + 1) % 3] >= 1, "\(seen)")
      #expect(rise[(up + 2) % 3] <= 1, "\(seen)")
    }
  }

  @Test("A failing command is told once, and the widget says how old its value is")
  func failure() async throws {
    let it = try Self.handheld(source: ["command": "echo not today >&2; exit 3", "every": "10m"])
    var problems: [String] = []
    it.host.onTick = { problems += $0.problems }
    var waits = 0
    it.clock.onWait = { _ in
      waits += 1
      return waits > 8 ? .stop : nil
    }
    try await it.host.run()
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix(
        "pressure: The command `echo not today >&2; exit 3` ended with status 3: not today.")
        == true, "\(problems)")
  }

  @Test("A setting that cannot be used is told with its place in the display file")
  func place() throws {
    let text = """
      [[widget]]
      kind = "pressure"
      slot = "rectangular.1"
      [widget.configuration]
      source = { command = ["date", 3] }
      """
    let display = try DisplayFile.parse(Array(text.utf8), file: "inkglance.toml")
    let board = try BoardFile.load("simulated")
    let settings = try HostSettings(
      board: board, display: display, model: .waveshare2in13V4, widgets: DisplayHostTests.widgets)
    do {
      _ = try PlacedWidget(settings.placements[0], among: DisplayHostTests.widgets)
      Issue.record("it was placed")
    } catch let fault as ConfigurationFault {
      #expect(
        fault.explanation.whatHappened
          == "inkglance.toml:5:31: The setting “source.command[1]” of the widget “pressure” is an integer.")
      #expect(fault.exitStatus == .configuration)
    }
  }

  nonisolated static let families: [WidgetFamily] = [
    .accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium, .systemLarge,
    .systemExtraLarge,
  ]

  nonisolated static let pages: [(CGFloat, CGFloat, WidgetFamily)] = [
    (250, 122, .systemMedium), (400, 300, .systemLarge), (800, 480, .systemExtraLarge),
    (480, 800, .systemLarge),
    (200, 200, .systemSmall), (76, 76, .accessoryCircular), (172, 76, .accessoryRectangular),
    (250, 26, .accessoryInline),
  ]

  @Test("A place without a slot gets the family that suits it", arguments: pages)
  func page(_ width: CGFloat, _ height: CGFloat, _ family: WidgetFamily) {
    let size = CGSize(width: width, height: height)
    #expect(WidgetFamily.page(of: size, among: Self.families) == family)
    #expect(WidgetFamily.page(of: size, among: [.systemSmall]) == .systemSmall)
  }
}
