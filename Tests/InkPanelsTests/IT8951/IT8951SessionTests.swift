import InkBitmap
import InkBuses
import InkSimulation
import Testing

@testable import InkPanels

/// What the session makes of an IT8951: what it tells of itself, and what is wrong with it.
@Suite struct IT8951SessionTests {
  static let model = PanelModel.row("waveshare-6in-it8951")

  @Test("A probe tells the size of a panel that is not the model's, and only a refresh refuses it")
  func otherSize() throws {
    let model = PanelModel.row("waveshare-6in-hd-it8951")
    let rig = try SimulatedRig(model, panel: Self.model.name)
    let probe = try rig.session.probe()
    let identity = try #require(probe.identity)
    #expect(probe.answers && identity.width == 800 && identity.height == 600)
    #expect(rig.session.state == .asleep && rig.wires.panelIsSafe)
    #expect(throws: PanelError.parallel(.otherSize(width: 800, height: 600, model: model.name))) {
      try rig.session.refresh(to: rig.card, plan: .full(.requested))
    }
    #expect(rig.wires.misuses == [] && rig.wires.panelIsSafe && rig.session.shown == nil)
  }

  @Test("A panel that is off is told by the line that did not move, one that says nothing by its silence")
  func off() throws {
    let rig = try SimulatedRig(Self.model)
    rig.wires.isPanelConnected = false
    let story = try #require(Self.story { _ = try rig.session.probe() })
    #expect(story.phase == .reset && story.edges == 0 && story.typical == .milliseconds(1700))
    #expect(rig.session.state == .failed && rig.wires.panelIsSafe)
    let mute = try SimulatedRig(Self.model)
    mute.wires.isPanelConnected = false
    mute.wires.busyBias = .high
    #expect(throws: PanelError.parallel(.noAnswer)) { try mute.session.probe() }
  }

  @Test("HRDY that sticks after a good picture did not move, whatever it did while the picture was sent")
  func stuckLater() throws {
    let rig = try SimulatedRig(Self.model)
    rig.wires.isRecording = false
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    rig.wires.busyFault = .stuck(.low)
    let story = try #require(
      Self.story { try rig.session.refresh(to: rig.card, plan: .full(.requested)) })
    #expect(story.phase == .transfer && story.edges == 0 && story.typical == .milliseconds(1))
  }

  @Test("HRDY without contact holds a picture up no longer than one that sticks")
  func flickering() throws {
    let rig = try SimulatedRig(Self.model)
    rig.wires.isRecording = false
    rig.wires.busyFault = .flickering(period: .microseconds(1))
    let start = rig.clock.now
    _ = try? rig.session.probe()
    #expect(rig.clock.now - start < .seconds(8))
  }

  @Test("A session that starts on glass which a crash left driven takes it over")
  func takesOver() throws {
    let rig = try SimulatedRig(Self.model, supply: .permanent)
    rig.wires.isRecording = false
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    // Another program woke the controller, began to show the whole glass, and died.
    for words: [UInt16] in [[0x6000, 0x0001], [0x6000, 0x0034], [0x0000, 0, 0, 800, 600, 2]] {
      rig.clock.pause(.milliseconds(1))
      try rig.wires.spi.write([words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }])
    }
    #expect(!rig.wires.panelIsSafe && rig.wires.misuses == [])
    let next = PanelSession(model: Self.model, wires: rig.panelWires)
    try next.sleep()
    #expect(rig.wires.panelIsSafe && next.state == .asleep)
    // The reset that starts the controller ends what was being shown.
    #expect(rig.wires.misuses.map(\.rule) == [.interruptedRefresh])
    try next.refresh(to: rig.card, plan: .full(.requested))
    #expect(rig.wires.glass.frame == rig.card && rig.wires.panelIsSafe)
  }

  /// What was seen of HRDY where `work` failed because it stayed low.
  private static func story(_ work: () throws -> Void) -> BusyObservation? {
    do {
      try work()
    } catch PanelError.parallel(.neverReady(let story)) {
      return story
    } catch {}
    return nil
  }
}
