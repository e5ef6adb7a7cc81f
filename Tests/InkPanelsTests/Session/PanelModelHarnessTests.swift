import InkBitmap
import InkPanels
import InkSimulation
import Testing

/// Every row of the catalogue through the real driver onto simulated glass.
@Suite struct PanelModelHarnessTests {
  @Test(
    "A full refresh shows the test card as it is: not shifted, mirrored or turned",
    arguments: PanelCatalog.all)
  func full(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    let report = try rig.session.refresh(to: rig.card, plan: .full(.requested))
    rig.expectShown(rig.card)
    #expect(rig.wires.glass.lastRefresh == .full)
    #expect(report.mode == .full && report.windows.isEmpty)
    let plane = (model.width + 7) / 8 * model.height
    #expect((2 * plane..<2 * plane + 60).contains(report.bytes))
  }

  @Test("A fast refresh shows the picture with the short waveform", arguments: PanelCatalog.all)
  func fast(model: PanelModel) throws {
    guard let traits = model.fast else { return }
    let rig = try SimulatedRig(model)
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    let blank = Frame(width: model.width, height: model.height)
    let report = try rig.session.refresh(to: blank, plan: .fast(.requested))
    rig.expectShown(blank)
    #expect(rig.wires.glass.lastRefresh == .fast)
    #expect(report.busy > traits.typical * 0.9 && report.busy < traits.typical * 1.1)
  }

  @Test("A partial refresh changes its window and nothing else", arguments: PanelCatalog.all)
  func partial(model: PanelModel) throws {
    guard let traits = model.partial else { return }
    let rig = try SimulatedRig(model)
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    let next = rig.card(with: PixelRect(x: 35, y: 60, width: 21, height: 40))
    let report = try rig.show(next)
    rig.expectShown(next)
    #expect(rig.wires.glass.lastRefresh == .differential)
    #expect(report.mode == .partial)
    #expect(report.windows == [PixelRect(x: 32, y: 60, width: 24, height: 40)])
    #expect(report.busy > traits.typical * 0.8 && report.busy < traits.typical * 1.1)
  }

  @Test(
    "Measured durations are those of the simulated glass, powering up and down included",
    arguments: PanelCatalog.all)
  func durations(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    let report = try rig.session.refresh(to: rig.card, plan: .full(.requested))
    #expect(report.busy < model.full.deadline)
    guard model.full.source == .measured else { return }
    #expect(report.busy > model.full.typical * 0.95 && report.busy < model.full.typical * 1.05)
    #expect(report.total > report.busy && report.total < report.busy + .milliseconds(150))
  }

  @Test("Two hundred partial refreshes of all kinds, each one right", arguments: PanelCatalog.all)
  func long(model: PanelModel) throws {
    guard model.partial != nil else { return }
    let rig = try SimulatedRig(model)
    var frame = rig.card
    try rig.session.refresh(to: frame, plan: .full(.requested))
    var dice = Dice(seed: 42)
    for tick in 1...200 {
      if tick % 40 == 0 { try rig.session.refresh(to: frame, plan: .full(.requested)) }
      var windows: [PixelRect] = []
      for _ in 0...dice.roll(3) {
        let rect = PixelRect(
          x: dice.roll(model.width - 1), y: dice.roll(model.height - 1), width: 1 + dice.roll(40),
          height: 1 + dice.roll(40))
        for y in rect.y..<min(model.height, rect.maxY) {
          for x in rect.x..<min(model.width, rect.maxX) {
            frame[x, y] = dice.roll(2) == 0 ? .white : .black
          }
        }
        windows.append(rect)
      }
      try rig.session.refresh(to: frame, plan: .partial(windows, .requested))
      try #require(rig.wires.glass.frame == frame, "tick \(tick)")
    }
    rig.expectShown(frame)
  }

  @Test("White and black all over, and back", arguments: PanelCatalog.all)
  func extremes(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    let white = Frame(width: model.width, height: model.height)
    let black = Frame(width: model.width, height: model.height, filledWith: .black)
    for frame in [black, white, black] {
      try rig.session.refresh(to: frame, plan: .full(.requested))
      rig.expectShown(frame)
    }
    guard model.partial != nil else { return }
    for frame in [white, black] {
      try rig.session.refresh(to: frame, plan: .partial([model.bounds], .requested))
      rig.expectShown(frame)
    }
  }

  @Test("A session that starts on a panel left awake by a crash takes it over", arguments: PanelCatalog.all)
  func takesOver(model: PanelModel) throws {
    let rig = try SimulatedRig(model, supply: .permanent)
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    // Another program turned the voltages on and died.
    try rig.wires.reset.set(.low)
    try rig.wires.reset.set(.high)
    rig.clock.pause(.milliseconds(20))
    try rig.wires.dataCommand.set(.low)
    try rig.wires.spi.write([[0x22]])
    try rig.wires.dataCommand.set(.high)
    try rig.wires.spi.write([[0xC0]])
    try rig.wires.dataCommand.set(.low)
    try rig.wires.spi.write([[0x20]])
    rig.clock.pause(.seconds(1))
    #expect(!rig.wires.panelIsSafe)
    let next = PanelSession(model: model, wires: rig.panelWires)
    try next.sleep()
    #expect(rig.wires.panelIsSafe)
    #expect(rig.wires.glass.frame == rig.card)
  }
}
