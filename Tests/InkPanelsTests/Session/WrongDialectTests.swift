import InkBitmap
import InkSimulation
import Testing

@testable import InkPanels

/// A board file that names a panel of the other dialect.
@Suite struct WrongDialectTests {
  static let pairs = [
    ("waveshare-2in7-v2", "waveshare-2in7-v1"), ("waveshare-2in7-v1", "waveshare-2in7-v2"),
    ("waveshare-4in2-v2", "waveshare-4in2-v1"), ("waveshare-2in13b-v4", "waveshare-2in13b-v3"),
    ("waveshare-2in13g", "waveshare-2in13-v4"), ("waveshare-7in5-v2", "waveshare-4in26"),
  ]

  @Test("BUSY tells so before anything is sent, and nothing is damaged", arguments: pairs)
  func contradicted(named: String, real: String) throws {
    let model = PanelModel.row(named)
    let rig = try SimulatedRig(model, panel: PanelModel.row(real).name)
    let error = try #require(
      thrown(PanelError.self) {
        try rig.session.refresh(
          to: Frame(width: model.width, height: model.height), plan: .full(.requested))
      })
    guard case .contradicted(let seen, named) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(seen.seen == model.controller.busyLevel && seen.edges > 0)
    #expect(rig.wires.panelIsSafe && rig.session.state == .failed)
    #expect(rig.wires.glass.fullRefreshes == 0 && rig.wires.glass.damage == 0)
    let probe = try rig.session.probe()
    #expect(probe.levelAfterReset == model.controller.busyLevel)
  }
}
