import Foundation
import Testing

@testable import InkBoards

/// No file ends the process: what is wrong is told, whatever it is.
@Suite struct AnyFileTests {
  /// Numbers that are the same on every run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      // SplitMix64.
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  static let display = """
    board = "simulated"
    locale = "de_DE"
    time_zone = "Europe/Berlin"
    [refresh]
    quiet_hours = ["23:00-06:30"]
    full_every = "1h30m"
    maximum_partials = 10
    [[widget]]
    kind = "battery" # é
    slot = "circular.1"
    [[widget]]
    kind = "pressure"
    frame = [0, -1, 76.5, 76]
    configuration = { at = 2024-02-29T01:02:03Z, "ü" = [1, 'x', true, inf], deep.er.key = {} }
    """

  static let fragments: [[UInt8]] =
    [
      "\"", "\"\"\"", "'", "'''", "[", "]", "[[", "{", "}", "=", ".", ",", "#", "\n", "\r", "\0", "é", "“",
      "\u{FEFF}", "\u{2028}",
      "\\u12", "\\U0011FFFF", "1e999", "99999999999999999999", "-", "0x", "23:00", "widget", "panel", "GPIO",
      "\"GPIO99\"",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  func damaged(_ bytes: [UInt8], by generator: inout Generator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0...4, using: &generator) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...9, using: &generator)))
      case 1: bytes.insert(contentsOf: Self.fragments.randomElement(using: &generator) ?? [], at: place)
      case 2 where place < bytes.count: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
      case 3: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: bytes.prefix(Int.random(in: 0...40, using: &generator)), at: place)
      }
    }
    return bytes
  }

  @Test("every beginning of a display file gives settings or a fault with a place")
  func truncated() {
    let bytes = Array(Self.display.utf8)
    for count in bytes.indices { check(display: Array(bytes.prefix(count))) }
  }

  @Test("every beginning of a board file gives a board or a fault with a place")
  func truncatedBoard() {
    for text in BuiltInBoards.texts.values {
      let bytes = Array(text.utf8)
      for count in bytes.indices { check(board: Array(bytes.prefix(count))) }
    }
  }

  @Test("thousands of damaged files give settings, a board, or a fault with a place", arguments: 1...8)
  func damaged(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    let boards = BuiltInBoards.texts.sorted { $0.key < $1.key }.map { Array($0.value.utf8) }
    for _ in 0..<250 {
      check(display: damaged(Array(Self.display.utf8), by: &generator))
      check(board: damaged(boards.randomElement(using: &generator) ?? [], by: &generator))
    }
  }

  func check(display bytes: [UInt8]) {
    do {
      _ = try DisplayFile.parse(bytes, file: "x.toml", vocabulary: vocabulary)
    } catch {
      check(error.faults, text: error.description)
    }
  }

  func check(board bytes: [UInt8]) {
    do {
      _ = try BoardFile.parse(bytes, named: "x", file: "x.toml", vocabulary: vocabulary)
    } catch {
      check(error.faults, text: error.description)
    }
  }

  func check(_ faults: [FileFault], text: String) {
    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0.line >= 1 && $0.column >= 1 })
    // What stands in the file does not move the terminal, or forge a line of the message.
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 3, "\(text)")
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
  }
}
