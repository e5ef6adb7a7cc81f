import InkBuses
import Testing

@testable import InkPanels

@Suite struct PanelLinkTests {
  /// Writes down everything in order.
  final class Recorder: SPIDevice {
    let name = "spi"
    var log: [String] = []
    var failure: BusError?

    func write(_ segments: [[UInt8]]) throws(BusError) {
      if let failure { throw failure }
      log += segments.map { "bytes \($0.map { String($0, radix: 16) }.joined(separator: " "))" }
    }
  }

  final class Line: OutputLine {
    let name: String
    let recorder: Recorder
    init(_ name: String, _ recorder: Recorder) {
      self.name = name
      self.recorder = recorder
    }
    func set(_ level: Level) throws(BusError) {
      if let failure = recorder.failure { throw failure }
      recorder.log.append("\(name) \(level.rawValue)")
    }
  }

  let recorder = Recorder()

  func link() -> PanelLink {
    let clock = HandClock()
    return PanelLink(
      PanelWires(
        spi: recorder, dataCommand: Line("dc", recorder), reset: Line("reset", recorder),
        busy: ScriptedBusy(clock, .low), clock: clock))
  }

  @Test("D/C is low for the command and high for its data")
  func order() throws {
    try link().send(0x44, [0x00, 0x0F])
    #expect(recorder.log == ["dc low", "bytes 44", "dc high", "bytes 0 f"])
  }

  @Test("D/C moves only when it has to")
  func onlyChanges() throws {
    let link = link()
    try link.send(0x12)
    try link.send(0x20)
    try link.send(0x10, [0x01])
    #expect(recorder.log == ["dc low", "bytes 12", "bytes 20", "bytes 10", "dc high", "bytes 1"])
    #expect(link.traffic == PanelLink.Traffic(bytes: 4, transfers: 4, lineSets: 2))
  }

  @Test("After a failure D/C is set again, since its level is not known")
  func afterFailure() throws {
    let link = link()
    try link.send(0x12)
    let failure = BusError(.failed, node: "dc", operation: "drive", errno: 5)
    recorder.failure = failure
    link.phase = .transfer
    #expect(throws: PanelError.bus(failure, phase: .transfer)) { try link.send(0x24, [0xFF]) }
    #expect(throws: PanelError.bus(failure, phase: .transfer)) { try link.setDataCommand(.high) }
    recorder.failure = nil
    recorder.log = []
    try link.send(0x12)
    #expect(recorder.log == ["dc low", "bytes 12"])
  }

  @Test("Without a supply switch setting it does nothing")
  func noPower() throws {
    let link = link()
    try link.setPower(.high)
    #expect(link.traffic.lineSets == 0 && recorder.log.isEmpty)
  }
}
