import Foundation
import InkBitmap
import InkPanels
import InkSimulation
import InkTimelines
import Testing

@testable import InkHost

@MainActor @Suite("DisplayHost over restarts")
struct DisplayHostStateTests {
  /// One board and one card, and runs one after the other on them.
  @MainActor final class Desk {
    let medium: SimulatedMedium
    var board: SimulatedBoard?
    var change: (inout HostSettings) -> Void = { _ in }
    var date = DisplayHostTests.start

    init(_ medium: SimulatedMedium = SimulatedMedium()) { self.medium = medium }

    /// A run of so many refreshes; gives its reports.
    func run(refreshes: Int, files: SimulatedMedium? = nil) async throws -> [TickReport] {
      let keeper = StateKeeper(board: "desk", panel: "waveshare-2in13-v4", files: files ?? medium)
      let it = try DisplayHostTests.handheld(board: board, startingAt: date, state: keeper, change: change)
      board = it.board
      var reports: [TickReport] = []
      it.host.onTick = { reports.append($0) }
      try await it.host.run(refreshes: refreshes)
      date = it.clock.now
      #expect(it.board.panelIsSafe)
      #expect(it.board.misuses.isEmpty)
      #expect(it.board.glass.frame == it.host.picture.plane(0).rotated(by: .right))
      return reports
    }
  }

  @Test("After a clean end the next run goes on with a partial refresh, over a supply that was cut")
  func cleanRestart() async throws {
    let desk = Desk()
    let first = try await desk.run(refreshes: 3)
    #expect(first.compactMap { $0.panel?.mode } == [.full, .partial, .partial])
    desk.date += 120
    let second = try await desk.run(refreshes: 2)
    #expect(second.compactMap { $0.panel?.mode } == [.partial, .partial])
    #expect(second.flatMap(\.problems).isEmpty)
  }

  @Test("Where the panel shows what it should, a run that ends when it is right ends without a refresh")
  func alreadyRight() async throws {
    let desk = Desk()
    _ = try await desk.run(refreshes: 1)
    let keeper = StateKeeper(board: "desk", panel: "waveshare-2in13-v4", files: desk.medium)
    let it = try DisplayHostTests.handheld(board: desk.board, startingAt: desk.date, state: keeper)
    try await it.host.run(refreshes: 1, endsWhenRight: true)
    #expect(it.host.refreshes == 0)
    #expect(it.board.panelIsSafe)
  }

  @Test("A run that was killed is followed by a full refresh, and what was counted goes on")
  func kill() async throws {
    let desk = Desk()
    _ = try await desk.run(refreshes: 3)
    // The beginning of the second run is on the card; its end is not.
    let atKill = SimulatedMedium(desk.medium.kernel)
    let keeper = StateKeeper(board: "desk", panel: "waveshare-2in13-v4", files: atKill)
    keeper.willRefresh(at: .zero)
    let after = try await desk.run(refreshes: 1, files: atKill.afterKill())
    #expect(after.compactMap { $0.panel?.mode } == [.full])
    #expect(keeper.state.history.wholeScreenTotal == 1)
    #expect(keeper.state.history.partialTotal == 2)
  }

  @Test("An error at the end leaves a picture that is not relied upon")
  func failedEnd() async throws {
    let desk = Desk()
    _ = try await desk.run(refreshes: 2)
    let keeper = StateKeeper(board: "desk", panel: "waveshare-2in13-v4", files: desk.medium)
    let it = try DisplayHostTests.handheld(board: desk.board, startingAt: desk.date + 60, state: keeper)
    it.board.wires.busyFault = .stuck(.high)
    await #expect(throws: PanelError.self) { try await it.host.run(refreshes: 1) }
    it.board.wires.busyFault = nil
    let next = try await desk.run(refreshes: 1)
    #expect(next.compactMap { $0.panel?.mode } == [.full])
  }

  @Test("The day's full refresh is due a day after the last, restarts or not")
  func maintenance() async throws {
    let desk = Desk()
    _ = try await desk.run(refreshes: 2)
    desk.date += 86_400
    let next = try await desk.run(refreshes: 1)
    #expect(next.compactMap { $0.panel?.mode } == [.full])
    #expect(next.last?.plan?.reason == .maintenance)
  }

  @Test("A day of minute ticks writes to the card at most five times an hour, and a full card is told once")
  func writes() async throws {
    let desk = Desk()
    let before = desk.medium.steps
    _ = try await desk.run(refreshes: 120)
    let writes = (desk.medium.steps - before) / 4
    #expect(writes >= 6 && writes <= 4 * 2 + 3)

    let full = SimulatedMedium()
    full.refusal = ENOSPC
    let other = Desk(full)
    let reports = try await other.run(refreshes: 20)
    #expect(reports.flatMap(\.problems).filter { $0.contains("/card") }.count == 1)
  }

  @Test("The refresh budget holds over restarts")
  func budget() async throws {
    let desk = Desk()
    desk.change = { $0.ticks.refreshesPerDay = 24 }
    var dates: [Date] = []
    for _ in 0..<6 {
      dates += try await desk.run(refreshes: 8).filter { $0.refresh != nil }.map(\.date)
    }
    for (index, first) in dates.enumerated() {
      let inDay = dates[index...].prefix { $0 < first.addingTimeInterval(86_390) }.count
      // Each start shows what there is at once.
      #expect(inDay <= 24 + 6)
    }
    #expect((dates.last ?? .distantPast) > dates[0].addingTimeInterval(86_400))
  }
}
