import InkBitmap
import InkSimulation
import Testing

@testable import InkPanels

@Suite struct PanelResumeTests {
  static let models = PanelModelHarnessTests.smallest

  @Test(
    "A new session goes on from the picture on the glass: partial, both planes right, nothing flashes",
    arguments: models)
  func resume(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    try rig.session.shutDown()

    rig.session = PanelSession(model: model, wires: rig.panelWires)
    #expect(rig.session.resume(showing: ColorFrame(rig.card, inks: model.inks)))
    #expect(rig.session.shown == rig.card)
    var wanted = rig.card
    for step in 0..<4 {
      let window = PixelRect(x: 8 + 16 * step, y: 20, width: 16, height: 12)
      wanted.fill(window)
      let report = try rig.session.refresh(to: wanted, plan: .partial([window], .changed(pixels: 1)))
      let isFull = step == 0 && model.controller.planes == .copied
      #expect(report.mode == (isFull ? .full : .partial))
      rig.expectShown(wanted)
      // Only the first writes the planes whole.
      let plane = (model.width + 7) / 8 * model.height
      if step == 0 { #expect(report.bytes >= model.bitsPerPixel * plane) }
      if step == 3, model.keepsMemoryAsleep { #expect(report.bytes < plane) }
    }
  }

  @Test("A picture of another size, a second one, and one after a refresh are refused")
  func refusals() throws {
    let rig = try SimulatedRig(.waveshare2in13V4)
    #expect(!rig.session.resume(showing: ColorFrame(width: 250, height: 122)))
    #expect(rig.session.shown == nil)
    #expect(rig.session.resume(showing: ColorFrame(rig.card)))
    #expect(!rig.session.resume(showing: ColorFrame(rig.card)))
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    #expect(!rig.session.resume(showing: ColorFrame(rig.card)))
  }

  @Test("A failure after resuming forgets the picture: the next refresh is full")
  func failure() throws {
    let rig = try SimulatedRig(.waveshare2in13V4)
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    try rig.session.shutDown()
    rig.session = PanelSession(model: rig.model, wires: rig.panelWires)
    #expect(rig.session.resume(showing: ColorFrame(rig.card)))
    rig.wires.busyFault = .stuck(.high)
    let window = PixelRect(x: 8, y: 8, width: 16, height: 16)
    #expect(throws: PanelError.self) {
      try rig.session.refresh(to: rig.card, plan: .partial([window], .changed(pixels: 1)))
    }
    rig.wires.busyFault = nil
    #expect(rig.session.shown == nil)
    let report = try rig.session.refresh(to: rig.card, plan: .partial([window], .changed(pixels: 1)))
    #expect(report.mode == .full)
    rig.expectShown(rig.card)
  }
}
