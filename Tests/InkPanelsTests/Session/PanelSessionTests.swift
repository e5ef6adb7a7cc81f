import InkBitmap
import InkBuses
import InkSimulation
import Testing

@testable import InkPanels

@Suite struct PanelSessionTests {
  static let model = PanelModel.waveshare2in13V4
  /// A digit of 24 × 40 pixels: 5 bytes by 24 lines as the panel scans it.
  static let digit = PixelRect(x: 48, y: 100, width: 40, height: 24)

  @Test("The first refresh is a full one whatever the plan says, and makes both planes certain")
  func first() throws {
    let rig = try SimulatedRig(Self.model)
    #expect(rig.session.state == .off && rig.session.shown == nil)
    let report = try rig.session.refresh(to: rig.card, plan: .partial([Self.digit], .requested))
    #expect(report.mode == .full)
    rig.expectShown(rig.card)
    let fast = try SimulatedRig(Self.model)
    #expect(try fast.session.refresh(to: rig.card, plan: .fast(.requested)).mode == .full)
  }

  @Test("Plans of nothing and of waiting touch no wire")
  func nothing() throws {
    let rig = try SimulatedRig(Self.model)
    for plan in [RefreshPlan.none(.unchanged), .hold(until: .seconds(9), .quiet)] {
      #expect(try rig.session.refresh(to: rig.card, plan: plan) == RefreshReport())
    }
    #expect(rig.faults.steps == 0 && rig.session.state == .off)
  }

