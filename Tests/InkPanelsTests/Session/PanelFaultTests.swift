import InkBitmap
import InkBuses
import InkSimulation
import Testing

@testable import InkPanels

/// What goes wrong, at every step in turn: the panel must be left safe, and the next refresh be right.
@Suite struct PanelFaultTests {
  static let model = PanelModel.waveshare2in13V4
  static let digit = PixelRect(x: 48, y: 100, width: 40, height: 24)

  enum Job: String, CaseIterable {
    case first, full, fast, partial, again, sleep, shutDown, probe
  }

  /// Brings a rig to where the job starts.
  func prepare(_ job: Job, _ supply: SimulatedPanelWires.Supply) throws -> SimulatedRig {
    let rig = try SimulatedRig(Self.model, supply: supply)
    rig.wires.isRecording = false
    if job != .first { try rig.show(rig.card) }
    if job == .again { try rig.show(rig.card(with: Self.digit)) }
    return rig
  }

  func run(_ job: Job, on rig: SimulatedRig) throws {
    let next = rig.card(with: PixelRect(x: 48, y: 100, width: 30, height: 20))
    switch job {
    case .first, .full: try rig.session.refresh(to: next, plan: .full(.requested))
    case .fast: try rig.session.refresh(to: next, plan: .fast(.requested))
    case .partial, .again: try rig.session.refresh(to: next, plan: .partial([Self.digit], .requested))
    case .sleep:
      rig.session = PanelSession(model: rig.model, wires: rig.panelWires)
      try rig.session.sleep()
    case .shutDown: try rig.session.shutDown()
    case .probe: _ = try rig.session.probe()
    }
  }

  @Test(
    "One failing step anywhere leaves the panel safe, and the next refresh is full and right",
    arguments: Job.allCases, [SimulatedPanelWires.Supply.switched, .permanent])
  func single(job: Job, supply: SimulatedPanelWires.Supply) throws {
    var step = 1
    while true {
      let rig = try prepare(job, supply)
      rig.faults.fail(atStep: rig.faults.steps + step, with: .failed)
      let failed = (try? run(job, on: rig)) == nil
      guard rig.faults.failures > 0 else { break }
      try #require(failed, "step \(step) failed silently")
      try #require(rig.wires.panelIsSafe, "step \(step)")
      try #require(rig.session.state == .failed, "step \(step)")
      try recovers(rig, "step \(step)")
      step += 1
    }
    #expect(step > (job == .shutDown ? 0 : 10))
  }

  /// A row of each other controller, cut down to 96 × 136 so that hundreds of refreshes take no time.
  static let small: [PanelModel] = ControllerKind.allCases.compactMap { kind in
    let rows = PanelCatalog.all.filter { $0.controller == kind && kind != Self.model.controller }
    guard var model = rows.first(where: { $0.partial != nil }) ?? rows.first else { return nil }
    (model.width, model.height) = (96, 136)
    return model
  }

