import InkBitmap
import InkBuses

@testable import InkSimulation

/// A panel on wires, driven by byte lists in the way datasheets write sequences.
final class SSDSession {
  let clock = VirtualClock()
  let wires: SimulatedPanelWires

  init(
    _ panel: SimulatedPanel, supply: SimulatedPanelWires.Supply = .permanent
  ) {
    wires = SimulatedPanelWires(panel: panel, clock: clock, supply: supply)
  }

  var simulator: SSDSimulator? { wires.controller as? SSDSimulator }
  var rules: [Misuse.Rule] { wires.misuses.map(\.rule) }

  /// A command with its data.
  func send(_ command: UInt8, _ data: [UInt8] = []) throws {
    try wires.dataCommand.set(.low)
    try wires.spi.write([[command]])
    guard !data.isEmpty else { return }
    try wires.dataCommand.set(.high)
    try wires.spi.write([data])
  }

  /// RST low for 2 ms.
  func pulseReset() throws {
    try wires.reset.set(.low)
    clock.pause(.milliseconds(2))
    try wires.reset.set(.high)
    clock.pause(.milliseconds(10))
  }

  /// Waits until BUSY is low; gives the time it was high.
  @discardableResult
  func waitIdle() throws -> Duration {
    clock.pause(.milliseconds(1))
    let start = clock.now
    while try wires.busy.level() == .high {
      guard try wires.busy.nextEdge(within: .seconds(60)) != nil else { break }
    }
    return clock.now - start
  }

  /// Update control and activation.
  @discardableResult
  func update(_ control: UInt8) throws -> Duration {
    try send(0x22, [control])
    try send(0x20)
    return try waitIdle()
  }

  /// Window and counters, X in bytes.
  func window(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) throws {
    try send(0x44, [UInt8(x.lowerBound), UInt8(x.upperBound)])
    try send(0x45, word(y.lowerBound) + word(y.upperBound))
    try send(0x4E, [UInt8(x.lowerBound)])
    try send(0x4F, word(y.lowerBound))
  }

  /// A cold start of a 122 x 250 panel.
  func start() throws {
    try pulseReset()
    try waitIdle()
    try send(0x12)
    try waitIdle()
    try send(0x01, [0xF9, 0x00, 0x00])
    try send(0x11, [0x03])
    try window(0...15, 0...249)
    try send(0x3C, [0x05])
    try send(0x21, [0x00, 0x80])
    try send(0x18, [0x80])
    try waitIdle()
  }

  /// A frame as memory wants it: 1 is white.
  func bytes(_ frame: Frame) -> [UInt8] { frame.bytes.map { ~$0 } }

  /// The frame in both planes, then a full refresh.
  @discardableResult
  func showFull(_ frame: Frame) throws -> Duration {
    try window(0...(frame.bytesPerRow - 1), 0...(frame.height - 1))
    try send(0x24, bytes(frame))
    try send(0x26, bytes(frame))
    return try update(0xF7)
  }

  func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
}

/// A frame with one corner of each size blackened, unlike itself in any turn or mirror.
func cornerFrame(width: Int, height: Int) -> Frame {
  var frame = Frame(width: width, height: height)
  frame.fill(PixelRect(x: 0, y: 0, width: 5, height: 3))
  frame.fill(PixelRect(x: width - 9, y: 0, width: 9, height: 2))
  frame.fill(PixelRect(x: 0, y: height - 4, width: 17, height: 4))
  return frame
}
