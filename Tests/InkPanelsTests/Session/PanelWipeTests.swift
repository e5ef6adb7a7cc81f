import InkBitmap
import InkPanels
import InkSimulation
import Testing

@Suite struct PanelWipeTests {
  @Test("A wipe goes black and white in turn, tells of each, ends white and asleep, and leaves no ghost")
  func wipe() throws {
    let rig = try SimulatedRig(.waveshare2in13V4)
    try rig.show(rig.card)
    for i in 0..<40 {
      try rig.session.refresh(
        to: i % 2 == 0 ? rig.card(with: PixelRect(x: 40, y: 100, width: 24, height: 24)) : rig.card,
        plan: .partial([PixelRect(x: 40, y: 100, width: 24, height: 24)], .requested))
    }
    #expect(rig.wires.glass.residual(50, 110) > 0.2)
    var steps: [PanelSession.WipeStep] = []
    let report = try rig.session.wipe(rounds: 2) { steps.append($0) }
    #expect(steps.map(\.number) == [1, 2, 3, 4] && steps.allSatisfy { $0.count == 4 })
    #expect(steps.map(\.ink) == [.black, .white, .black, .white])
    #expect(report.bytes == steps.reduce(0) { $0 + $1.report.bytes } && report.mode == .full)
    rig.expectShown(Frame(width: 122, height: 250))
    #expect(rig.wires.glass.residual(50, 110) == 0)
  }

  @Test("However many rounds are asked for, a wipe ends", arguments: [(-3, 2), (0, 2), (1000, 20)])
  func bounded(rounds: Int, count: Int) throws {
    let rig = try SimulatedRig(.row("gooddisplay-gdew0102t4"))
    var steps = 0
    _ = try rig.session.wipe(rounds: rounds) { _ in steps += 1 }
    #expect(steps == count)
  }

  @Test("A wipe that fails leaves the panel safe and its picture unknown")
  func fails() throws {
    let rig = try SimulatedRig(.waveshare2in13V4)
    #expect(throws: PanelError.self) {
      _ = try rig.session.wipe(rounds: 3) { if $0.number == 2 { rig.wires.busyFault = .stuck(.low) } }
    }
    #expect(rig.wires.panelIsSafe && rig.session.shown == nil)
  }
}
