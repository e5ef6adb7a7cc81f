import InkBitmap
import InkBuses
import InkPanels
import InkSimulation
import Testing

/// Streams in the order of a vendor's flow charts (Waveshare's sequences of full and partial refresh), beside ours.
///
/// Both are told to show the same picture; what the two glasses show at the end is the same, pixel for pixel.
@Suite("Vendor's streams and ours")
struct VendorStreamTests {
  /// A stream as it is put together.
  private struct Stream {
    private(set) var events: [WireTrace.Event] = []

    mutating func reset() {
      events += [
        .reset(.high), .delay(.milliseconds(20)), .reset(.low), .delay(.milliseconds(2)), .reset(.high),
      ]
      events += [.delay(.milliseconds(20)), .busy]
    }

    mutating func send(_ command: UInt8, _ data: [UInt8] = []) {
      events.append(.command(command))
      if !data.isEmpty { events.append(.data(data)) }
    }

    mutating func wait() { events.append(.busy) }

    /// An update (22) and its activation (20).
    mutating func update(_ control: UInt8) {
      send(0x22, [control])
      send(0x20)
      wait()
    }

    /// Window and counters of a whole memory that counts columns in bytes.
    mutating func window(_ lastByte: UInt8, _ lastLine: Int) {
      send(0x44, [0x00, lastByte])
      send(0x45, [0x00, 0x00, UInt8(lastLine & 0xFF), UInt8(lastLine >> 8)])
      send(0x4E, [0x00])
      send(0x4F, [0x00, 0x00])
    }
  }

  /// 1 is white.
  private static func whites(_ frame: Frame) -> [UInt8] { frame.windowBytes(frame.bounds, inverted: true) }
  /// 1 is black.
  private static func blacks(_ frame: Frame) -> [UInt8] { frame.windowBytes(frame.bounds) }

  private static func smallSolomon(_ controls: [UInt8]) -> Stream {
    var stream = Stream()
    stream.reset()
    stream.send(0x12)
    stream.wait()
    stream.send(0x01, [0xF9, 0x00, 0x00])
    stream.send(0x11, [0x03])
    stream.window(0x0F, 0xF9)
    stream.send(0x3C, [0x05])
    stream.send(0x18, [0x80])
    stream.send(0x21, controls)
    stream.wait()
    return stream
  }

  private static func stream(_ model: String, _ first: Frame, _ second: Frame?) -> WireTrace {
    var stream: Stream
    switch model {
    case "waveshare-2in13-v4":
      stream = smallSolomon([0x00, 0x80])
      stream.send(0x24, whites(first))
      stream.send(0x26, whites(first))
      stream.update(0xF7)
      if let second {
        stream.reset()
        stream.send(0x3C, [0x80])
        stream.send(0x01, [0xF9, 0x00, 0x00])
        stream.send(0x11, [0x03])
        stream.window(0x0F, 0xF9)
        stream.send(0x24, whites(second))
        stream.update(0xFF)
      }
      stream.send(0x10, [0x01])
    case "waveshare-4in2-v2":
      stream = Stream()
      stream.reset()
      stream.send(0x12)
      stream.wait()
      stream.send(0x18, [0x80])
      stream.send(0x21, [0x40, 0x00])
      stream.send(0x3C, [0x05])
      stream.send(0x11, [0x03])
      stream.window(0x31, 0x12B)
      stream.send(0x24, whites(first))
      stream.send(0x26, whites(first))
      stream.update(0xF7)
      if let second {
        stream.send(0x3C, [0x80])
        stream.send(0x21, [0x00, 0x00])
        stream.window(0x31, 0x12B)
        stream.send(0x24, whites(second))
        stream.update(0xFF)
      }
      stream.send(0x10, [0x01])
    default:
      stream = largeUltraChip(first, second)
    }
    return WireTrace(stream.events)
  }

  /// The full picture is sent with 1 for black, the partial one with 1 for white.
  private static func largeUltraChip(_ first: Frame, _ second: Frame?) -> Stream {
    var stream = Stream()
    stream.reset()
    stream.send(0x06, [0x17, 0x17, 0x28, 0x17])
    stream.send(0x01, [0x07, 0x07, 0x28, 0x17])
    stream.send(0x04)
    stream.wait()
    stream.send(0x00, [0x1F])
    stream.send(0x61, [0x03, 0x20, 0x01, 0xE0])
    stream.send(0x15, [0x00])
    stream.send(0x50, [0x10, 0x07])
    stream.send(0x60, [0x22])
    stream.send(0x10, whites(first))
    stream.send(0x13, blacks(first))
    stream.send(0x12)
    stream.wait()
    if let second {
      stream.send(0xE0, [0x02])
      stream.send(0xE5, [0x6E])
      stream.send(0x50, [0xA9, 0x07])
      stream.send(0x91)
      stream.send(0x90, [0x00, 0x00, 0x03, 0x1F, 0x00, 0x00, 0x01, 0xDF, 0x01])
      stream.send(0x13, whites(second))
      stream.send(0x12)
      stream.wait()
    }
    stream.send(0x50, [0xF7])
    stream.send(0x02)
    stream.wait()
    stream.send(0x07, [0xA5])
    return stream
  }

  @Test(
    "Full and partial refreshes end in the same glass",
    arguments: ["waveshare-2in13-v4", "waveshare-4in2-v2", "waveshare-7in5-v2"], [false, true])
  func blackAndWhite(model: String, isPartial: Bool) throws {
    let rig = try SimulatedRig(PanelModel.row(model))
    let panel = try #require(SimulatedPanel.named(model))
    let changed = rig.card(with: PixelRect(x: 21, y: 40, width: 45, height: 33))
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    if isPartial { try rig.show(changed) }
    let wanted = isPartial ? changed : rig.card
    let vendors = TraceReplay(Self.stream(model, rig.card, isPartial ? changed : nil), on: panel)
    let ours = TraceReplay(rig.wires.trace, on: panel)
    #expect(vendors.glass.frame == wanted && ours.glass.frame == wanted && rig.wires.glass.frame == wanted)
    #expect(vendors.glass.picture == ours.glass.picture)
    #expect(ours.misuses == [] && vendors.misuses == [])
    #expect(vendors.isPanelSafe && ours.isPanelSafe)
  }

  @Test("Red over black ends in the same glass, though its plane is sent inverted")
  func red() throws {
    let model = "waveshare-2in13b-v4"
    let rig = try SimulatedRig(PanelModel.row(model))
    let panel = try #require(SimulatedPanel.named(model))
    let picture = ColorFrame(black: rig.card, color: rig.colorCard, ink: .red)
    try rig.session.refresh(to: picture, plan: .full(.requested))
    var stream = Self.smallSolomon([0x80, 0x80])
    stream.send(0x24, Self.whites(rig.card))
    stream.send(0x26, Self.whites(rig.colorCard))
    stream.send(0x20)
    stream.wait()
    stream.send(0x10, [0x01])
    let vendors = TraceReplay(WireTrace(stream.events), on: panel)
    let ours = TraceReplay(rig.wires.trace, on: panel)
    #expect(vendors.glass.picture == ours.glass.picture)
    #expect(vendors.glass.colorFrame == rig.colorCard)
    #expect(ours.misuses == [] && vendors.misuses == [])
  }
}
