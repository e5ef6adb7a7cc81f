import Testing

@testable import InkPanels

@Suite struct PanelStateTests {
  @Test("Every state may fail, and none follows itself but failed", arguments: PanelState.allCases)
  func failure(state: PanelState) {
    #expect(state.successors.contains(.failed))
    #expect(state.successors.contains(state) == (state == .failed))
  }

  @Test(
    "The table of moves",
    arguments: [
      (.off, [.resetting]), (.resetting, [.idle]), (.idle, [.transferring, .asleep]),
      (.transferring, [.refreshing]), (.refreshing, [.idle]), (.asleep, [.resetting, .off]),
      (.failed, [.failed, .resetting, .off]),
    ] as [(PanelState, Set<PanelState>)])
  func moves(state: PanelState, next: Set<PanelState>) {
    #expect(state.successors == next.union([.failed]))
  }
}
