extension BoardReader {
  /// The board's row of buttons.
  mutating func readButtons(_ readers: [TableReader], chip: String?) -> [Board.Button] {
    for reader in readers { reader.require("line", example: "5") }
    // Which pages there are is the display file's to say.
    return readers.readButtons(pages: nil) { readLine("line", of: $0, chip: chip, example: "5") }
      .filter { $0.line != nil }
  }
}
