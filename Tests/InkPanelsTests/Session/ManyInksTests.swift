import InkBitmap
import InkSimulation
import Testing

@testable import InkPanels

/// Panels with more than three inks, whose controllers keep whole pixels.
@Suite struct ManyInksTests {
  static let rows = PanelCatalog.all.filter { $0.inks.count > 3 }
  /// One row of each controller.
  static let chips: [PanelModel] = ControllerKind.allCases.compactMap { kind in
    rows.filter { $0.controller == kind }.min { $0.width * $0.height < $1.width * $1.height }
  }

  @Test("Every ink is seen where it was drawn", arguments: rows)
  func inks(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    rig.wires.isRecording = false
    let report = try rig.session.refresh(to: rig.inkCard, plan: .full(.requested))
    #expect(report.mode == .full)
    #expect(rig.wires.glass.picture == rig.inkCard)
    #expect(rig.session.picture == rig.inkCard)
    #expect(rig.wires.misuses == [])
    #expect(rig.wires.panelIsSafe && rig.session.state == .asleep)
  }

  @Test("A picture turned four ways is seen turned four ways", arguments: chips, QuarterTurn.allCases)
  func rotation(model: PanelModel, turn: QuarterTurn) throws {
    let rig = try SimulatedRig(model)
    let isTurned = turn == .left || turn == .right
    var upright = ColorFrame(
      TestCard.frame(
        width: isTurned ? model.height : model.width, height: isTurned ? model.width : model.height),
      inks: model.inks)
    for (i, ink) in model.inks.enumerated() {
      upright.fill(PixelRect(x: 20, y: 40 + 4 * i, width: 9 + 3 * i, height: 3), with: ink)
    }
    try rig.session.refresh(to: upright.rotated(by: turn), plan: .full(.requested))
    #expect(rig.wires.glass.picture == upright.rotated(by: turn))
    #expect(rig.wires.misuses == [])
  }

  @Test("Partial and fast refreshes are refused before a wire moves", arguments: rows)
  func refused(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    for (mode, plan) in [
      (RefreshMode.partial, RefreshPlan.partial([model.bounds], .requested)), (.fast, .fast(.requested)),
    ] {
      #expect(throws: PanelError.unsupported(mode, model: model.name)) {
        try rig.session.refresh(to: rig.inkCard, plan: plan)
      }
    }
    #expect(rig.faults.steps == 0)
  }

  @Test("The planner says that there is no partial refresh", arguments: chips)
  func planned(model: PanelModel) {
    let shown = ColorFrame(width: model.width, height: model.height, inks: model.inks)
    var wanted = shown
    wanted[0, 0] = .yellow
    var history = RefreshHistory()
    history.loss = nil
    history.lastFull = .zero
    func plan(_ wanted: ColorFrame, at now: Duration) -> RefreshPlan {
      RefreshPlanner.plan(shown: shown, wanted: wanted, history: history, model: model, now: now)
    }
    #expect(plan(wanted, at: .seconds(600)) == .full(.noPartial))
    #expect(plan(shown, at: .seconds(600)) == .none(.unchanged))
    #expect(
      plan(wanted, at: .seconds(60))
        == .hold(until: .seconds(180), .minimumInterval(remaining: .seconds(120))))
  }

  @Test(
    "Nothing leaves the voltages on: a wire that fails, a panel that hangs, a session that starts over",
    arguments: chips)
  func leftSafe(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    rig.wires.busyFault = .stuck(.low)
    #expect(throws: PanelError.self) { try rig.session.refresh(to: rig.inkCard, plan: .full(.requested)) }
    rig.wires.busyFault = nil
    #expect(rig.wires.panelIsSafe && rig.session.picture == nil)
    // The next refresh works, and the panel sleeps.
    try rig.session.refresh(to: rig.inkCard, plan: .full(.requested))
    #expect(rig.wires.glass.picture == rig.inkCard && rig.wires.panelIsSafe)
    #expect(try rig.session.probe().answers)
    #expect(rig.wires.panelIsSafe && rig.wires.glass.picture == rig.inkCard)
  }

  @Test("The bytes of a picture are the makers' codes")
  func wire() throws {
    let model = PanelModel.row("waveshare-2in13g")
    let rig = try SimulatedRig(model)
    var picture = ColorFrame(width: 122, height: 250, inks: model.inks)
    (picture[0, 0], picture[1, 0], picture[2, 0]) = (.black, .yellow, .red)
    try rig.session.refresh(to: picture, plan: .full(.requested))
    let events = rig.wires.trace.events
    let start = try #require(events.firstIndex(of: .command(0x10)))
    guard case .data(let bytes) = events[start + 1] else {
      Issue.record("no data after 10")
      return
    }
    // 00 10 11 01, then white, 01 01 01 01; 128 columns in 32 bytes.
    #expect(bytes.count == 32 * 250)
    #expect(bytes[0] == 0x2D && bytes[1...].allSatisfy { $0 == 0x55 })
    #expect(Array(events[(start + 2)...].prefix(2)) == [.command(0x04), .busy])
    #expect(events.contains(.command(0x61)))
  }
}
