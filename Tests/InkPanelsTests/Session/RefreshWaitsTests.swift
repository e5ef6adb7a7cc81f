import InkBitmap
import Testing

@testable import InkPanels

/// How often a refresh waits for its panel, and so wakes the machine; the tick's own timer comes on top.
@Suite struct RefreshWaitsTests {
  @Test(
    "A partial refresh waits for the pulse of reset and once for each command's BUSY, though that comes late",
    arguments: [
      // One command does all; BUSY, held in deep sleep, ends within the pulse (SSD1680 datasheet, deep sleep), so the
      // chip's start is none.
      ("waveshare-2in13-v4", 2),
      // The chip's start is a wait; power on, refresh and power off are three commands.
      ("waveshare-7in5-v2", 5),
    ])
  func partial(model: String, waits: Int) throws {
    let rig = try SimulatedRig(try PanelCatalog.model(named: model))
    let counted = CountedWaits()
    rig.session = PanelSession(model: rig.model, wires: counted.counting(rig.panelWires))
    try rig.show(rig.card)
    let wanted = rig.card(with: PixelRect(x: 40, y: 96, width: 24, height: 16))
    let before = counted.count
    let report = try rig.show(wanted)
    #expect(report.mode == .partial)
    #expect(counted.count - before == waits)
    rig.expectShown(wanted)
  }
}
