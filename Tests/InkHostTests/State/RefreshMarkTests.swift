import Foundation
import InkPanels
import Testing

@testable import InkHost

@MainActor @Suite("The mark of a refresh") struct RefreshMarkTests {
  private func left(_ files: SimulatedMedium, at seconds: Double) -> Duration? {
    RefreshMark(board: "desk", files: files, uptime: .seconds(seconds)).left
  }

  @Test("What a run did not see the end of is known to the next, as long as it may last")
  func left() {
    let files = SimulatedMedium()
    #expect(left(files, at: 100) == nil)
    let mark = RefreshMark(board: "desk", files: files, uptime: .seconds(100))
    mark.begins(until: .seconds(110))
    #expect(left(files, at: 104) == .seconds(6))
    #expect(left(files, at: 110) == nil)
    // The machine was started since: its clock began anew.
    mark.begins(until: .seconds(90_000))
    #expect(left(files, at: 5) == .seconds(120))
    mark.ends()
    #expect(left(files, at: 104) == nil)
  }

  @Test("What is no time is no mark", arguments: ["nan", "-5", "inf", "1e300", "x", ""])
  func damaged(text: String) throws {
    let files = SimulatedMedium()
    try files.write(Array(text.utf8), to: StateFile.name(of: "desk") + ".refresh")
    #expect(left(files, at: 0) == nil)
  }

  @Test("A display marks each refresh, and takes the mark away when it is over, also by a failure")
  func marks() async throws {
    for fails in [false, true] {
      let files = SimulatedMedium()
      let it = try DisplayHostTests.handheld()
      it.host.refreshMark = RefreshMark(board: "desk", files: files, uptime: .zero)
      let deadline = try PanelCatalog.model(named: "waveshare-2in13-v4").longestDeadline
      var seen: [Duration?] = []
      func look() { seen.append(left(files, at: it.clock.uptime / .seconds(1))) }
      it.host.willRefresh = { _ in look() }
      it.host.didRefresh = { look() }
      if fails { it.board.wires.busyFault = .stuck(.high) }
      it.clock.onWait = { _ in .stop }
      do {
        try await it.host.run(refreshes: 1)
        #expect(!fails)
      } catch {
        #expect(fails)
      }
      #expect(seen.count == 2 && seen.last == .some(nil))
      let first = try #require(seen.first.flatMap { $0 })
      #expect(abs((first - deadline) / .seconds(1)) < 0.001)
    }
  }
}
