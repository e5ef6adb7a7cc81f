import InkBitmap
import InkSimulation
import Testing

@testable import InkPanels

/// Panels with red or yellow beside black.
@Suite struct SecondInkTests {
  /// One row of each way to send a second ink.
  static let rows = ["waveshare-2in13b-v4", "gooddisplay-gdew0213z16", "inky-what-yellow"].map(PanelModel.row)

  @Test("Black, red and both, and red shows where both are", arguments: rows)
  func inks(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    rig.wires.isRecording = false
    try rig.session.refresh(to: rig.card, color: rig.colorCard, plan: .full(.requested))
    rig.expectShown(rig.card, rig.colorCard)
    let blank = Frame(width: model.width, height: model.height)
    // No second picture is a picture without the second ink.
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    rig.expectShown(rig.card, blank)
    #expect(try rig.session.clear().mode == .full)
    rig.expectShown(blank, blank)
    #expect(rig.wires.glass.lastRefresh == .color)
  }

  @Test("Partial and fast refreshes are refused from the first call on", arguments: rows)
  func refused(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    for (mode, plan) in [
      (RefreshMode.partial, RefreshPlan.partial([model.bounds], .requested)), (.fast, .fast(.requested)),
    ] {
      #expect(throws: PanelError.unsupported(mode, model: model.name)) {
        try rig.session.refresh(to: rig.card, plan: plan)
      }
    }
    #expect(rig.faults.steps == 0)
  }

  @Test("A picture in colour is refused by a black and white panel")
  func blackAndWhite() throws {
    let rig = try SimulatedRig(.waveshare2in13V4)
    #expect(throws: PanelError.noSecondInk(model: "waveshare-2in13-v4")) {
      try rig.session.refresh(to: rig.card, color: rig.card, plan: .full(.requested))
    }
    #expect(throws: PanelError.wrongSize(width: 8, height: 8, wantedWidth: 122, wantedHeight: 250)) {
      try rig.session.refresh(
        to: rig.card, color: Frame(width: 8, height: 8), plan: .full(.requested))
    }
    #expect(rig.faults.steps == 0)
  }

  @Test("The planner refreshes for a change of the second ink alone, and never in part")
  func planned() throws {
    let model = Self.rows[0]
    let black = TestCard.frame(width: model.width, height: model.height)
    var color = Frame(width: model.width, height: model.height)
    var history = RefreshHistory()
    history.loss = nil
    history.lastFull = .zero
    func plan(_ shown: Frame?, _ wanted: Frame?, at now: Duration = .seconds(600)) -> RefreshPlan {
      RefreshPlanner.plan(
        shown: black, wanted: black, shownColor: shown, wantedColor: wanted, history: history, model: model,
        now: now)
    }
    #expect(plan(color, nil) == .none(.unchanged))
    #expect(plan(nil, color) == .none(.unchanged))
    let blank = color
    color.fill(PixelRect(x: 8, y: 8, width: 3, height: 3))
    #expect(plan(blank, color) == .full(.noPartial))
    #expect(plan(nil, color) == .full(.noPartial))
    #expect(plan(color, nil) == .full(.noPartial))
    #expect(plan(color, color) == .none(.unchanged))
    #expect(
      plan(blank, color, at: .seconds(60))
        == .hold(until: .seconds(180), .minimumInterval(remaining: .seconds(120))))
  }

  @Test("Black alone is refreshed in part where the row has such a refresh, unless colour would fade by it")
  func partialBlack() {
    var model = Self.rows[0]
    model.partial = RefreshTraits(typical: .milliseconds(500), source: .related)
    let white = ColorFrame(width: model.width, height: model.height, inks: model.inks)
    var history = RefreshHistory()
    history.loss = nil
    history.lastFull = .zero
    func plan(_ shown: ColorFrame, _ wanted: ColorFrame) -> RefreshPlan {
      RefreshPlanner.plan(shown: shown, wanted: wanted, history: history, model: model, now: .seconds(600))
    }
    var black = white
    black.fill(PixelRect(x: 8, y: 16, width: 8, height: 2), with: .black)
    #expect(
      plan(white, black) == .partial([PixelRect(x: 8, y: 16, width: 8, height: 2)], .changed(pixels: 16)))
    var red = white
    red.fill(PixelRect(x: 0, y: 0, width: 3, height: 1), with: .red)
    #expect(plan(white, red) == .full(.colorChanged(pixels: 3)))
    #expect(plan(red, white) == .full(.colorChanged(pixels: 3)))
    var both = red
    both.fill(PixelRect(x: 8, y: 16, width: 8, height: 2), with: .black)
    #expect(plan(red, both) == .full(.colorWouldFade))
  }
}
