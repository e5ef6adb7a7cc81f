import InkBitmap
import InkPanels
import InkSimulation
import Testing

/// Panels whose reset line is not wired.
@Suite struct NoResetTests {
  @Test(
    "Without a reset line every refresh is right and the panel is never put into a sleep it could not leave",
    arguments: ["waveshare-2in13-v4", "waveshare-7in5-v2", "gooddisplay-gdew0154t8", "waveshare-4in2-v2"])
  func refreshes(name: String) throws {
    let rig = try SimulatedRig(.row(name))
    var wires = rig.panelWires
    wires.reset = nil
    let session = PanelSession(model: rig.model, wires: wires)
    let y = rig.model.height / 2
    let changed = rig.card(with: PixelRect(x: 32, y: y, width: 24, height: 30))
    try session.refresh(to: rig.card, plan: .full(.requested))
    #expect(rig.wires.glass.frame == rig.card)
    for frame in [changed, rig.card, changed] {
      try session.refresh(
        to: frame, plan: .partial([PixelRect(x: 32, y: y, width: 24, height: 30)], .requested))
      #expect(rig.wires.glass.frame == frame)
      #expect(!rig.wires.controller.isAsleep && !rig.wires.controller.isAnalogOn)
    }
    try session.refresh(to: rig.card, plan: .full(.requested))
    #expect(rig.wires.glass.frame == rig.card && rig.wires.glass.lastRefresh == .full)
    #expect(rig.wires.misuses == [])
  }

  @Test(
    "A temperature forged for a short waveform is undone before the next full refresh, with a reset line and without",
    arguments: ["waveshare-2in13-v4", "waveshare-7in5-v2", "waveshare-4in2-v2"], [true, false])
  func forged(name: String, hasReset: Bool) throws {
    let rig = try SimulatedRig(.row(name))
    var wires = rig.panelWires
    if !hasReset { wires.reset = nil }
    let session = PanelSession(model: rig.model, wires: wires)
    try session.refresh(to: rig.card, plan: .full(.requested))
    let full = rig.wires.glass.fullRefreshes
    let slow = try session.refresh(to: rig.card.inverted, plan: .full(.requested)).busy
    let fast = try session.refresh(to: rig.card, plan: .fast(.requested)).busy
    #expect(rig.wires.glass.lastRefresh == .fast && fast < slow)
    // In the cold the sensed waveform is longer, and a forged one left behind would not be.
    let again = try session.refresh(to: rig.card.inverted, plan: .full(.requested)).busy
    #expect(rig.wires.glass.lastRefresh == .full && again == slow)
    #expect(rig.wires.glass.fullRefreshes == full + 3 && rig.wires.misuses == [])
  }

  @Test("A failure without a reset line ends the drive by command or by cutting the supply")
  func fails() throws {
    let rig = try SimulatedRig(.waveshare2in13V4)
    var wires = rig.panelWires
    wires.reset = nil
    let session = PanelSession(model: rig.model, wires: wires)
    try session.refresh(to: rig.card, plan: .full(.requested))
    rig.brokenSPI.failing = 5
    #expect(throws: PanelError.self) { try session.refresh(to: rig.card, plan: .full(.requested)) }
    #expect(!rig.wires.controller.isAnalogOn && !rig.wires.controller.isAsleep && session.shown == nil)
  }
}
