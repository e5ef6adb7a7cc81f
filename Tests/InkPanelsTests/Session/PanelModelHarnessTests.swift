import InkBitmap
import InkSimulation
import Testing

@testable import InkPanels

/// Every row of the catalogue through the real driver onto simulated glass.
@Suite struct PanelModelHarnessTests {
  /// The smallest row of each controller that has a partial refresh, for tests of hundreds of refreshes.
  static let smallest: [PanelModel] = ControllerKind.allCases.compactMap { kind in
    PanelCatalog.all.filter { $0.controller == kind && $0.partial != nil }
      .min { $0.width * $0.height < $1.width * $1.height }
  }

  @Test(
    "Full, fast, partial and windowed partial refreshes show the test card: not shifted, mirrored or turned",
    arguments: PanelCatalog.all)
  func modes(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    rig.wires.isRecording = false
    let color = model.secondInk == nil ? nil : rig.colorCard
    let first = try rig.session.refresh(to: rig.card, color: color, plan: .full(.requested))
    rig.expectShown(rig.card, color)
    #expect(rig.wires.glass.lastRefresh == (color == nil ? .full : .color) || model.keepsWholePixels)
    // Red over black is red, and both planes say so.
    var black = rig.card
    if let color { for i in black.bytes.indices { black.bytes[i] &= ~color.bytes[i] } }
    rig.expectPlanes(new: black, old: color ?? black.inverted)
    #expect(first.mode == .full && first.windows.isEmpty)
    let plane = (model.width + 7) / 8 * model.height
    // The byte at the seam of two chips goes to both.
    let seam = model.isCascade ? 2 * model.height : 0
    let planes = model.bitsPerPixel
    #expect(first.bytes >= planes * plane && first.bytes < planes * plane + seam + model.mostOverhead)
    expect(first, takes: model.full, 0.95...1.05, start: model.start)

    if let fast = model.fast {
      let blank = Frame(width: model.width, height: model.height)
      let report = try rig.session.refresh(to: blank, plan: .fast(.requested))
      rig.expectShown(blank)
      #expect(rig.wires.glass.lastRefresh == .fast)
      rig.expectPlanes(new: blank)
      expect(report, takes: fast, 0.9...1.1)
    }

    guard let partial = model.partial else {
      #expect(throws: PanelError.unsupported(.partial, model: model.name)) {
        try rig.session.refresh(to: rig.card, plan: .partial([model.bounds], .requested))
      }
      return
    }
    let before = rig.session.shown
    try rig.session.refresh(to: rig.card, plan: .partial([model.bounds], .requested))
    rig.expectShown(rig.card)
    rig.expectPlanes(new: rig.card, old: before?.inverted)
    let y = min(model.width, model.height) / 5 + 4  // Below the corners of the card, where it is white.
    let next = rig.card(with: PixelRect(x: 35, y: y, width: 21, height: 40))
    let report = try rig.show(next)
    rig.expectShown(next)
    rig.expectPlanes(new: next, old: rig.card.inverted)
    #expect(rig.wires.glass.lastRefresh == .differential)
    #expect(report.mode == .partial)
    #expect(report.windows == [PixelRect(x: 32, y: y, width: 24, height: 40)])
    expect(report, takes: partial, 0.8...1.1)
  }

  @Test("Turned four ways the card is seen turned four ways", arguments: PanelCatalog.all)
  func rotation(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    rig.wires.isRecording = false
    for turn in QuarterTurn.allCases {
      let isTurned = turn == .left || turn == .right
      let upright = TestCard.frame(
        width: isTurned ? model.height : model.width, height: isTurned ? model.width : model.height)
      let native = upright.rotated(by: turn)
      let plan: RefreshPlan =
        rig.session.shown == nil || model.partial == nil
        ? .full(.requested) : .partial([model.bounds], .requested)
      try rig.session.refresh(to: native, plan: plan)
      #expect(rig.wires.glass.frame == native)
      let back: QuarterTurn = turn == .left ? .right : turn == .right ? .left : turn
      #expect(rig.wires.glass.frame.rotated(by: back) == upright)
    }
    #expect(rig.wires.misuses == [] && rig.wires.panelIsSafe)
  }

  @Test(
    "A place outside the glass is refused before a wire moves",
    arguments: [
      PixelRect(x: -8, y: 0, width: 16, height: 4), PixelRect(x: 0, y: -1, width: 8, height: 4),
      PixelRect(x: 120, y: 0, width: 16, height: 4), PixelRect(x: 0, y: 240, width: 8, height: 11),
    ])
  func outside(window: PixelRect) throws {
    let rig = try SimulatedRig(.waveshare2in13V4)
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    let steps = rig.faults.steps
    #expect(throws: PanelError.windowOutside(window, width: 122, height: 250)) {
      try rig.session.refresh(to: rig.card, plan: .partial([window], .requested))
    }
    #expect(rig.faults.steps == steps && rig.session.state == .asleep && rig.session.shown == rig.card)
  }

  /// BUSY showed a refresh for as long as the row says, where the row's figure is of this very panel.
  private func expect(
    _ report: RefreshReport, takes traits: RefreshTraits, _ range: ClosedRange<Double>,
    start: Duration = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(report.busy < traits.deadline, sourceLocation: sourceLocation)
    guard traits.source == .measured || traits.source == .computed else { return }
    #expect(range.contains(report.busy / traits.typical), "\(report.busy)", sourceLocation: sourceLocation)
    // Sending at 4 MHz, reset, and the supply of the voltages up and down.
    let rest = report.total - report.busy - .microseconds(2) * report.bytes - start
    #expect(rest > .zero - start && rest < .milliseconds(450), "\(rest)", sourceLocation: sourceLocation)
  }

  @Test("Sixty partial refreshes of all kinds, each one right", arguments: smallest)
  func long(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    rig.wires.isRecording = false
    var frame = rig.card
    try rig.session.refresh(to: frame, plan: .full(.requested))
    var dice = Dice(seed: 42)
    for tick in 1...60 {
      if tick % 20 == 0 { try rig.session.refresh(to: frame, plan: .full(.requested)) }
      var windows: [PixelRect] = []
      for _ in 0...dice.roll(3) {
        let rect = PixelRect(
          x: dice.roll(model.width - 1), y: dice.roll(model.height - 1), width: 1 + dice.roll(40),
          height: 1 + dice.roll(40)
        ).intersection(PixelRect(x: 0, y: 0, width: model.width, height: model.height))
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

  @Test("White and black all over, and back", arguments: smallest)
  func extremes(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    let white = Frame(width: model.width, height: model.height)
    let black = Frame(width: model.width, height: model.height, filledWith: .black)
    for frame in [black, white, black] {
      try rig.session.refresh(to: frame, plan: .full(.requested))
      rig.expectShown(frame)
    }
    for frame in [white, black] {
      try rig.session.refresh(to: frame, plan: .partial([model.bounds], .requested))
      rig.expectShown(frame)
    }
  }

  /// An IT8951 takes words instead, and is looked at in its own tests.
  static let leftAwake: [PanelModel] = smallest.filter { $0.controller != .it8951 }

  @Test(
    "A session that starts on a panel left awake by a crash takes it over",
    arguments: leftAwake)
  func takesOver(model: PanelModel) throws {
    let rig = try SimulatedRig(model, supply: .permanent)
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    // Another program turned the voltages on and died.
    try rig.wires.reset.set(.low)
    try rig.wires.reset.set(.high)
    rig.clock.pause(.milliseconds(20))
    try rig.wires.dataCommand.set(.low)
    if model.controller.busyLevel == .high {
      try rig.wires.spi.write([[0x22]])
      try rig.wires.dataCommand.set(.high)
      try rig.wires.spi.write([[0xC0]])
      try rig.wires.dataCommand.set(.low)
      try rig.wires.spi.write([[0x20]])
    } else {
      try rig.wires.spi.write([[0x04]])
    }
    rig.clock.pause(.seconds(1))
    #expect(!rig.wires.panelIsSafe)
    let next = PanelSession(model: model, wires: rig.panelWires)
    try next.sleep()
    #expect(rig.wires.panelIsSafe)
    #expect(rig.wires.glass.frame == rig.card)
  }
}
