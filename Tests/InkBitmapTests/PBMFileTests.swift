import InkBitmap
import InkErrors
import InkTestKit
import Testing

@Suite struct PBMFileTests {
  @Test(
    "plain pictures in every layout the format allows",
    arguments: [
      "P1\n3 2\n1 0 1\n0 1 0\n", "P1 3 2 101010", "P1#c\n#d\n3#e\n 2\n10 #1\n1\r\n010",
      "P1\t3\u{0B}2\u{0C}101 010 1 1",
    ])
  func plain(text: String) throws {
    expectPattern(try PBMFile.decode(Array(text.utf8)), "#.#\n.#.")
  }

  @Test("packed rows begin on bytes, bits past the width do not count")
  func packed() throws {
    let bytes = Array("P4 # rows\n10 2\n".utf8) + [0x80, 0x7F, 0x01, 0x80]
    expectPattern(try PBMFile.decode(bytes), "#........#\n.......##.")
  }

  @Test("the first packed byte may look like white space")
  func packedWhitespace() throws {
    let bytes = Array("P4\n8 2\n".utf8) + [0x0A, 0x20]
    #expect(try PBMFile.decode(bytes).bytes == [0x0A, 0x20])
  }

  @Test("what is written reads back", arguments: frameSizes)
  func roundTrip(width: Int, height: Int) throws {
    var dice = Dice(width)
    let frame = dice.frame(width: width, height: height)
    #expect(try PBMFile.decode(PBMFile.encode(frame)) == frame)
  }

  @Test("a header is as short as can be")
  func header() {
    #expect(PBMFile.encode(Frame(width: 3, height: 1)) == Array("P4\n3 1\n\0".utf8))
  }

  @Test(
    "what is wrong is told with its place",
    arguments: [
      ("", PBMError.Kind.notPBM, 0, 1), ("P2 1 1 0", .notPBM, 0, 1), ("P11 1 1", .notPBM, 2, 1),
      ("\u{89}PNG\r\n", .notPBM, 0, 1), ("P1", .notPBM, 2, 1),
      ("P1\n# size\nx 4", .badNumber("width"), 10, 3), ("P1\n3 -1\n", .badNumber("height"), 5, 2),
      ("P4 99999999999999999999 1 ", .badNumber("width"), 21, 1), ("P1\n", .truncated(missing: nil), 3, 2),
      ("P1 0 5 ", .empty(width: 0, height: 5), 6, 1),
      (
        "P4 4294967296 4294967296 ",
        .tooLarge(width: 1 << 32, height: 1 << 32, maximumPixels: 16 << 20), 24, 1
      ),
      ("P4 5000 5000 ", .tooLarge(width: 5000, height: 5000, maximumPixels: 16 << 20), 12, 1),
      ("P1\n2 2\n10\n12", .unexpected(UInt8(ascii: "2")), 11, 4),
      ("P4 8 1x", .unexpected(UInt8(ascii: "x")), 6, 1), ("P4 8 3", .truncated(missing: 3), 6, 1),
      ("P4 8 3 ab", .truncated(missing: 1), 9, 1), ("P1 4096 4096 1", .truncated(missing: nil), 14, 1),
      ("P1 2 2 1 0 1", .truncated(missing: nil), 12, 1),
    ])
  func damaged(text: String, kind: PBMError.Kind, offset: Int, line: Int) {
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(throws: PBMError(kind, name: "a.pbm", offset: offset, line: line)) {
      try PBMFile.decode(bytes, name: "a.pbm")
    }
  }

  @Test("a caller may accept less")
  func limit() throws {
    let bytes = PBMFile.encode(Frame(width: 10, height: 10))
    #expect(throws: PBMError.self) { try PBMFile.decode(bytes, maximumPixels: 99) }
    _ = try PBMFile.decode(bytes, maximumPixels: 100)
  }

  @Test(
    "what a person reads",
    arguments: [
      (
        PBMError.Kind.notPBM, "a.pbm is not a PBM picture: it does not begin with P1 or P4.",
        "It is in another format.", "Convert it to PBM, for example with: convert PICTURE pbm:OUT.pbm"
      ),
      (
        .badNumber("width"), "a.pbm has no usable width in line 2, at byte 7.",
        "The header is damaged; it is P1 or P4, the width and the height.", "Write the picture again."
      ),
      (
        .empty(width: 0, height: 5), "a.pbm has no pixel: it is 0 × 5.",
        "The program that wrote it had no picture.", "Write the picture again, at least 1 × 1."
      ),
      (
        .tooLarge(width: 5000, height: 5000, maximumPixels: 9),
        "a.pbm is 5000 × 5000 pixels; at most 9 pixels are read.",
        "The header is damaged, or the picture is not meant for a panel.",
        "Scale the picture to the size of the panel."
      ),
      (
        .unexpected(0x0A), "a.pbm has the unexpected byte 0x0A in line 2, at byte 7.",
        "The picture is damaged, or its header gives another size than it has.", "Write the picture again."
      ),
      (
        .truncated(missing: 1), "a.pbm ends too early in line 2, at byte 7: 1 byte is missing.",
        "It was not written or copied to its end.", "Copy or write the picture again."
      ),
      (
        .truncated(missing: nil), "a.pbm ends too early in line 2, at byte 7.",
        "It was not written or copied to its end.", "Copy or write the picture again."
      ),
    ])
  func explanation(kind: PBMError.Kind, what: String, cause: String, remedy: String) {
    let error = PBMError(kind, name: "a.pbm", offset: 7, line: 2)
    #expect(error.explanation == Explanation(what, cause: cause, remedy: remedy))
    #expect(error.exitStatus == .badData)
  }
}
