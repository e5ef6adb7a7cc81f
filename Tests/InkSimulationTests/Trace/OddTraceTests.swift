import InkBitmap
import Testing

@testable import InkSimulation

/// Traces that begin in the middle, are cut off, or were made for another panel than the one named.
@Suite("Odd traces")
struct OddTraceTests {
  /// A picture in each dialect, and windows in it that lie outside smaller glass.
  private static let streams: [(chip: String, text: String)] = [
    (
      "SSD1680",
      """
      reset low
      reset high
      busy
      command 12
      busy
      command 01
      data 27 01 00
      command 44
      data 00 0f
      command 45
      data 00 00 27 01
      command 4e
      data 00
      command 4f
      data 00 00
      command 24
      data 00 ff 00 ff
      command 26
      data ff ff
      command 32
      data 80 66
      command 22
      data f7
      command 20
      busy
      command 44
      data 0a 0c
      command 45
      data fa 00 ff 00
      command 24
      data 00 00 00
      command 22
      data ff
      command 20
      busy
      command 10
      data 01
      """
    ),
    (
      "UC8179",
      """
      reset low
      reset high
      busy
      command 00
      data 1f
      command 04
      busy
      command 61
      data 03 20 01 e0
      command 10
      data ff ff
      command 13
      data 00 ff
      command 12
      busy
      command 91
      command 90
      data 01 90 01 97 01 00 01 10 01
      command 13
      data 00 00
      command 12
      busy
      command 07
      data a5
      """
    ),
    (
      "JD79665",
      """
      reset low
      reset high
      busy
      command 04
      busy
      command 61
      data 03 20 01 e0
      command 10
      data 1b 1b
      command 12
      data 00
      busy
      command 83
      data 01 90 01 97 01 00 01 10 01
      command 10
      data 00 00
      command 12
      data 00
      busy
      command 02
      data 00
      busy
      command 07
      data a5
      """
    ),
  ]

  private static let sizes = [
    (1, 1), (7, 3), (8, 8), (9, 1), (122, 250), (250, 122), (400, 2), (2, 400), (480, 800), (1025, 9),
    (1304, 16),
    (4096, 1), (1, 4096),
  ]

  /// A glass of that size is always shown, whatever is sent.
  private func replay(_ events: some Sequence<WireTrace.Event>, _ chip: String, _ size: (Int, Int)) throws {
    let panel = try #require(SimulatedPanel(controller: chip, width: size.0, height: size.1))
    let glass = TraceReplay(WireTrace(Array(events)), on: panel).glass
    #expect(glass.frame.width == size.0 && glass.frame.height == size.1, "\(chip) \(size)")
  }

  @Test("Every controller takes every stream, at every size", arguments: SimulatedPanel.controllers)
  func sizes_areTaken(chip: String) throws {
    for stream in Self.streams {
      let events = try WireTrace(parsing: stream.text).events
      for size in Self.sizes { try replay(events, chip, size) }
    }
  }

  @Test("A trace may begin and end anywhere", arguments: 0..<Self.streams.count)
  func pieces_areTaken(index: Int) throws {
    let (chip, text) = Self.streams[index]
    let events = try WireTrace(parsing: text).events
    for i in events.indices {
      try replay(events.dropFirst(i), chip, (122, 250))
      try replay(events.prefix(i), chip, (122, 250))
    }
  }

  @Test(
    "Commands of no chip, with and without data, are noted and change nothing",
    arguments: 0..<Self.streams.count)
  func unknownCommands_areTaken(index: Int) throws {
    let (chip, text) = Self.streams[index]
    let events = try WireTrace(parsing: text).events
    for command in UInt8.min...UInt8.max {
      for data in [[], [0xFF], [UInt8](repeating: 0xA5, count: 300)] {
        try replay(
          [.command(command), .data(data)] + events + [.command(command), .data(data)], chip, (32, 8))
      }
    }
  }

  @Test("A window past the glass drives nothing of it", arguments: ["JD79665", "SSD2677", "E673", "UC8159"])
  func windowsPastTheGlass(chip: String) throws {
    let bits = chip == "JD79665" || chip == "SSD2677" ? 2 : 4
    let picture = [UInt8](repeating: 0x00, count: 16 * 8 * bits / 8)
    try replay(
      [
        .command(0x04), .busy, .command(0x10), .data(picture), .command(0x12), .busy, .command(0x83),
        .data([0x01, 0x90, 0x01, 0x97, 0x01, 0x00, 0x01, 0x10, 0x01]), .command(0x10), .data(picture),
        .command(0x12), .busy,
      ], chip, (16, 8))
  }

  @Test("Memory is as wide as the glass, past the 1024 columns an address has")
  func wideGlass_isShown() throws {
    let text = """
      command 00
      data 1f
      command 04
      busy
      command 13
      data \(Array(repeating: "00", count: 170).joined(separator: " "))
      command 12
      busy
      """
    let panel = try #require(SimulatedPanel(controller: "UC8179", width: 1360, height: 2))
    let glass = TraceReplay(try WireTrace(parsing: text), on: panel).glass
    #expect(glass[1359, 0] == .black && glass[0, 0] == .black && glass[0, 1] == .white)
  }
}
