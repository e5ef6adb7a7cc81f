import InkBitmap
import InkSimulation
import Testing

@testable import InkPanels

/// Bytes of a whole refresh of the rarer controllers, worked out by hand from their command tables.
@Suite struct WireBytesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var model: String
    var command: UInt8
    var bytes: [UInt8]
    /// Why these.
    var why: String
    var testDescription: String { "\(model) \(String(command, radix: 16)): \(why)" }

    init(_ model: String, _ command: UInt8, _ bytes: [UInt8], _ why: String) {
      (self.model, self.command, self.bytes, self.why) = (model, command, bytes, why)
    }
  }

  static let rows: [Row] = [
    // 1600 × 1200 turned: each chip is told 1200 = 0x4B0 by 800 = 0x320, half of the 1600 lines.
    Row("waveshare-13in3e", 0x61, [0x04, 0xB0, 0x03, 0x20], "a half of the glass"),
    Row("waveshare-13in3e", 0xF0, [0x49, 0x55, 0x13, 0x5D, 0x05, 0x10], "the unlock"),
    Row("waveshare-13in3e", 0x00, [0xDF, 0x6B], "the panel setting"),
    Row("waveshare-13in3e", 0x50, [0x37], "border white (1 << 5), interval 0x17"),
    // 600 = 0x258 by 448 = 0x1C0.
    Row("gooddisplay-gdew0583t7", 0x61, [0x02, 0x58, 0x01, 0xC0], "the size"),
    // 200 by 200: columns in one byte, rows in two.
    Row("gooddisplay-gdew0154z04", 0x61, [0xC8, 0x00, 0xC8], "the size"),
    // 920 = 0x398 by 680 = 0x2A8.
    Row("gooddisplay-gdeh0576t81", 0x61, [0x03, 0x98, 0x02, 0xA8], "the size"),
    Row("gooddisplay-gdeh0576t81", 0x07, [0xA5], "deep sleep's check byte"),
    // 176 = 0xB0 by 264 = 0x108.
    Row("gooddisplay-gdew027w3", 0x61, [0x00, 0xB0, 0x01, 0x08], "the size"),
  ]

  /// What each command's data is in a whole refresh.
  static func writes(_ model: PanelModel) throws -> [(command: UInt8, bytes: [UInt8])] {
    let rig = try SimulatedRig(model)
    var white = Frame(width: model.width, height: model.height)
    white.fill(PixelRect(x: 0, y: 0, width: 3, height: 1))
    try rig.session.refresh(to: white, plan: .full(.requested))
    var writes: [(command: UInt8, bytes: [UInt8])] = []
    for event in rig.wires.trace.events {
      switch event {
      case .command(let command): writes.append((command, []))
      case .data(let bytes): if !writes.isEmpty { writes[writes.count - 1].bytes += bytes }
      default: break
      }
    }
    return writes
  }

  @Test("A register holds what the table says", arguments: rows)
  func register(row: Row) throws {
    let model = PanelModel.row(row.model)
    try #require(model.name == row.model)
    let found = try Self.writes(model).filter { $0.command == row.command }.map(\.bytes)
    #expect(found.contains(row.bytes), "\(found)")
  }

  @Test(
    "Three black pixels and white after them, as each chip packs them",
    arguments: [
      // Four bits a pixel: 0 black, 3 white.
      ("gooddisplay-gdew0583t7", [0x00, 0x03, 0x33, 0x33]),
      // Two bits a pixel: 0 black, 3 white: 00 00 00 11.
      ("gooddisplay-gdeh0576t81", [0x03, 0xFF]),
      // Four bits: 0 black, 1 white.
      ("waveshare-13in3e", [0x00, 0x01, 0x11]),
      // Two bits for black and white: 00 black, 11 white.
      ("gooddisplay-gdew0154z04", [0x03, 0xFF]),
      // One bit: 1 white.
      ("waveshare-7in5b-v2", [0x1F, 0xFF]),
    ] as [(String, [UInt8])])
  func pixels(name: String, first: [UInt8]) throws {
    let model = PanelModel.row(name)
    try #require(model.name == name)
    let pixels = try #require(try Self.writes(model).first { $0.command == 0x10 })
    #expect(Array(pixels.bytes.prefix(first.count)) == first)
  }

  @Test("An IT8951 is told area, waveform and register in words, high byte first")
  func words() throws {
    let rig = try SimulatedRig(.row("waveshare-6in-it8951"))
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    let transfers = rig.wires.trace.events.compactMap { event -> [UInt8]? in
      if case .data(let bytes) = event { bytes } else { nil }
    }
    func follows(_ first: [UInt8], _ next: [UInt8]) -> Bool {
      zip(transfers, transfers.dropFirst()).contains { $0 == first && $1 == next }
    }
    // SYS_RUN 0001, GET_DEV_INFO 0302 behind the command preamble 6000.
    #expect(transfers.contains([0x60, 0x00, 0x00, 0x01]) && transfers.contains([0x60, 0x00, 0x03, 0x02]))
    // REG_WR 0011 of I80CPCR 0004 = 1: packed writes.
    #expect(follows([0x60, 0x00, 0x00, 0x11], [0x00, 0x00, 0x00, 0x04, 0x00, 0x01]))
    // LD_IMG_AREA 0021: eight bits a pixel (3 << 4), 0, 0, 800 / 8 = 100 = 0x64 bytes, 600 = 0x258 rows.
    #expect(
      follows(
        [0x60, 0x00, 0x00, 0x21],
        [0x00, 0x00, 0x00, 0x30, 0x00, 0x00, 0x00, 0x00, 0x00, 0x64, 0x02, 0x58]))
    // DPY_AREA 0034: 0, 0, 800 = 0x320, 600 = 0x258, GC16 = 2.
    #expect(
      follows(
        [0x60, 0x00, 0x00, 0x34],
        [0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x20, 0x02, 0x58, 0x00, 0x02]))
    // SLEEP 0003 at the end.
    #expect(transfers.last == [0x60, 0x00, 0x00, 0x03])
  }
}
