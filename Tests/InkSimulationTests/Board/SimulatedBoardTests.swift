import InkBuses
import Testing

@testable import InkSimulation

@Suite("SimulatedBoard")
struct SimulatedBoardTests {
  @Test("A board begins at 80 percent on battery and unpowered, which is safe")
  func board_beginsSafe() throws {
    let board = try #require(SimulatedBoard(model: "waveshare-2in13-v4"))
    #expect(board.panelIsSafe)
    board.advance(by: .seconds(1))
    #expect(try board.gaugeDevice.transfer([0x04], reading: 1) == [79])
    #expect(board.battery.amperes == -0.15)
  }

  @Test("A day shows charging and discharging, and never an empty battery")
  func day_chargesAndDischarges() throws {
    let board = try #require(SimulatedBoard(model: "waveshare-7in5-v2"))
    var states: Set<Charger.Phase> = []
    var lowest = 1.0
    for _ in 0..<144 {
      board.advance(by: .seconds(600))
      _ = try board.gaugeDevice.transfer([0x02], reading: 4)
      states.insert(board.battery.charger.phase)
      lowest = min(lowest, board.battery.charge)
    }
    #expect(states.isSuperset(of: [.unplugged, .constantCurrent, .done]))
    #expect(lowest > 0.1 && lowest < 0.5)
  }

  @Test("No board without such a panel")
  func unknownModel_isNil() {
    #expect(SimulatedBoard(model: "acme-1in0") == nil)
  }
}
