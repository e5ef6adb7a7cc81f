import Foundation
import InkPanels
import InkSimulation
import Testing

@testable import InkHost

/// What the first refresh after a power cycle is, by what was known before it, and why.
@MainActor @Suite("Continuity over a power cycle") struct ContinuityTests {
  /// What happened between the last refresh of one run and the first of the next.
  enum Way: String, CaseIterable {
    /// Rested by the alarm: the picture is known, and the panel refreshes in part.
    case rested
    /// The supply went while nothing was being refreshed, after a clean end.
    case cutWhileOff
    /// The program died between two refreshes, or in one.
    case killed
    /// The state file was damaged by a cut, or is not there.
    case damaged, missing
    /// Another program changed the glass.
    case changedGlass
    /// The state is of another panel.
    case otherPanel
    /// A whole day has passed: the panel's own care is due.
    case dayLater
  }

  nonisolated static let expected: [(Way, RefreshMode, String)] = [
    (.rested, .partial, "changed"), (.cutWhileOff, .partial, "changed"),
    (.killed, .full, "first picture since the start"), (.damaged, .full, "first picture since the start"),
    (.missing, .full, "first picture since the start"),
    (.changedGlass, .full, "first picture since the start"),
    (.otherPanel, .full, "first picture since the start"), (.dayLater, .full, "regular full refresh"),
  ]

  private static func keeper(_ files: SimulatedMedium, panel: String = "waveshare-2in13-v4") -> StateKeeper {
    StateKeeper(board: "handheld", panel: panel, files: files)
  }

  @Test(
    "The next picture is partial where the glass is known, else full, with its reason", arguments: expected)
  func way(_ way: Way, mode: RefreshMode, reason: String) async throws {
    let medium = SimulatedMedium()
    let board = try #require(SimulatedBoard(model: "waveshare-2in13-v4"))
    let first = try DisplayHostTests.handheld(board: board, state: Self.keeper(medium))
    try await first.host.run(refreshes: 3)
    let counted = first.host.history

    var files = SimulatedMedium(medium.kernel)
    var epoch = first.clock.epoch
    let stored = try #require(medium.kernel["handheld.state"])
    switch way {
    case .rested: break
    case .cutWhileOff: files = medium.afterPowerCut(luck: 0)
    case .killed:
      // As it lies on the card while a later refresh goes on.
      Self.keeper(files).willRefresh(at: .zero)
    case .damaged: files = SimulatedMedium(["handheld.state": Array(stored.prefix(stored.count / 2))])
    case .missing: files = SimulatedMedium()
    case .changedGlass: StateKeeper.forgetPicture(of: "handheld", in: files)
    case .otherPanel: files = SimulatedMedium()
    case .dayLater: epoch += 86_400
    }
    if way == .otherPanel {
      let other = Self.keeper(files, panel: "waveshare-2in9-v2")
      other.update { $0.isAtRest = true }
      other.close(showing: nil, at: .zero)
    }
    // Its supply was off meanwhile: the controller remembers nothing.
    try board.wires.power.set(.low)
    board.advance(by: .seconds(90))
    let next = try DisplayHostTests.handheld(board: board, startingAt: epoch, state: Self.keeper(files))
    let isKnown = ![.damaged, .missing, .otherPanel].contains(way)
    #expect((next.host.history.partials == counted.partials) == isKnown)
    #expect((next.host.history.lastFull == counted.lastFull) == isKnown)
    var reports: [TickReport] = []
    next.host.onTick = { reports.append($0) }
    try await next.host.run(refreshes: 1)
    let report = try #require(reports.last { $0.refresh != nil })
    #expect(report.panel?.mode == mode)
    let told = try #require(report.plan?.reason.description)
    #expect(told.contains(reason), "\(told)")
    #expect(board.glass.frame == next.host.picture.plane(0).rotated(by: .right))
    #expect(board.panelIsSafe && board.misuses.isEmpty)
  }

  @Test("A panel without a partial refresh says so each time")
  func noPartial() async throws {
    let name = "waveshare-2in13b-v4"
    let board = try #require(SimulatedBoard(model: name))
    let medium = SimulatedMedium()
    let first = try DisplayHostTests.handheld(
      board: board, state: Self.keeper(medium, panel: name), model: name
    ) { $0.refresh.minimumInterval = .zero }
    try await first.host.run(refreshes: 1)
    try board.wires.power.set(.low)
    board.advance(by: .seconds(90))
    let next = try DisplayHostTests.handheld(
      board: board, startingAt: first.clock.epoch, state: Self.keeper(medium, panel: name), model: name
    ) { $0.refresh.minimumInterval = .zero }
    var reasons: [String] = []
    next.host.onTick = { if $0.refresh != nil { reasons.append($0.plan?.reason.description ?? "") } }
    try await next.host.run(refreshes: 1)
    #expect(reasons == ["no partial refresh"])
  }
}
