import InkBitmap
import InkBuses
import InkSimulation
import Testing

@testable import InkPanels

@Suite struct MissingWireTests {
  /// A row and the wire that is taken from it.
  static let rows: [(String, MissingWire)] = [
    ("waveshare-2in13-v4", .dataCommand), ("waveshare-7in5-v2", .dataCommand),
    ("waveshare-13in3e", .secondChipSelect), ("waveshare-6in-it8951", .readableBus),
  ]

  @Test("A wire that the panel needs and has not is told before any other moves", arguments: rows)
  func missing(name: String, wire: MissingWire) throws {
    let rig = try SimulatedRig(.row(name))
    var wires = rig.panelWires
    switch wire {
    case .dataCommand: wires.dataCommand = nil
    case .secondChipSelect: wires.secondSPI = nil
    case .readableBus: wires.spi = WriteOnly(wires.spi)
    }
    let session = PanelSession(model: rig.model, wires: wires)
    let error = PanelError.missingWire(wire, model: name)
    #expect(throws: error) { try session.probe() }
    #expect(throws: error) { try session.sleep() }
    #expect(throws: error) { try session.refresh(to: rig.card, plan: .full(.requested)) }
    #expect(rig.faults.steps == 0 && session.state == .off)
  }

  @Test("A panel behind an IT8951 needs no D/C")
  func parallel() throws {
    let rig = try SimulatedRig(.row("waveshare-6in-it8951"))
    rig.wires.isRecording = false
    var wires = rig.panelWires
    wires.dataCommand = nil
    let session = PanelSession(model: rig.model, wires: wires)
    try session.refresh(to: rig.card, plan: .full(.requested))
    #expect(rig.wires.glass.frame == rig.card && rig.wires.misuses == [])
    try session.shutDown()
    #expect(rig.wires.panelIsSafe && session.state == .off)
  }

  /// A bus whose MISO is not wired.
  final class WriteOnly: SPIDevice {
    private let spi: any SPIDevice
    init(_ spi: any SPIDevice) { self.spi = spi }
    var name: String { spi.name }
    func write(_ segments: [[UInt8]]) throws(BusError) { try spi.write(segments) }
  }
}
