import Foundation
import InkBitmap
import InkSimulation
import InkTimelines
import Testing

@testable import InkHost

@MainActor @Suite("DisplayHost and the battery")
struct DisplayHostBatteryTests {
  /// A handheld whose battery is nearly empty and draws so much current.
  static func handheld(
    charge: Double, load: Double, change: (inout HostSettings) -> Void = { _ in }
  ) throws -> DisplayHostTests.Handheld {
    let it = try DisplayHostTests.handheld(change: change)
    it.board.battery.charge = charge
    it.board.battery.load = load
    return it
  }

  @Test(
    "At the critical level one full refresh says so, and then the glass is left alone until there is power")
  func critical() async throws {
    let it = try Self.handheld(charge: 0.07, load: 0.3)
    var reports: [TickReport] = []
    var refreshesAtRest: Int?
    it.host.onTick = { [host = it.host, board = it.board] report in
      reports.append(report)
      guard host.scheduler.isHalted else { return }
      if host.lastPicture == .shown, refreshesAtRest == nil {
        refreshesAtRest = host.refreshes
        #expect(report.panel?.mode == .full)
        #expect(report.drawn.isEmpty)
        #expect(board.glass.frame == host.picture.plane(0).rotated(by: .right))
      }
    }
    var waits = 0
    it.clock.onWait = { [board = it.board, host = it.host] _ in
      waits += 1
      guard refreshesAtRest != nil else { return nil }
      // Half an hour of rest, then somebody plugs in.
      if waits > 200 { return .stop }
      if waits > 100 { board.battery.isPlugged = true }
      if host.scheduler.isHalted { #expect(host.refreshes == refreshesAtRest) }
      return nil
    }
    try await it.host.run()
    #expect(reports.contains { $0.problems.contains { $0.contains("The battery is at") } })
    let resting = try #require(refreshesAtRest)
    #expect(it.host.refreshes > resting)
    #expect(!it.host.scheduler.isHalted)
    #expect(it.board.panelIsSafe)
    #expect(it.host.ending == .stopped)
  }

  @Test(
    "An empty battery ends the run with the last picture on the glass, the panel asleep and the state written"
  )
  func empty() async throws {
    let medium = SimulatedMedium()
    let keeper = StateKeeper(board: "desk", panel: "waveshare-2in13-v4", files: medium)
    let it = try DisplayHostTests.handheld(state: keeper) {
      $0.battery.switchesOff = true
      $0.battery.bootHold = .zero
    }
    it.board.battery.charge = 0.06
    it.board.battery.load = 0.5
    var reports: [TickReport] = []
    it.host.onTick = { reports.append($0) }
    it.clock.onWait = { [host = it.host] _ in host.refreshes > 60 ? .stop : nil }
    try await it.host.run()
    #expect(it.host.ending == .batteryEmpty)
    #expect(reports.contains { $0.problems.contains { $0.contains("about to be switched off") } })
    #expect(reports.last { $0.panel != nil }?.panel?.mode == .full)
    #expect(it.board.panelIsSafe)
    let next = StateKeeper(board: "desk", panel: "waveshare-2in13-v4", files: medium)
    #expect(next.resumption(on: it.panel.model).picture == ColorFrame(it.board.glass.frame))
  }

  @Test("The last picture is in the language of the display, and says something in each")
  func languages() throws {
    var pictures: Set<Frame> = []
    for name in ["en_US", "ja_JP", "zh_CN", "zh_TW", "de_DE"] {
      let it = try DisplayHostTests.handheld { $0.locale = Locale(identifier: name) }
      it.host.drawLastPicture()
      pictures.insert(it.host.picture.plane(0))
      let ink = it.host.picture.plane(0).bytes.reduce(0) { $0 + $1.nonzeroBitCount }
      #expect(ink > 400 && ink < 6000, "\(name): \(ink)")
    }
    #expect(pictures.count == 5)
  }
}