  @Test(
    "Glass whose planes stay and glass whose planes change places after a partial refresh both stay right",
    arguments: ["waveshare-2in13-v4", "gooddisplay-gdey0213b74"])
  func planes(panel: String) throws {
    let rig = try SimulatedRig(Self.model, panel: panel)
    try rig.show(rig.card)
    var frame = rig.card
    var dice = Dice(seed: 5)
    for minute in 0..<120 {
      let rect = minute % 10 == 9 ? PixelRect(x: 48, y: 76, width: 40, height: 48) : Self.digit
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX { frame[x, y] = dice.roll(2) == 0 ? .white : .black }
      }
      if minute % 17 == 0 { frame.fill(PixelRect(x: dice.roll(110), y: dice.roll(240), width: 9, height: 9)) }
      if minute % 30 == 29 {
        try rig.session.refresh(to: frame, plan: .full(.requested))
      } else {
        try rig.show(frame)
      }
      try #require(rig.wires.glass.frame == frame, "minute \(minute)")
    }
    rig.expectShown(frame)
  }

  @Test("A digit in the place of the last one costs 2n + 27 bytes and 43 system calls")
  func cost() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    try rig.show(rig.card(with: PixelRect(x: 48, y: 100, width: 37, height: 22)))
    let before = rig.wires.counters
    let report = try rig.show(rig.card(with: Self.digit))
    #expect(report.windows.count == 1)
    let after = rig.wires.counters
    rig.expectShown(rig.card(with: Self.digit))
    #expect(report.bytes == after.spiBytes - before.spiBytes)
    #expect(report.transfers == after.spiCalls - before.spiCalls)
    #expect(report.lineSets == after.lineSets - before.lineSets)
    // The place of this change and of the last together: 5 bytes by 24 lines.
    #expect(report.bytes == 2 * 120 + 27)
    #expect(report.transfers + report.lineSets == 43)
    // Each of two waits looks once; before each the queue is emptied, of what the reset left too.
    #expect(after.levelReads - before.levelReads == 2 && after.edgeWaits - before.edgeWaits <= 5)
  }

  @Test("The wires of a digit, byte for byte")
  func trace() throws {
    let rig = try SimulatedRig(Self.model)
    let blank = Frame(width: 122, height: 250)
    try rig.show(blank)
    var one = blank
    one.fill(PixelRect(x: 16, y: 3, width: 8, height: 2))
    try rig.show(one)
    _ = rig.wires.takeTrace()
    var two = blank
    two.fill(PixelRect(x: 17, y: 3, width: 7, height: 2))
    try rig.session.refresh(
      to: two, plan: .partial([PixelRect(x: 16, y: 3, width: 1, height: 2)], .requested))
    let expected = """
      reset low
      delay 2
      reset high
      busy
      command 01
      data f9 00 00
      command 21
      data 00 80
      command 18
      data 80
      command 44
      data 02 02
      command 45
      data 03 00 04 00
      command 4e
      data 02
      command 4f
      data 03 00
      command 24
      data 80 80
      command 26
      data 00 00
      command 20
      busy
      command 10
      data 01

      """
    #expect(rig.wires.takeTrace().text == expected)
    rig.expectShown(two)
  }

  @Test("Several places are shown by one activation")
  func oneActivation() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    let (a, b, c) = (
      PixelRect(x: 40, y: 60, width: 8, height: 30), PixelRect(x: 80, y: 120, width: 16, height: 30),
      PixelRect(x: 8, y: 180, width: 24, height: 30)
    )
    let next = rig.card(with: a, b, c)
    let before = rig.wires.glass.differentialRefreshes
    let report = try rig.session.refresh(to: next, plan: .partial([a, b, c], .requested))
    rig.expectShown(next)
    #expect(rig.wires.glass.differentialRefreshes == before + 1)
    #expect(report.windows == [a, b, c])
    #expect(report.bytes < 2 * (30 + 60 + 90) + 100)
  }

  @Test("Windows are widened to whole bytes, empty ones change nothing")
  func outside() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    let next = rig.card(with: PixelRect(x: 100, y: 200, width: 22, height: 50))
    let report = try rig.session.refresh(
      to: next, plan: .partial([PixelRect(x: 100, y: 200, width: 28, height: 50)], .requested))
    #expect(report.windows == [PixelRect(x: 96, y: 200, width: 26, height: 50)])
    rig.expectShown(next)
    let steps = rig.faults.steps
    let none = try rig.session.refresh(
      to: rig.card, plan: .partial([PixelRect(x: 8, y: 0, width: 0, height: 8)], .requested))
    #expect(none == RefreshReport() && rig.faults.steps == steps)
  }

  @Test("A plan that leaves changes out leaves them out, and the session knows")
  func partOfTheChange() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    let wanted = rig.card(with: Self.digit, PixelRect(x: 8, y: 200, width: 16, height: 16))
    try rig.session.refresh(to: wanted, plan: .partial([Self.digit], .requested))
    rig.expectShown(rig.card(with: Self.digit))
    try rig.show(wanted)
    rig.expectShown(wanted)
  }

  @Test("A picture of the wrong size is refused before any wire is touched")
  func wrongSize() throws {
    let rig = try SimulatedRig(Self.model)
    #expect(throws: PanelError.wrongSize(width: 250, height: 122, wantedWidth: 122, wantedHeight: 250)) {
      try rig.session.refresh(to: Frame(width: 250, height: 122), plan: .full(.requested))
    }
    #expect(rig.faults.steps == 0)
  }

  @Test("A mode the panel does not have is refused, and the panel is left as it was")
  func unsupported() throws {
    let rig = try SimulatedRig(.goodDisplayGDEM0213B74)
    try rig.show(rig.card)
    #expect(throws: PanelError.unsupported(.fast, model: "gooddisplay-gdem0213b74")) {
      try rig.session.refresh(to: rig.card, plan: .fast(.requested))
    }
    rig.expectShown(rig.card)
  }

  @Test("Clearing makes the glass white by a full refresh")
  func clear() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    #expect(try rig.session.clear().mode == .full)
    rig.expectShown(Frame(width: 122, height: 250))
  }

  @Test("Sleeping twice does nothing the second time; the picture stays known")
  func sleep() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    let steps = rig.faults.steps
    try rig.session.sleep()
    #expect(rig.faults.steps == steps)
    rig.expectShown(rig.card)
    let fresh = try SimulatedRig(Self.model)
    try fresh.session.sleep()
    #expect(fresh.wires.panelIsSafe && fresh.session.state == .asleep)
    #expect(fresh.session.shown == nil)
  }

  @Test("Shutting down cuts the supply, keeps the picture on the glass, and the next refresh is full")
  func shutDown() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    try rig.session.shutDown()
    #expect(rig.session.state == .off && rig.session.shown == nil)
    #expect(rig.wires.panelIsSafe && rig.wires.glass.frame == rig.card)
    #expect(rig.wires.misuses == [])
    let report = try rig.show(rig.card(with: Self.digit))
    #expect(report.mode == .full)
    rig.expectShown(rig.card(with: Self.digit))
  }

  @Test("Without a supply switch shutting down is sleeping")
  func shutDownWithoutSwitch() throws {
    let rig = try SimulatedRig(Self.model, supply: .permanent)
    try rig.show(rig.card)
    try rig.session.shutDown()
    #expect(rig.session.state == .asleep && rig.wires.panelIsSafe)
    #expect(rig.wires.glass.frame == rig.card)
  }

  @Test("The supply comes up once, not at every refresh")
  func suppliedOnce() throws {
    let rig = try SimulatedRig(Self.model)
    for frame in [rig.card, rig.card(with: Self.digit), rig.card] { try rig.show(frame) }
    #expect(rig.wires.trace.events.filter { $0 == .power(.high) }.count == 1)
  }

  @Test("RST is never held low for more than 2 ms, where it may gate the supply")
  func resetPulse() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    let events = rig.wires.trace.events
    for (i, event) in events.enumerated() where event == .reset(.low) {
      #expect(events[i + 1] == .delay(.milliseconds(2)))
      #expect(events[i + 2] == .reset(.high))
    }
  }

  @Test("In the cold the waveform is longer, and it is waited for")
  func cold() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    rig.wires.glass.celsius = 3
    let report = try rig.show(rig.card(with: Self.digit))
    #expect(report.busy > .milliseconds(1000))
    rig.expectShown(rig.card(with: Self.digit))
  }

  @Test("The probe finds a panel that answers, shows nothing and leaves it asleep")
  func probe() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    let probe = try rig.session.probe()
    #expect(probe == PanelProbe(levelAfterReset: .low, answers: true, edges: 1, watched: .milliseconds(20)))
    #expect(rig.wires.panelIsSafe && rig.wires.glass.frame == rig.card && rig.wires.misuses == [])
    let next = rig.card(with: Self.digit)
    try rig.show(next)
    rig.expectShown(next)
  }

  @Test("The probe of a missing panel sees the pull resistor and no answer")
  func probeNothing() throws {
    let rig = try SimulatedRig(Self.model)
    rig.wires.isPanelConnected = false
    #expect(
      try rig.session.probe()
        == PanelProbe(
          levelAfterReset: .high, answers: false, isDriven: false, watched: .milliseconds(20)))
  }
}
