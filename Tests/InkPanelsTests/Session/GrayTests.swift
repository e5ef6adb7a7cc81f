import InkBitmap
import InkSimulation
import Testing

@testable import InkPanels

/// Black and white panels whose waveforms stop at two greys between.
@Suite struct GrayTests {
  /// Of the parallel panels, which are alike but for their size, one.
  static let rows = PanelCatalog.all.compactMap(\.showingGrays).filter {
    $0.controller != .it8951 || $0.name == "waveshare-6in-it8951"
  }

  /// The test card with four bars across it.
  static func picture(_ model: PanelModel) -> ColorFrame {
    var picture = ColorFrame(
      TestCard.frame(width: model.width, height: model.height), inks: Ink.fourGrays)
    for (i, ink) in Ink.fourGrays.enumerated() {
      picture.fill(
        PixelRect(x: 24, y: 60 + 12 * i, width: model.width - 40 - 5 * i, height: 10), with: ink)
    }
    return picture
  }

  @Test("There are rows with greys on every chip that has a waveform for them")
  func families() {
    #expect(Set(rows.map(\.controller)) == [.ssd1680, .ssd1677, .ssd1683, .uc8179, .it8951])
    #expect(Self.rows.allSatisfy { $0.inks == Ink.fourGrays && $0.secondInk == nil })
    #expect(PanelModel.row("waveshare-2in13b-v4").showingGrays == nil)
  }

  private var rows: [PanelModel] { Self.rows }

  @Test("Four levels are seen where they were drawn, by the waveform for them", arguments: rows)
  func levels(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    rig.wires.isRecording = false
    let picture = Self.picture(model)
    let report = try rig.session.refresh(to: picture, plan: .full(.requested))
    #expect(report.mode == .gray)
    let isSeen = rig.wires.glass.grayPicture == picture
    #expect(isSeen)
    #expect(rig.session.picture == picture)
    #expect(rig.wires.misuses == [])
    #expect(rig.wires.panelIsSafe && rig.session.state == .asleep)
    if let traits = model.grays?.traits { #expect(report.busy < traits.deadline) }
    // Both planes hold two bits of each pixel; an IT8951 has none.
    guard model.controller != .it8951 else { return }
    let mode = try #require(model.grays)
    let planes = try #require(rig.wires.glass.lastPlanes)
    #expect(planes.new == picture.pixels(of: mode.newPlane))
    #expect(planes.old == picture.pixels(of: mode.oldPlane))
  }

  @Test("After greys the next refresh is full whatever was planned, and then parts follow", arguments: rows)
  func after(model: PanelModel) throws {
    let rig = try SimulatedRig(model)
    rig.wires.isRecording = false
    try rig.session.refresh(to: Self.picture(model), plan: .full(.requested))
    let card = rig.card
    #expect(try rig.session.refresh(to: card, plan: .partial([model.bounds], .requested)).mode == .full)
    #expect(rig.wires.glass.frame == card)
    let next = rig.card(with: PixelRect(x: 40, y: 60, width: 16, height: 30))
    let report = try rig.session.refresh(
      to: next, plan: .partial([PixelRect(x: 40, y: 60, width: 16, height: 30)], .requested))
    #expect(report.mode == (model.partial == nil ? nil : .partial))
    #expect(rig.wires.glass.frame == next)
    #expect(rig.wires.misuses == [] && rig.wires.panelIsSafe)
  }

  @Test("What is sent to an IT8951 is time on the bus, and not a busy panel")
  func sending() throws {
    let model = try #require(PanelModel.row("waveshare-6in-it8951").showingGrays)
    let rig = try SimulatedRig(model)
    rig.wires.isRecording = false
    try rig.session.refresh(to: Self.picture(model), plan: .full(.requested))
    // From the second on nothing is cleared, and the controller only wakes.
    let report = try rig.session.refresh(to: Self.picture(model), plan: .full(.requested))
    let sending = Duration.nanoseconds(333) * (model.width * model.height / 2)
    #expect(report.total - report.busy >= sending, "\(report.total), busy \(report.busy)")
    #expect(report.busy >= .milliseconds(300))
  }

  @Test("The planner refreshes the whole screen for greys and after them")
  func planned() throws {
    let model = try #require(PanelModel.row("waveshare-4in2-v2").showingGrays)
    let picture = Self.picture(model)
    let blackAndWhite = ColorFrame(
      TestCard.frame(width: model.width, height: model.height), inks: Ink.fourGrays)
    var history = RefreshHistory()
    history.loss = nil
    history.lastFull = .zero
    func plan(_ shown: ColorFrame, _ wanted: ColorFrame, _ policy: RefreshPolicy = RefreshPolicy())
      -> RefreshPlan
    {
      RefreshPlanner.plan(
        shown: shown, wanted: wanted, history: history, model: model, policy: policy, now: .seconds(600))
    }
    #expect(plan(blackAndWhite, picture) == .full(.grays(pixels: picture.coloredPixels.blackCount)))
    #expect(plan(picture, blackAndWhite) == .full(.pictureUnknown(.gray)))
    #expect(plan(picture, picture) == .none(.unchanged))
    // Where parts are not wanted either: a fast waveform knows no greys.
    var whole = RefreshPolicy()
    whole.allowsPartial = false
    #expect(plan(blackAndWhite, picture, whole) == .full(.grays(pixels: picture.coloredPixels.blackCount)))
    #expect(plan(picture, blackAndWhite, whole) == .full(.pictureUnknown(.gray)))
    var changed = blackAndWhite
    changed[9, 9] = changed[9, 9] == .white ? .black : .white
    #expect(plan(blackAndWhite, changed).mode == .partial)
  }

  @Test(
    "A failing step anywhere leaves the panel safe", arguments: ["waveshare-4in2-v2", "waveshare-7in5-v2"])
  func faults(name: String) throws {
    var model = try #require(PanelModel.row(name).showingGrays)
    (model.width, model.height) = (96, 136)
    let panel = try #require(
      SimulatedPanel(controller: model.controller.rawValue, width: 96, height: 136))
    for step in 1... {
      let rig = SimulatedRig(model, on: panel)
      rig.wires.isRecording = false
      rig.faults.fail(atStep: step, with: .failed)
      let failed =
        (try? rig.session.refresh(to: Self.picture(model), plan: .full(.requested))) == nil
      guard rig.faults.failures > 0 else { break }
      try #require(failed && rig.wires.panelIsSafe && rig.session.picture == nil, "step \(step)")
    }
  }
}

extension Frame {
  /// Black pixels.
  fileprivate var blackCount: Int { bytes.reduce(0) { $0 + $1.nonzeroBitCount } }
}
