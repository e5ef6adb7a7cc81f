import InkCodes
import InkErrors
import Testing

@testable import InkHost

@Suite("QRCode")
struct QRCodeTests {
  /// Version 2, correction L, byte mode, as the `qrencode` program writes it; readers read it.
  static let clock = """
    #######...#.#.#.#.#######
    #.....#.#.#..#.##.#.....#
    #.###.#.....#...#.#.###.#
    #.###.#.###.###...#.###.#
    #.###.#..#......#.#.###.#
    #.....#.##.#####..#.....#
    #######.#.#.#.#.#.#######
    .........###..#.#........
    #####.####.#.#...#.#.#.#.
    .##.##..#.#.##...#.#...#.
    ..#...#.#.#..####..#.#.##
    #.#..#.##...#.###.##....#
    ###.#.#.###.####.##.#.###
    ##.#.#..##......#..#.#.#.
    #....##..#.###.#..####.##
    #...#..##.##..#######...#
    #.###.##.#.####.#####.#..
    ........##..##.##...##...
    #######.#.....#.#.#.#.###
    #.....#..####...#...##.##
    #.###.#.#..##########.#..
    #.###.#.#..#.#.#.##.#####
    #.###.#.##...###.....##.#
    #.....#.#..##.#.##.###..#
    #######.#...###..########
    """

  @Test("A link is the code that readers read as that link")
  func matrix() throws {
    let code = try QRCode("https://example.org/clock", .low)
    let rows = (0..<code.side).map { row in
      String((0..<code.side).map { code[$0, row] ? "#" : "." })
    }
    #expect(rows.joined(separator: "\n") == Self.clock)
    #expect(code.fullSide == 33)
  }

  @Test(
    "The least version that holds a text is taken (ISO/IEC 18004, capacities in bytes)",
    arguments: [
      (17, QRCode.Correction.low, 21), (18, .low, 25), (53, .low, 29), (54, .low, 33), (14, .medium, 21),
      (15, .medium, 25),
    ])
  func versions(bytes: Int, correction: QRCode.Correction, side: Int) throws {
    #expect(try QRCode(String(repeating: "a", count: bytes), correction).side == side)
  }

  @Test("A text that no code holds is an error")
  func tooLong() {
    #expect(throws: QRCodeError.tooLong(characters: 3000)) {
      try QRCode(String(repeating: "a", count: 3000), .low)
    }
  }

  @Test(
    "Errors say what to do",
    arguments: [
      (.noLibrary, "no QR code, since libqrencode is not installed: `apt install libqrencode4`"),
      (
        .tooLong(characters: 3000),
        "no QR code, since its text of 3000 characters is longer than any holds: shorten it"
      ),
      (
        .noRoom(modules: 41, pixels: 82, width: 76, height: 76),
        "no QR code, since its 41 modules with the margin need 82 × 82 pixels and its place has 76 × 76: "
          + "give it a larger place or a shorter text"
      ),
      (
        .noLink,
        "no QR code, since it has no widgetURL and no Link: write the text of one, as qr_code = \"https://…\""
      ),
    ] as [(QRCodeError, String)])
  func errors(error: QRCodeError, text: String) { #expect(error.description == text) }
}