  @Test(
    "One failing step or wire anywhere leaves every controller safe, and the next refresh full and right",
    arguments: small)
  func everyController(model: PanelModel) throws {
    let panel = try #require(
      SimulatedPanel(
        controller: model.controller.rawValue, width: model.width, height: model.height, inks: model.inks))
    let jobs = [(Job.full, false), (.again, false), (.again, true), (.fast, false), (.sleep, false)]
    for (job, breaksWire) in jobs {
      guard model.partial != nil || job != .again, model.fast != nil || job != .fast else { continue }
      var step = 1
      while true {
        let rig = SimulatedRig(model, on: panel)
        rig.wires.isRecording = false
        try rig.show(rig.card)
        if job == .again { try rig.show(rig.card(with: Self.digit)) }
        if breaksWire {
          rig.brokenSPI.failing = step
        } else {
          rig.faults.fail(atStep: rig.faults.steps + step, with: .failed)
        }
        let failed = (try? run(job, on: rig)) == nil
        guard rig.faults.failures + rig.brokenSPI.failures > 0 else { break }
        try #require(failed && rig.wires.panelIsSafe && rig.session.state == .failed, "\(job) step \(step)")
        rig.brokenSPI.failing = nil
        try recovers(rig, "\(job) step \(step)")
        step += 1
      }
      #expect(step > (job == .sleep ? 5 : 10))
    }
  }

  @Test(
    "SPI that fails for good at any transfer leaves the panel in reset or without supply",
    arguments: Job.allCases, [SimulatedPanelWires.Supply.switched, .permanent])
  func deadSPI(job: Job, supply: SimulatedPanelWires.Supply) throws {
    var transfer = 1
    while true {
      let rig = try prepare(job, supply)
      rig.brokenSPI.failing = transfer
      let failed = (try? run(job, on: rig)) == nil
      guard rig.brokenSPI.failures > 0 else { break }
      try #require(failed && rig.wires.panelIsSafe, "transfer \(transfer)")
      rig.brokenSPI.failing = nil
      try recovers(rig, "transfer \(transfer)")
      transfer += 1
    }
    #expect(transfer > 1 || job == .shutDown || job == .sleep)
  }

  @Test("Wires that all fail for good end every call with an error, and recover when they work again")
  func allDead() throws {
    for step in 1...60 {
      let rig = try prepare(.again, .switched)
      rig.faults.fail(atStep: rig.faults.steps + step, with: .gone, forever: true)
      guard (try? run(.again, on: rig)) == nil else { break }
      #expect(throws: PanelError.self) { try rig.session.sleep() }
      #expect(throws: PanelError.self) { try rig.session.shutDown() }
      rig.faults.clear()
      try recovers(rig, "step \(step)", isForgiven: true)
    }
  }

  /// The next refresh is a full one, shows the right picture and forgives nothing.
  private func recovers(_ rig: SimulatedRig, _ place: String, isForgiven: Bool = false) throws {
    let next = rig.card(with: PixelRect(x: 20, y: 20, width: 50, height: 50))
    let session = rig.session
    try #require(session.shown == nil, "\(place)")
    let plan = RefreshPlanner.plan(
      shown: session.shown, wanted: next, history: RefreshHistory(), model: rig.model, now: .seconds(600))
    try #require(try session.refresh(to: next, plan: plan).mode == .full, "\(place)")
    try #require(rig.wires.glass.frame == next, "\(place)")
    try #require(rig.wires.panelIsSafe, "\(place)")
    let allowed: Set<Misuse.Rule> = [.interruptedRefresh, .powerRemovedWhileDriving]
    let misuses = rig.wires.misuses.filter { !allowed.contains($0.rule) }
    if !isForgiven { try #require(misuses == [], "\(place)") }
    // And a partial one after it.
    guard rig.model.partial != nil else { return }
    let after = rig.card(with: PixelRect(x: 20, y: 20, width: 50, height: 60))
    try #require(try rig.show(after).mode == .partial)
    try #require(rig.wires.glass.frame == after, "\(place)")
  }

  @Test("No supply, because the PWR line is not wired: BUSY never moves after the reset")
  func noSupply() throws {
    let rig = try SimulatedRig(Self.model)
    rig.wires.isPowerLineConnected = false
    let error = try #require(thrown(PanelError.self) { try rig.show(rig.card) })
    guard case .neverIdle(let seen) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(seen.phase == .reset && seen.edges == 0 && seen.seen == .high)
    #expect(rig.wires.panelIsSafe)
  }

  @Test("BUSY that floats low: the full refresh is noticed as never begun")
  func floatingLow() throws {
    let rig = try SimulatedRig(Self.model)
    rig.wires.busyFault = .stuck(.low)
    let error = try #require(thrown(PanelError.self) { try rig.show(rig.card) })
    guard case .neverBusy(let seen) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(seen.phase == .full && seen.line == "simulated BUSY" && seen.expected == .high)
    #expect(rig.wires.panelIsSafe)
    rig.wires.busyFault = nil
    try rig.show(rig.card)
    #expect(rig.wires.glass.frame == rig.card)
  }

  @Test("BUSY stuck in the middle of a refresh ends at the deadline, twice the typical time and two seconds")
  func stuckInRefresh() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    rig.wires.glass.celsius = 25
    let start = rig.clock.now
    rig.wires.busyFault = .stuck(.high)
    let error = try #require(
      thrown(PanelError.self) {
        try rig.session.refresh(to: rig.card, plan: .full(.requested))
      })
    guard case .neverIdle = error else {
      Issue.record("\(error)")
      return
    }
    #expect(rig.clock.now - start < Self.model.full.deadline + .seconds(3))
    #expect(rig.wires.panelIsSafe && rig.session.shown == nil)
  }

  @Test("The cable pulled out between two refreshes, and put back: full again, and right")
  func cable() throws {
    let rig = try SimulatedRig(Self.model)
    try rig.show(rig.card)
    rig.wires.isPanelConnected = false
    #expect(throws: PanelError.self) { try rig.show(rig.card(with: Self.digit)) }
    rig.wires.isPanelConnected = true
    let report = try rig.show(rig.card(with: Self.digit))
    #expect(report.mode == .full)
    #expect(rig.wires.glass.frame == rig.card(with: Self.digit))
    #expect(rig.wires.panelIsSafe)
  }
}
