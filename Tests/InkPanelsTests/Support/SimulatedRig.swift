import InkBitmap
import InkBuses
import InkPanels
import InkSimulation
import Testing

/// A session on a simulated panel, and what a test asks of both.
final class SimulatedRig {
  let model: PanelModel
  let clock = VirtualClock()
  let faults = FaultPlan()
  let wires: SimulatedPanelWires
  let brokenSPI: FailingSPI
  let panelWires: PanelWires
  var session: PanelSession

  /// `panel` is the simulated panel's name where it is not the model's.
  convenience init(
    _ model: PanelModel, panel: String? = nil, supply: SimulatedPanelWires.Supply = .switched
  ) throws {
    self.init(model, on: try #require(SimulatedPanel.named(panel ?? model.name)), supply: supply)
  }

  init(_ model: PanelModel, on panel: SimulatedPanel, supply: SimulatedPanelWires.Supply = .switched) {
    self.model = model
    wires = SimulatedPanelWires(
      panel: panel, clock: clock, supply: supply,
      faults: faults)
    // Pulled towards busy, so that a missing panel is noticed.
    wires.busyBias = model.controller.busyLevel
    wires.queuedEdges = model.controller.queuedEdges
    brokenSPI = FailingSPI(wires.spi)
    panelWires = PanelWires(
      spi: brokenSPI, secondSPI: wires.secondSPI, dataCommand: wires.dataCommand, reset: wires.reset,
      busy: wires.busy,
      power: supply == .switched ? wires.power : nil, clock: clock)
    session = PanelSession(model: model, wires: panelWires)
  }

  var card: Frame { TestCard.frame(width: model.width, height: model.height) }

  /// Something in the second ink, unlike at its corners and over black in part.
  var colorCard: Frame {
    var frame = Frame(width: model.width, height: model.height)
    frame.fill(PixelRect(x: 4, y: 4, width: model.width / 3, height: 7))
    frame.fill(PixelRect(x: model.width - 9, y: model.height / 2, width: 9, height: 20))
    return frame
  }

  /// The card with a stripe of every coloured ink across it, each with another on its end.
  var inkCard: ColorFrame {
    var picture = ColorFrame(card, inks: model.inks)
    let colored = model.inks.filter(\.isColored)
    for (i, ink) in colored.enumerated() {
      let y = model.height / 3 + 5 * i
      picture.fill(PixelRect(x: 5 + i, y: y, width: model.width - 11 - 2 * i, height: 4), with: ink)
      picture.fill(
        PixelRect(x: model.width - 12, y: y + 1, width: 3, height: 2), with: colored[(i + 1) % colored.count])
    }
    return picture
  }

  /// The card with something on it.
  func card(with rects: PixelRect...) -> Frame {
    var frame = card
    for rect in rects { frame.fill(rect) }
    return frame
  }

  /// Plans the change with an empty history and carries it out.
  @discardableResult
  func show(_ frame: Frame) throws -> RefreshReport {
    var history = RefreshHistory()
    history.loss = nil
    history.lastFull = .zero
    history.lastPartial = .zero
    let plan = RefreshPlanner.plan(
      shown: session.shown, wanted: frame, history: history, model: model, now: .seconds(600))
    return try session.refresh(to: frame, plan: plan)
  }

  /// Both planes were right when the glass was driven: the new picture, and beside it the old one or the second ink.
  func expectPlanes(new: Frame, old: Frame? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let planes = wires.glass.lastPlanes else { return }
    #expect(planes.new == new.inverted, "plane of the new picture", sourceLocation: sourceLocation)
    guard let old else { return }
    #expect(planes.old == old, "plane of the old picture", sourceLocation: sourceLocation)
  }

  /// The glass shows `frame`, and `color` over it, nothing forbidden was done, the panel sleeps.
  func expectShown(
    _ frame: Frame, _ color: Frame? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var black = frame
    if let color { for i in black.bytes.indices { black.bytes[i] &= ~color.bytes[i] } }
    #expect(wires.glass.frame == black, sourceLocation: sourceLocation)
    if let color { #expect(wires.glass.colorFrame == color, sourceLocation: sourceLocation) }
    #expect(session.shownColor == color, sourceLocation: sourceLocation)
    #expect(session.shown == black, sourceLocation: sourceLocation)
    #expect(wires.misuses == [], sourceLocation: sourceLocation)
    #expect(wires.panelIsSafe && session.state == .asleep, sourceLocation: sourceLocation)
  }
}

/// SPI that works until told otherwise.
final class FailingSPI: SPIDuplexDevice {
  private let spi: any SPIDevice
  private var transfers = 0
  private(set) var failures = 0
  /// Counted from when it is set: this transfer and all later ones fail.
  var failing: Int? {
    didSet { transfers = 0 }
  }

  init(_ spi: any SPIDevice) { self.spi = spi }

  var name: String { spi.name }

  func write(_ segments: [[UInt8]]) throws(BusError) {
    try count()
    try spi.write(segments)
  }

  func exchange(_ bytes: [UInt8]) throws(BusError) -> [UInt8] {
    try count()
    guard let spi = spi as? any SPIDuplexDevice else {
      throw BusError(.unsupported, node: name, operation: "transfer")
    }
    return try spi.exchange(bytes)
  }

  private func count() throws(BusError) {
    transfers += 1
    guard let failing, transfers >= failing else { return }
    failures += 1
    throw BusError(.failed, node: name, operation: "write", errno: 5)
  }
}
